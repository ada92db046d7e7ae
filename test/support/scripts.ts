/** The digits from 0 to 9 of each script, by its numbering system, as Intl writes them. */
export const digitsOfScripts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem: system });
    const digits = Array.from({ length: 10 }, (_, value) => format(value));
    // Chinese numerals are no decimal digits to Unicode.
    const areDecimal = digits.every((digit) => /^\p{Nd}$/u.test(digit));
    return system !== 'latn' && areDecimal ? [[system, digits] as const] : [];
  }),
);
