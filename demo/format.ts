/** Formats a number in the visitor's locale, with ≈ before it if digits are left out. */
export function formatNumber(value: number): string {
  const shown = roundTo(value).format(value);
  return isExact(value, shown) ? shown : `≈\u00a0${shown}`;
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

/** Whether all digits of the number are shown. */
function isExact(value: number, shown: string): boolean {
  const written = String(Math.abs(value)).replace(/e.*/, '');
  return significant(written) <= significant(shown.replace(/E.*/, ''));
}

function significant(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, '').replace(/^0+/, '').length;
}
