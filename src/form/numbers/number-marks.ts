import { numberFormatter } from './formatters.ts';

/** The decimal and grouping marks in the numbers of a language. */
export interface Marks {
  readonly decimals: readonly string[];
  readonly groups: readonly string[];
}

/**
 * Returns the marks in the numbers of a language. If the language has its own digits, the marks
 * that it uses with 0 to 9 are included, since many keyboards have only these digits.
 */
export function marksOf(locale: string | undefined): Marks {
  const format = numberFormatter(locale);
  const { locale: full, numberingSystem } = format.resolvedOptions();
  const latin = new Intl.Locale(full, { numberingSystem: 'latn' }).toString();
  const formats = numberingSystem === 'latn' ? [format] : [format, numberFormatter(latin)];
  const parts = formats.flatMap((each) => each.formatToParts(12_345_678.5));
  const marks = (wanted: string) => [
    ...new Set(parts.filter(({ type }) => type === wanted).map(({ value }) => single(value))),
  ];
  return { decimals: marks('decimal'), groups: marks('group') };
}

/** Replaces all kinds of spaces with one character, and all kinds of apostrophes with another. */
export function single(text: string): string {
  return text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[’ʼ]/g, "'");
}
