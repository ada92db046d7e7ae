import type { Kind } from '../../src/form/fields.ts';
import { exampleInputs } from '../../src/form/inputs.ts';
import { numberFormatter, timeFormatter } from '../../src/form/numbers/formatters.ts';
import type { Units } from '../../src/form/units/units.ts';
import { type FormParts, fieldsOfPage } from '../components/form/form-parts.ts';
import type { LanguageCode } from '../language/languages.ts';
import { type Place, placeOf } from '../model/place.ts';
import { usualUnits } from '../model/preferred-units.ts';
import { hasMoney, type ToolPage } from '../model/tool-page.ts';

/**
 * Returns a regular expression for the regions whose visitors see another example than the page was
 * built with, or `undefined` if there are none.
 */
export function abroadOf(code: LanguageCode, tool: ToolPage, parts: FormParts): string | undefined {
  const kinds = [...new Set(fieldsOfPage(tool, parts).map(({ kind }) => kind))];
  const examples = new Map<string, string>();
  const exampleIn = (locale: string) => {
    const place = placeOf(locale);
    const units = usualUnits(locale);
    const written = kinds.map((kind) => writers[kind]?.(locale));
    // Only fields of the page's own know the region.
    const key = JSON.stringify([parts.fields ? place : place.currency, units, written]);
    const example = examples.get(key) ?? inputsIn(place, units);
    examples.set(key, example);
    return JSON.stringify([example, hasMoney(tool) && place.currency, written]);
  };
  const inputsIn = (place: Place, units: Units) =>
    JSON.stringify(exampleInputs(fieldsOfPage(tool, parts, place), units));
  const built = exampleIn(code);
  const abroad = regions.filter((region) => exampleIn(`${code}-${region}`) !== built);
  const home = regions.filter((region) => !abroad.includes(region));
  if (home.length < abroad.length) return `^(?!${home.join('|')})`;
  return abroad.join('|') || undefined;
}

/** Write what regions that share a language may write in different ways. */
const writers: Partial<Record<Kind, (locale: string) => string>> = {
  number: (locale) => numberFormatter(locale).format(12_345.6),
  date: (locale) => timeFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(0),
  time: (locale) => timeFormatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(0),
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const regions = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code));
