import type { Request } from '../../../../src/form/inputs.ts';
import { formatBriefly, formatList, percentage } from '../../../../src/form/numbers/format.ts';

/** A row of a comparison. */
export interface Item {
  readonly name: string;
  readonly request: Request;
  /** The API's result; `undefined` before it arrives and after an error. */
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

/** The figures and the verdict of a comparison. */
export interface Compared {
  /** The titles of the figures. */
  readonly titles: readonly string[];
  /** The figures of each row, in the order of their titles. */
  readonly figures: readonly (readonly string[])[];
  /** The indexes of the best rows. */
  readonly best: readonly number[];
  readonly summary: string;
  /** The figures of all rows together. */
  readonly total?: readonly string[];
}

/** Compares rows, with amounts of money in the visitor's currency. */
export type Compare = (items: readonly Item[], currency: string | undefined) => Compared;

/** Returns a figure of a row, or `undefined` if it has none. */
export function figureOf({ result }: Item, name: string): number | undefined {
  const value = result?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** Writes a percentage with at most one decimal. */
export function formatPercent(percent: number): string {
  return percentage(formatBriefly(percent));
}

/** Returns the difference of two figures, or `undefined` unless both are known. */
export function minus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** Returns the indexes of the largest values, or none if fewer than two values are known. */
export function largest(values: readonly (number | undefined)[]): readonly number[] {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return [];
  const most = Math.max(...known);
  return values.flatMap((value, index) => (value === most ? [index] : []));
}

/** Returns a sentence that names the best row or rows, or an empty string if there are none. */
export function verdict(
  items: readonly Item[],
  best: readonly number[],
  sayOne: (name: string) => string,
  saySeveral: (names: string) => string,
): string {
  const names = best.flatMap((index) => items[index]?.name ?? []);
  if (names.length === 0) return '';
  const listed = formatList(names);
  return names.length === 1 ? sayOne(listed) : saySeveral(listed);
}
