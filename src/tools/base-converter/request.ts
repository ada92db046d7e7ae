import { between, type FieldsOf, integer, optional, text } from '../../fields/index.ts';

export interface BaseConversionRequest {
  /**
   * Number to convert, with an optional sign and point; its digits are 0–9, then a–z or A–Z.
   * A prefix 0x, 0o or 0b of its base is ignored.
   */
  readonly value: string;
  /** Base of value. */
  readonly from?: number;
  /** Base of the result. */
  readonly to?: number;
}

const base = integer(between(2, 36));

export const fields = {
  value: {
    ...text({ maxLength: 10_000, examples: ['255'], expected: 'a number such as 255' }),
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
