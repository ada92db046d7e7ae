/** Returns the region of a locale, or the most likely one for a language alone. */
export function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    // A browser may have any text as its language.
    return undefined;
  }
}
