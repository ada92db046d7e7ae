import { between, type FieldsOf, integer, optional, text } from '../../fields/index.ts';

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

/** The maximum length of a value, also with all digits of a power of ten. */
export const maxLength = 10_000;

const base = integer(between(2, 36));

export const fields = {
  value: {
    ...text({ maxLength, examples: ['255'], expected: 'a number such as 255' }),
    synonyms: ['number'],
  },
  from: { ...optional(base, 10), synonyms: ['fromBase', 'sourceBase', 'inputBase'] },
  to: { ...optional(base, 2), synonyms: ['toBase', 'targetBase', 'base', 'outputBase', 'radix'] },
} satisfies FieldsOf<BaseConversionRequest>;
