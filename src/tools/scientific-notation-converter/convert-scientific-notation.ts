import {
  formatPlain,
  formatScientific,
  nearestDouble,
  parseDecimal,
} from '../../shared/decimal.ts';
import { check, expectation } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { rules } from './rules.ts';

export interface ScientificNotationRequest {
  readonly value: string;
  readonly direction?: 'to' | 'from';
}

export interface ScientificNotationResult {
  readonly input: string;
  readonly direction: 'to' | 'from';
  readonly result: string;
  readonly scientific: string;
  readonly numeric: number | null;
  readonly mantissa: number;
  readonly exponent: number;
}

/**
 * Writes a number in scientific notation, mantissa · 10^exponent with one nonzero digit before the
 * point, or as a plain decimal. Every digit is kept, and zeros at the end of a fraction are dropped.
 *
 * `value` is a decimal (`1500`, `.5`, `5.`) or in scientific notation (`1.5e3`, `1.5 x 10^3`,
 * `1.5 × 10^3`), whichever the direction; white space around it is dropped. `direction` is `to`
 * scientific unless it is `from`. `mantissa` and `numeric`, the number itself, are the nearest
 * doubles; `numeric` is null beyond the range of a double. Throws a `ToolError` where `value` is no
 * number, has more than 10,000 characters or an exponent beyond ±10,000.
 *
 * @example
 * convertScientificNotation({ value: '1500' });
 * // { input: '1500', direction: 'to', result: '1.5e+3', scientific: '1.5e+3',
 * //   numeric: 1500, mantissa: 1.5, exponent: 3 }
 */
export function convertScientificNotation(
  request: ScientificNotationRequest,
): ScientificNotationResult {
  check(request, { direction: rules.direction });
  const { value: input, direction = 'to' } = request;
  const decimal = parseDecimal(input);
  if (!decimal) throw new ToolError(`value: ${expectation(rules.value)}`);
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
