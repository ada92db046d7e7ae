import { parse } from '../../fields/index.ts';
import { formatPlain, formatScientific, nearestDouble } from '../../shared/decimal.ts';
import { fields, type ScientificNotationConverterRequest } from './request.ts';

export type { ScientificNotationConverterRequest };

export interface ScientificNotationConverterResult {
  /** The value as given. */
  readonly input: string;
  /** As in the request, or the default. */
  readonly direction: 'to' | 'from';
  /** Number in scientific notation, or as a plain decimal. */
  readonly result: string;
  /** Number in scientific notation, such as 1.5e+3. */
  readonly scientific: string;
  /** Nearest double; null beyond the range of doubles. */
  readonly numeric: number | null;
  /** Factor before the power of ten, as the nearest double. */
  readonly mantissa: number;
  /** Power of ten; 0 for zero. */
  readonly exponent: number;
}

/**
 * Returns a number in scientific notation (mantissa · 10^exponent, with one nonzero digit before
 * the point) or as a plain decimal. It keeps all digits except trailing zeros after the point.
 *
 * Reads `1500`, `.5`, `5.`, `1.5e3`, `1.5 E 3`, `1.5 x 10^3`, `1.5*10^(3)`, `1.5 × 10³` and `10³`
 * in either direction, with digits of any script, `-` or U+2212 as the minus sign, and white space
 * between the parts and around.
 *
 * @throws `ToolError` if the request is invalid, such as a fraction.
 *
 * @example
 * convertScientificNotation({ value: '1500' });
 * // { input: '1500', direction: 'to', result: '1.5e+3', scientific: '1.5e+3',
 * //   numeric: 1500, mantissa: 1.5, exponent: 3 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/scientific-notation-converter.md
 */
export function convertScientificNotation(
  request: ScientificNotationConverterRequest,
): ScientificNotationConverterResult {
  const { value, direction } = parse(request, fields);
  const { input, decimal } = value;
  const scientific = formatScientific(decimal);
  const number = nearestDouble(decimal);
  return {
    input,
    direction,
    result: direction === 'to' ? scientific : formatPlain(decimal),
    scientific,
    numeric: Number.isFinite(number) ? number : null,
    mantissa: nearestDouble({ ...decimal, exponent: 0 }),
    exponent: decimal.exponent,
  };
}
