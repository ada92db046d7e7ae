import { numberFormatter } from './number-formatter.ts';

/** The marks in a language's numbers. */
export interface Marks {
  readonly decimals: readonly string[];
  readonly groups: readonly string[];
}

/**
 * The marks in the numbers of a language. If it has digits of its own, the marks that it uses with 0 to 9
 * count as well, since many keyboards have only these.
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

/** One character stands for all spaces, and one for all apostrophes. */
export function single(text: string): string {
  return text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[’ʼ＇]/g, "'");
}
