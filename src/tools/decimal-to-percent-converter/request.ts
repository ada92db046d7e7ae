import { choice, type FieldsOf, optional } from '../../fields/index.ts';
import { parseDecimal } from '../../shared/decimal.ts';
import { decimalField } from '../../shared/decimal-field.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';

export interface DecimalToPercentRequest {
  /** Number such as 0.5 or 5e-1; a percentage if it ends in % or direction is from. */
  readonly value: string;
  /** to returns the percentage as the result, from returns the decimal. */
  readonly direction?: 'to' | 'from';
}

export const fields = {
  value: {
    ...decimalField(['0.5', '50%', '5e-1'], (written, maximumExponent) => {
      const text = trimWhiteSpace(written);
      const hasPercentSign = text.endsWith('%');
      const number = parseDecimal(hasPercentSign ? text.slice(0, -1) : text, maximumExponent);
      return number && { written, number, hasPercentSign };
    }),
    synonyms: ['percent', 'percentage', 'decimal', 'number', 'input', 'fraction', 'amount'],
  },
  direction: {
    ...optional(choice(['to', 'from']), 'to'),
    synonyms: ['mode', 'from', 'operation', 'conversion'],
  },
} satisfies FieldsOf<DecimalToPercentRequest>;
