import { choice, type FieldsOf, optional } from '../../fields/index.ts';
import { directionNames, rounding, textNames } from '../../shared/common-names.ts';
import { parseDecimal } from '../../shared/decimal.ts';
import { decimalField } from '../../shared/decimal-field.ts';

export interface ScientificNotationConverterRequest {
  /** Number in either notation, such as 1500, 1.5e+3, 1.5 x 10^3 or 1.5 × 10³. */
  readonly value: string;
  /** to writes scientific notation, from writes a plain decimal. */
  readonly direction?: 'to' | 'from';
}

export const fields = {
  value: {
    ...decimalField(['1500', '1.5e+3', '1.5 x 10^3'], (ascii, maximumExponent, input) => {
      const decimal = parseDecimal(ascii, maximumExponent);
      return decimal && { input, decimal };
    }),
    synonyms: `${textNames} number decimal`,
  },
  direction: {
    ...optional(choice(['to', 'from']), 'to'),
    synonyms: `${directionNames} to from convertTo notation format output target scientific decimal standard`,
    figures: 'scientific',
    unsupported: [
      rounding,
      'engineering si uppercase upper separator grouping comma superscript unicode latex pad base plusSign style',
      { names: 'normalize', harmless: [true] },
    ],
  },
} satisfies FieldsOf<ScientificNotationConverterRequest>;
