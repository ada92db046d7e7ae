import { type Field, text } from '../fields/index.ts';
import { minusSign, withoutDashes } from './number-notation.ts';

/** Returns a field that takes a decimal number as a string. The tool receives the result of `parse`. */
export function decimalField<Output>(
  examples: readonly string[],
  parse: (written: string, maximumExponent: number) => Output | undefined,
): Field<string, Output> {
  const field = text({
    maxLength: 10_000,
    examples,
    expected: (written) => {
      if (parse(written, Infinity))
        return 'an exponent from -10,000 to 10,000 in scientific notation';
      if (parse(withoutDashes(written), Infinity)) return minusSign;
      return `a number such as ${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`;
    },
    // The error of a long string omits its valid leading digits.
    wrongPart: (written) =>
      (written.length > 40 && written.replace(/^\s*[+−-]?\d*(?:\.\d*)?/, '')) || written,
  });
  return {
    ...field,
    read: (value) => {
      const written = field.read(value);
      return written === undefined ? undefined : parse(written, 10_000);
    },
  };
}
