import type { ObjectSchema } from 'toolworker';
import { entryFor, filled } from '../../src/form/language/language.ts';
import {
  formatInFull,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  percentage,
  powerOfTen,
} from '../../src/form/numbers/format.ts';
import { formatOf, resultRecords } from '../../src/form/tool-content.ts';
import { builtNumberLocale } from '../language/visitor-number-locale.ts';
import type { Tools } from '../own-tools/tools.ts';
import { aboutTool, headlineFieldOf, infoOf } from './about.ts';
import type { HeadlineWording } from './wording.ts';

/** The fields of an example's request and result. */
export type Worked = Readonly<Record<string, unknown>>;

/** Computes a tool's example. */
export async function workExample({ slug, run }: Tools[number]): Promise<Worked> {
  const { request } = aboutTool(slug).example;
  return { ...request, ...(await run(request)) };
}

/**
 * Returns the sentence of a tool's example in the page's language, with the numbers of the computed
 * example. `headline` is what its page shows first, if that is not a field of the result.
 */
export function exampleSentence(
  { slug }: Tools[number],
  worked: Worked,
  schemas: readonly ObjectSchema[],
  headline: HeadlineWording | undefined,
): string {
  const { sentence } = aboutTool(slug).example;
  const found = entryFor(sentence);
  const units = Object.fromEntries(
    schemas.flatMap(({ properties }) =>
      Object.entries(properties).map(([name, field]) => [name, field['x-unit']]),
    ),
  );
  const shown = Object.entries(worked).map(([name, value]) => [
    name,
    valueText(slug, name, value, units[name]),
  ]);
  return filled(typeof found === 'string' ? found : sentence, {
    ...Object.fromEntries(shown),
    answer: headlineText(slug, worked, headline),
  });
}

/** Writes a headline in a sentence. */
function headlineText(
  slug: Tools[number]['slug'],
  worked: Worked,
  own: HeadlineWording | undefined,
) {
  const value = own ? own.valueOf(worked) : worked[headlineFieldOf(slug)];
  return Array.isArray(value)
    ? formatList(value.map(String).map(inFormat), 'disjunction')
    : String(value);
}

function valueText(
  slug: Tools[number]['slug'],
  name: string,
  value: unknown,
  unit: string | undefined,
): string {
  const format = formatOf(resultRecords(infoOf(slug))[name] ?? {});
  if (Array.isArray(value)) return formatList(value.map(String).map(inFormat));
  if (typeof value !== 'number') return inFormat(String(value));
  if (format === 'unit price') return formatUnitPrice(value, undefined);
  if (format === 'money' && !Number.isInteger(value)) return formatMoney(value, undefined);
  return unit === '%' ? percentage(formatPercent(value)) : formatNumber(value);
}

/** Writes a text that is a date, a time or a number in the format of the page. */
function inFormat(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return longDate().format(Date.parse(text));
  if (/^\d\d:\d\d$/.test(text)) return clock().format(Date.parse(`1970-01-01T${text}Z`));
  const [, mantissa, exponent] = /^(\d(?:\.\d+)?)e\+?(-?\d+)$/.exec(text) ?? [];
  if (mantissa !== undefined) return powerOfTen(formatInFull(Number(mantissa)), Number(exponent));
  return /^\d+\.\d+$/.test(text) ? formatInFull(Number(text)) : text;
}

function longDate(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(builtNumberLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}

function clock(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(builtNumberLocale(), { timeStyle: 'short', timeZone: 'UTC' });
}
