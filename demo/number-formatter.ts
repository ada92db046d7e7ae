const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter for numbers: the same one for the same options, since it takes much longer to make than to use. */
export function numberFormatter(
  locale: string | undefined,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}
