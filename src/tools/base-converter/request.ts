import { mixedDigits } from '../../characters/ascii.ts';
import { visibleText } from '../../characters/visible-text.ts';
import { type CrossFieldRule, type FieldsOf, integer, optional } from '../../fields/index.ts';
import { Mistake, mistakeIssue, notation, readNotation } from '../../fields/notation.ts';
import { rounding } from '../../shared/common-names.ts';
import { groupMarks, maxLength, readNumeral } from './numeral.ts';

export interface BaseConverterRequest {
  /**
   * Number with an optional sign and point; digits are 0–9, then a–z or A–Z. A prefix 0x, #, 0o or
   * 0b of its base and single spaces, _ or ' between groups of digits are ignored. Base 10 also
   * takes 1.5 × 10³.
   */
  readonly value: string;
  /** Base of value. */
  readonly from?: number;
  /** Base of the result. */
  readonly to?: number;
}

const base = integer({ minimum: 2, maximum: 36 });

const numeral = notation({
  maxLength,
  examples: ['255'],
  expected: 'a number such as 255',
  read: (written, typed) => {
    const mixed = mixedDigits(visibleText(typed).replace(groupMarks, ''));
    if (mixed !== undefined) return new Mistake('digits of one script', mixed);
    return /^[+-]?\.?$/.test(written) ? new Mistake('at least one digit', written) : typed;
  },
});

export const fields = {
  value: {
    ...numeral,
    synonyms: 'number input digits text',
  },
  from: {
    ...optional(base, 10),
    synonyms: 'src source original input current in',
  },
  to: {
    ...optional(base, 2),
    synonyms: 'base radix target output out dst destination new resultBase hex octal binary',
    figures: 'decimal binary octal hexadecimal',
    unsupported: [
      'bits wordSize width signed unsigned complement pad padding leadingZeros minLength prefix group separator alphabet endian float uppercase upper',
      { names: 'lowercase', harmless: [true] },
      rounding,
    ],
  },
} satisfies FieldsOf<BaseConverterRequest>;

/** A digit that the base lacks is reported beside an invalid `to`. */
const digitsFit: CrossFieldRule = ({ values: { value, from }, issues }) => {
  if (issues.has('value') || issues.has('from')) return;
  if (typeof value !== 'string' || typeof from !== 'number') return;
  const mistake = readNotation(value, (written) => readNumeral(written, from));
  if (mistake instanceof Mistake) issues.set('value', mistakeIssue('value', mistake, value));
};

export const rules = [digitsFit];
