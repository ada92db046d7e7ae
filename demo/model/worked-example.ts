import type { ObjectSchema } from 'toolworker';
import { entryFor, filled } from '../../src/form/language/language.ts';
import {
  formatDuration,
  formatInFull,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  percentage,
} from '../../src/form/numbers/format.ts';
import type { Tools } from '../own-tools/tools.ts';
import { aboutTool, headlineFieldOf, infoOf } from './about.ts';

/** The fields of an example's request and result. */
export type Worked = Readonly<Record<string, unknown>>;

/** Computes a tool's example. */
export async function workExample({ slug, run }: Tools[number]): Promise<Worked> {
  const { request } = aboutTool(slug).example;
  return { ...request, ...(await run(request)) };
}

/** Returns the sentence of a tool's example in the page's language, with the numbers of the computed example. */
export function exampleSentence(
  { slug }: Tools[number],
  worked: Worked,
  schemas: readonly ObjectSchema[],
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
    answer: headlineText(slug, worked),
  });
}

function headlineText(slug: Tools[number]['slug'], worked: Worked): string {
  const { headlineItem, duration } = aboutTool(slug);
  if (duration) return formatDuration(duration.map((name) => [name, Number(worked[name])]));
  const value = worked[headlineFieldOf(slug)];
  if (!headlineItem || !Array.isArray(value)) return String(value);
  return formatList(
    value.map((item: unknown) => textIn(item, headlineItem)),
    'disjunction',
  );
}

function textIn(item: unknown, field: string): string {
  const found = Object.entries(item ?? {}).find(([name]) => name === field);
  return String(found?.[1] ?? '');
}

function valueText(
  slug: Tools[number]['slug'],
  name: string,
  value: unknown,
  unit: string | undefined,
): string {
  const { unitPrices = [] } = aboutTool(slug);
  if (Array.isArray(value)) return formatList(value.map(String));
  if (typeof value !== 'number') return inFormat(String(value));
  if (unitPrices.includes(name)) return formatUnitPrice(value, undefined);
  if (infoOf(slug).money?.includes(name) && !Number.isInteger(value))
    return formatMoney(value, undefined);
  return unit === '%' ? percentage(formatPercent(value)) : formatNumber(value);
}

/** Writes a text that is a decimal in the visitor's format. */
function inFormat(text: string): string {
  return /^\d+\.\d+$/.test(text) ? formatInFull(Number(text)) : text;
}
