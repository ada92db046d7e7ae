import type { Kind } from '../../src/form/fields.ts';
import { exampleInputs } from '../../src/form/inputs.ts';
import { numberFormatter, timeFormatter } from '../../src/form/numbers/formatters.ts';
import { type FormParts, fieldsOfPage } from '../components/form/form-parts.ts';
import type { LanguageCode } from '../language/languages.ts';
import { placeOf } from '../model/place.ts';
import { usualUnits } from '../model/preferred-units.ts';
import { hasMoney, type ToolPage } from '../model/tool-page.ts';

/**
 * Returns a regular expression for the regions whose visitors see another example than the page was
 * built with, or `undefined` if there are none.
 */
export function abroadOf(code: LanguageCode, tool: ToolPage, parts: FormParts): string | undefined {
  const exampleIn = (locale: string) => {
    const place = placeOf(locale);
    const fields = fieldsOfPage(tool, parts, place);
    return JSON.stringify([
      exampleInputs(fields, usualUnits(locale)),
      hasMoney(tool) && place.currency,
      fields.map(({ kind }) => writers[kind]?.(locale)),
    ]);
  };
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
