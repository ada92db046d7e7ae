import { choice, type FieldsOf, optional } from '../../fields/index.ts';
import { directionNames, rounding, textNames } from '../../shared/common-names.ts';
import { parseDecimal } from '../../shared/decimal.ts';
import { decimalField } from '../../shared/decimal-field.ts';

export interface DecimalToPercentConverterRequest {
  /** Number such as 0.5 or 5e-1; a percentage if it has a % or direction is from. */
  readonly value: string;
  /** to returns the percentage as the result, from returns the decimal. */
  readonly direction?: 'to' | 'from';
}

export const fields = {
  value: {
    ...decimalField(['0.5', '50%', '5e-1'], (ascii, maximumExponent, typed) => {
      const text = ascii.replace(/%$|^([+-]?)%/, '$1');
      const number = parseDecimal(text, maximumExponent);
      return number && { typed, number, hasPercentSign: text !== ascii };
    }),
    synonyms: `${textNames} percent percentage decimal number fraction amount`,
  },
  direction: {
    ...optional(choice(['to', 'from']), 'to'),
    synonyms: `${directionNames} to from convertTo percent percentage decimal format output target`,
    figures: 'decimal percent percentString',
    unsupported: [
      'basisPoints bps perMille plusSign grouping multiplier style fraction',
      {
        names: 'symbol sign percentSign space',
        harmless: [true],
      },
      rounding,
    ],
  },
} satisfies FieldsOf<DecimalToPercentConverterRequest>;
