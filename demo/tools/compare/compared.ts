import type { Request } from '../../inputs.ts';

/** A row of a comparison. */
export interface Item {
  readonly name: string;
  readonly request: Request;
  /** What the API answered; `undefined` until it has, and if it refused. */
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

/** What a comparison says about its rows. */
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

/** Returns a figure of a row; `undefined` if it has none. */
export function figureOf({ result }: Item, name: string): number | undefined {
  const value = result?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** Writes a figure, and a dash where there is none. */
export function written(value: number | undefined, write: (value: number) => string): string {
  return value === undefined ? '–' : write(value);
}

/** Returns the indexes of the largest values. */
export function largest(values: readonly (number | undefined)[]): readonly number[] {
  const known = values.filter((value) => value !== undefined);
  const most = Math.max(...known);
  return values.flatMap((value, index) => (value === most ? [index] : []));
}

/** Names as they are said: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
