// Formatters are kept for reuse, since creating one takes much longer than using it.
const numberFormatters = new Map<string, Intl.NumberFormat>();
const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter for numbers. */
export function numberFormatter(
  locale: string | undefined,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(locale, options);
  return kept(numberFormatters, [locale, options], make);
}

/** Returns a formatter for dates and times. */
export function timeFormatter(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(locale, options);
  return kept(timeFormatters, [locale, options], make);
}

function kept<Formatter>(
  formatters: Map<string, Formatter>,
  settings: readonly unknown[],
  make: () => Formatter,
): Formatter {
  const key = JSON.stringify(settings);
  const formatter = formatters.get(key) ?? make();
  formatters.set(key, formatter);
  return formatter;
}
