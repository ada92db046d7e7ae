import { groupDigits } from '../../shared/group-digits.ts';
import { expectedCount, expectedList, maximumCount } from './rules.ts';

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The numbers of a list in either form, or what was expected in its place. */
export function readNumbers(list: unknown): readonly number[] | string {
  if (typeof list !== 'string' && !Array.isArray(list)) return expectedList;
  const numbers = typeof list === 'string' ? readText(list) : readArray(list);
  return numbers.length === 0 ? expectedCount : numbers;
}

function readArray(items: readonly unknown[]): readonly number[] | string {
  if (items.length > maximumCount) return expectedAtMost();
  // `every` passes over holes, and `includes` finds them.
  if (!items.includes(undefined) && items.every(isNumber)) return items;
  return expectedNumber(items.findIndex((item) => !isNumber(item)));
}

function readText(text: string): readonly number[] | string {
  const numbers: number[] = [];
  for (const [item] of text.matchAll(/[^\p{White_Space},;]+/gu)) {
    if (numbers.length === maximumCount) return expectedAtMost();
    const number = decimal.test(item) ? Number(item) : Number.NaN;
    if (!isNumber(number)) return `${expectedNumber(numbers.length)}, not ${shorten(item)}`;
    numbers.push(number);
  }
  return numbers;
}

function isNumber(item: unknown): item is number {
  return Number.isFinite(item);
}

function expectedNumber(index: number): string {
  return `expected a finite number as item ${groupDigits(index + 1)}`;
}

function expectedAtMost(): string {
  return `expected at most ${groupDigits(maximumCount)} numbers`;
}

function shorten(item: string): string {
  return item.length > 40 ? `${item.slice(0, 39)}…` : item;
}
