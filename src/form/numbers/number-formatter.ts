const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Returns a formatter for numbers. It is kept for reuse, since creating it takes much longer than
 * using it.
 */
export function numberFormatter(
  locale: string | undefined,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}
