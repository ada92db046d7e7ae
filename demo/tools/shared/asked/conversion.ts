import { unitNamed } from '../../../../src/form/amounts/units.ts';
import { type AskedAmount, amountNamed } from './pattern.ts';
import { into } from './words.ts';

/** An amount, and the unit into which it is to be converted. */
export interface AskedConversion extends AskedAmount {
  readonly unit: string;
  readonly text: string;
  readonly to: string;
  /** The unit as the query names it. */
  readonly target: string;
}

/** Every `a` and `in` of a longer text may stand before a unit. */
const longest = 80;
const between = new RegExp(` ?${into} ?`, 'giu');
const ending = /に(?:変換|換算)?$/;

/**
 * Returns the conversion between these units that a query asks for: `5 ft 11 in cm`, `kg to lb`.
 */
export function conversionIn(query: string, units: readonly string[]): AskedConversion | undefined {
  if (query.length > longest) return undefined;
  for (const { 0: word, index } of query.matchAll(between)) {
    const target = query.slice(index + word.length).replace(ending, '');
    const to = unitNamed(target, units);
    const before = query
      .slice(0, index)
      .replace(/^how many /i, '')
      .trim();
    const text = unitNamed(before, units) ? `1 ${before}` : before;
    const { value, unit } = (to && amountNamed(text, { units })) || {};
    if (to && value !== undefined && unit !== undefined && unit !== to) {
      return { value, unit, text, to, target };
    }
  }
  return undefined;
}
