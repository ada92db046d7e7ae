const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter for times. It is kept for reuse, since creating it takes much longer than
 * using it.
 */
export function timeFormatter(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
