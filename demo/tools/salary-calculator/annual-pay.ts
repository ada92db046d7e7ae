/** Whole numbers with separators between their thousands, as people write them anywhere. */
const grouped = /^\d{1,3}([.,'’\s]\d{3})+$/;

/** Reads what somebody earns in a year, such as `52,000` or `52k`; `undefined` if it is no amount. */
export function parseAnnualPay(text: string): number | undefined {
  const [, written = '', thousand] = /^([\d.,'’\s]*\d)\s*(k?)$/i.exec(text.trim()) ?? [];
  if (written === '') return undefined;
  const plain = grouped.test(written) ? written.replaceAll(/\D/g, '') : written.replace(',', '.');
  const pay = Number(plain) * (thousand ? 1_000 : 1);
  return Number.isFinite(pay) && pay > 0 ? pay : undefined;
}

/** The pay for an hour, at the hours and weeks that the form starts with. */
export function hourlyRateOf(annualPay: number): number {
  return annualPay / (hoursPerWeek * weeksPerYear);
}

export const hoursPerWeek = 40;
export const weeksPerYear = 52;
