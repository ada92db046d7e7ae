/** Formats a number in the visitor's locale, with ≈ before it if digits are left out. */
export function formatNumber(value: number): string {
  const shown = roundTo(value).format(value);
  return isRounded(value, shown) ? `≈\u00a0${shown}` : shown;
}

function roundTo(value: number): Intl.NumberFormat {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return scientific;
  if (Number.isInteger(value)) return whole;
  return size >= 1000 ? cents : short;
}

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 7 });
const scientific = new Intl.NumberFormat(undefined, {
  notation: 'scientific',
  maximumSignificantDigits: 7,
});

const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** Formats a number with at most one decimal. */
export function formatBriefly(value: number): string {
  return tenths.format(value);
}

/** Whether fewer digits are shown than the number has. */
export function isRounded(value: number, shown: string): boolean {
  const written = String(Math.abs(value)).replace(/e.*/, '');
  return significant(written) > significant(shown.replace(/E.*/, ''));
}

/** A number with all its digits. */
export function formatInFull(value: number): string {
  return full.format(value);
}

const full = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 21 });

function significant(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, '').replace(/^0+/, '').length;
}

/** An amount of money to its cents, in a currency if there is one: `$1,264.14`. */
export function formatMoney(amount: number, currency: string | undefined): string {
  const large = Math.abs(amount) >= 1e15;
  if (large || (amount !== 0 && Math.abs(amount) < 0.005)) return formatNumber(amount);
  const style = currency === undefined ? cented : ({ style: 'currency', currency } as const);
  return new Intl.NumberFormat(undefined, style).format(amount);
}

const cented = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A length of time as it is said: `33 years, 9 months and 13 days`. Leaves out parts that are 0. */
export function formatDuration(parts: readonly (readonly [unit: string, count: number])[]): string {
  const some = parts.filter(([, count]) => count !== 0);
  const said = (some.length > 0 ? some : parts.slice(-1)).map(
    ([unit, count]) => `${formatNumber(count)} ${count === 1 ? unit.replace(/s$/, '') : unit}`,
  );
  return new Intl.ListFormat('en-GB').format(said);
}

/** Months in years and months, where that says more: `30 years`, `25 years and 3 months`. */
export function formatMonths(months: number): string | undefined {
  if (!Number.isSafeInteger(months) || months < 12) return undefined;
  return formatDuration([
    ['years', Math.floor(months / 12)],
    ['months', months % 12],
  ]);
}
