import { type CrossFieldRule, type FieldsOf, integer, optional, text } from '../../fields/index.ts';
import { invalidIssue } from '../../fields/issue.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { maxLength, mistakeIn } from './numeral.ts';

export interface BaseConversionRequest {
  /**
   * Number to convert, with an optional sign and point; its digits are 0–9, then a–z or A–Z.
   * A prefix 0x, 0o or 0b of its base is ignored. In base 10, 1.5 × 10³ is also read.
   */
  readonly value: string;
  /** Base of value. */
  readonly from?: number;
  /** Base of the result. */
  readonly to?: number;
}

const base = integer({ minimum: 2, maximum: 36 });

const numeral = text({
  maxLength,
  examples: ['255'],
  accepts: (value) => !/^[+-]?\.?$/.test(trimWhiteSpace(value)),
  expected: 'at least one digit',
  wrongPart: trimWhiteSpace,
});

export const fields = {
  value: {
    ...numeral,
    expected: (value) => (value === undefined ? 'a number such as 255' : numeral.expected(value)),
    synonyms: ['number', 'input', 'num', 'digits', 'text', 'string'],
  },
  from: {
    ...optional(base, 10),
    synonyms: [
      'fromBase',
      'sourceBase',
      'inputBase',
      'baseIn',
      'currentBase',
      'originalBase',
      'fromRadix',
      'inputRadix',
      'sourceRadix',
    ],
  },
  to: {
    ...optional(base, 2),
    synonyms: [
      'toBase',
      'targetBase',
      'base',
      'outputBase',
      'newBase',
      'destinationBase',
      'resultBase',
      'baseOut',
      'radix',
      'toRadix',
      'targetRadix',
      'outputRadix',
    ],
  },
} satisfies FieldsOf<BaseConversionRequest>;

/** A digit that the base lacks is reported beside an invalid `to`. */
const digitsFit: CrossFieldRule = ({ values: { value, from }, issues }) => {
  if (issues.has('value') || issues.has('from')) return;
  if (typeof value !== 'string' || typeof from !== 'number') return;
  const mistake = mistakeIn(value, from);
  if (mistake) issues.set('value', invalidIssue('value', ...mistake));
};

export const rules = [digitsFit];
