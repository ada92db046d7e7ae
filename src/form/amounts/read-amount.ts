import type { Marks } from '../numbers/number-marks.ts';
import { type Amount, amountIn, numberFor } from './amount.ts';
import { isPlain, plainNumbers, withSigns } from './plain-numbers.ts';
import { units, unitsLike } from './units.ts';

/** What a field takes. */
export interface AmountKind {
  /** The unit of a number without one; `m or ft` is either. */
  readonly unit?: string | undefined;
  /** More units that the field takes. */
  readonly units?: readonly string[] | undefined;
  /**
   * Whether numbers such as 1.80 are heights of people in meters, or angles may be multiples of π.
   */
  readonly read?: string | undefined;
  readonly isMoney?: boolean | undefined;
}

/** An amount as the inputs of a form have it, or why there is none. */
export type Reading = (
  | { readonly plain: string; readonly amount: Amount }
  /** Whether the text is no amount, too large, or in a unit that the field does not take. */
  | { readonly refused: 'text' | 'size' | 'unit' }
) & {
  /** What may be meant instead, as the inputs of a form have it. */
  readonly offers: readonly string[];
};

/** Longer texts are numbers or nothing. */
const longest = 100;
const longestNumber = 1_000;

/**
 * Reads an amount as people write it. With its numbers in plain ASCII, as in links, the text is
 * among the inputs of a form, and can be read again in any language.
 */
export function readAmount(text: string, kind: AmountKind, marks: Marks): Reading {
  if (text.length > longestNumber) return { refused: 'text', offers: [] };
  const written = plainNumbers(text, marks);
  if ('offers' in written) {
    const offers = written.offers.filter((plain) => amountOf(plain, kind));
    return { refused: 'text', offers: offers.length > 0 ? offers : slipsIn(text, kind, marks) };
  }
  const plain = withUnitMeant(written.plain, kind);
  const amount = amountOf(plain, kind);
  if (amount) return { plain, amount, offers: othersMeant(plain, kind) };
  const isNumber = isPlain(plain.replace(/e.*/i, '')) && amountIn(plain, []) !== undefined;
  if (isNumber) return { refused: 'size', offers: [] };
  const isMeasure = amountOf(plain, anyUnit) !== undefined;
  const offers = isMeasure && unitsFor(kind).length > 0 ? [] : slipsIn(text, kind, marks);
  return { refused: isMeasure ? 'unit' : 'text', offers };
}

const anyUnit: AmountKind = { units: [...units.keys()] };

/** Returns the names of the units that a field takes. */
export function unitsFor({ unit = '', units: others = [], read }: AmountKind): readonly string[] {
  const own = [...unit.split(' or '), ...others].filter(Boolean);
  const like = own.flatMap((name) => [name, ...unitsLike(name)]);
  return [...new Set([...like, ...(read === 'angle' ? unitsLike('degrees') : [])])];
}

/** Reads an amount as the inputs of a form have it. */
export function amountOf(plain: string, kind: AmountKind): Amount | undefined {
  if (isPlain(plain)) return amountIn(plain, []);
  if (plain.length > longest) return undefined;
  const names = unitsFor(kind);
  const amount = amountIn(plain, names.includes('%') ? names : [...names, '%']);
  // Elsewhere, a percentage is only a part of a sum or product.
  const isShare = amount?.unit === '%' && !names.includes('%');
  const isNumber = amount && Math.abs(numberFor(amount, kind.unit, undefined)) < Infinity;
  return isNumber && !isShare ? amount : undefined;
}

/**
 * Returns the number of an amount of the inputs in a unit. Without one of its own, the amount is in
 * the unit `from`. Returns the number nearest to the exact one, or `NaN` if there is none.
 */
export function numberOf(plain: string, from?: string, to = from): number {
  const amount = amountOf(plain, { unit: from });
  return amount ? numberFor(amount, from, to) : Number.NaN;
}

function withUnitMeant(plain: string, { unit, read }: AmountKind): string {
  // A height that nobody has in centimeters or inches.
  if (read === 'height' && /^[12]\.\d+$/.test(plain)) return `${plain}m`;
  // Heights of people, since the beginning of a fraction looks the same.
  return unit === 'in' ? plain.replace(/^([3-8]) (\d{1,2}(?: \d+\/\d+)?)$/, "$1'$2") : plain;
}

/** Returns what else an amount of the inputs may mean, though it can be read. */
export function othersMeant(plain: string, { unit, read, isMoney }: AmountKind): readonly string[] {
  const number = Number(plain);
  if (read === 'height' && unit === 'in' && number >= 100 && number <= 250) return [`${plain} cm`];
  if (read === 'height' && unit === 'cm' && number >= 48 && number <= 84) return [`${plain} in`];
  // No currency in which people compute has thousandths.
  return isMoney && /^\d{1,3}\.\d{3}$/.test(plain) ? [plain.replace('.', '')] : [];
}

/** Returns what a text is without a slip of the keyboard, or without words that are no unit. */
function slipsIn(text: string, kind: AmountKind, marks: Marks): readonly string[] {
  const typed = withSigns(text);
  const numbers = typed.match(/-?\d[\d.,]*/g) ?? [];
  const meant = [
    typed.replaceAll(/(?<=\d)o|o(?=\d)/gi, '0').replaceAll(/(?<=\d)l|l(?=\d)/gi, '1'),
    typed.replaceAll(/\.\.+|,,+|\+\++|\*\*+|\/\/+|--+/g, ([mark = '']) => mark),
    /^[\d ]+$/.test(typed) ? typed.replaceAll(' ', '') : typed,
    numbers.length === 1 ? (numbers[0] ?? '') : typed,
  ];
  for (const one of meant) {
    const written = one === typed ? undefined : plainNumbers(one, marks);
    if (written && 'plain' in written && amountOf(written.plain, kind)) return [written.plain];
  }
  return [];
}
