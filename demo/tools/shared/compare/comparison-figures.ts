import type { Result } from '../../../../src/form/answer.ts';
import { formatTime } from '../../../../src/form/numbers/beside-unit.ts';
import {
  formatBriefly,
  formatList,
  formatMoney,
  formatMonths,
  percentage,
} from '../../../../src/form/numbers/format.ts';
import { valueAt } from '../../../components/result/value-at.ts';
import { orDash } from '../or-dash.ts';

/** A row of a comparison. */
export interface Item {
  readonly name: string;
  /** The API's result; `undefined` before it arrives and after an error. */
  readonly result: Result | undefined;
}

/** A figure of each row. */
export interface ComparedFigure {
  readonly title: string;
  /** The field of the result, or the path of a nested one. */
  readonly name: string;
  readonly kind: 'money' | 'months' | 'percent';
  /** What the best row shows, if others show how much more or less they have. */
  readonly best?: string;
}

/** Which row is the best, and how a page says so. */
export interface Judgment {
  /** The figure of which the best row has the most, or the least. */
  readonly by: string;
  readonly isLeast?: boolean;
  readonly sayOne: (name: string) => string;
  readonly saySeveral: (names: string) => string;
}

/** What is compared. */
export interface Compare {
  readonly figures: readonly ComparedFigure[];
  /** Returns by what to judge the rows, if there is a best one. */
  readonly judge?: (items: readonly Item[]) => Judgment;
  /** Whether the figures of all rows are added up. */
  readonly hasTotal?: boolean;
}

/** Writes the figures of each row, and finds the best ones. Amounts are in the currency. */
export function compareItems(
  items: readonly Item[],
  { figures, judge, hasTotal = false }: Compare,
  currency: string | undefined,
) {
  const judgment = judge?.(items);
  const judged = items.map((item) => judgment && figureOf(item, judgment.by));
  const best = bestOf(judged, judgment?.isLeast);
  const most = judged[best[0] ?? -1];
  const writers = {
    money: (amount: number) => formatMoney(amount, currency),
    months: monthsInWords,
    percent: (percent: number) => percentage(formatBriefly(percent)),
  };
  const write = ({ kind }: ComparedFigure) => writers[kind];
  const written = (figure: ComparedFigure, item: Item, isBest: boolean) => {
    const value = figureOf(item, figure.name);
    if (figure.best === undefined) return orDash(value, write(figure));
    return isBest ? figure.best : orDash(minus(value, most), write(figure));
  };
  const sum = ({ name }: ComparedFigure) =>
    items.reduce((total, item) => total + (figureOf(item, name) ?? 0), 0);
  return {
    figures: items.map((item, index) =>
      figures.map((figure) => written(figure, item, best.includes(index))),
    ),
    /** The indexes of the best rows. */
    best,
    summary: judgment
      ? verdict(
          best.flatMap((index) => items[index]?.name ?? []),
          judgment,
        )
      : '',
    /** The figures of all rows together. */
    total: hasTotal ? figures.map((figure) => write(figure)(sum(figure))) : undefined,
  };
}

/** Returns a figure of a row, or `undefined` if it has none. */
export function figureOf({ result }: Item, path: string): number | undefined {
  const value = valueAt(result, path);
  return typeof value === 'number' ? value : undefined;
}

export function monthsInWords(count: number): string {
  return formatMonths(count) ?? formatTime('months', count);
}

/** Returns the difference of two figures, or `undefined` unless both are known. */
function minus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** Returns the indexes of the best values, or none if fewer than two values are known. */
function bestOf(values: readonly (number | undefined)[], isLeast = false): readonly number[] {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return [];
  const best = isLeast ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

function verdict(names: readonly string[], { sayOne, saySeveral }: Judgment): string {
  if (names.length === 0) return '';
  const listed = formatList(names);
  return names.length === 1 ? sayOne(listed) : saySeveral(listed);
}
