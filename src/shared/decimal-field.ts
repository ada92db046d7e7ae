import { type Field, text } from '../fields/index.ts';

/** A string that holds a decimal; the tool takes what `parse` returns. */
export function decimalField<Output>(
  examples: readonly string[],
  parse: (written: string, maximumExponent: number) => Output | undefined,
): Field<string, Output> {
  const field = text({
    maxLength: 10_000,
    examples,
    expected: (written) =>
      parse(written, Infinity)
        ? 'an exponent from -10,000 to 10,000 in scientific notation'
        : `a number such as ${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`,
    // A text that is too long to echo goes wrong after its leading digits.
    wrongPart: (written) =>
      (written.length > 40 && written.replace(/^\s*[+-]?\d*(?:\.\d*)?/, '')) || written,
  });
  return {
    ...field,
    read: (value) => {
      const written = field.read(value);
      return written === undefined ? undefined : parse(written, 10_000);
    },
  };
}
