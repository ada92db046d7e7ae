import type { Field } from '../fields/index.ts';
import { decimalCommaIn, Mistake, notation } from '../fields/notation.ts';
import { insteadOfFraction } from './fraction.ts';

/**
 * Returns a field that takes a decimal number as a string. The tool receives the result of `parse`.
 */
export function decimalField<Output>(
  examples: readonly string[],
  parse: (ascii: string, maximumExponent: number, typed: string) => Output | undefined,
): Field<string, Output> {
  const expected = `a number such as ${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`;
  return notation({
    maxLength: 10_000,
    examples,
    expected,
    read: (ascii, typed) => {
      // The error of a long string omits its valid leading digits.
      const wrongPart =
        (typed.length > 40 && ascii.replace(/^[+-]?\d*(?:\.\d*)?/, '')) || undefined;
      return (
        parse(ascii, 10_000, typed) ??
        decimalCommaIn(ascii, (meant) => parse(meant, 10_000, typed) !== undefined) ??
        new Mistake(
          parse(ascii, Infinity, typed)
            ? 'an exponent from -10,000 to 10,000 in scientific notation'
            : (insteadOfFraction(ascii) ?? expected),
          wrongPart,
        )
      );
    },
  });
}
