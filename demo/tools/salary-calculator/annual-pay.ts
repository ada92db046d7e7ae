import { readNumber } from '../../read-number.ts';

/** Whole numbers with the thousands separators of any locale. */
const grouped = /^\d{1,3}([.,'’\s]\d{3})+$/;

/**
 * Reads the pay for a year, such as `52,000` or `52k`. Returns `undefined` if it is not an amount. Pay
 * never has three decimals, so `52.000` is 52,000 in every locale.
 */
export function parseAnnualPay(text: string, locale: string | undefined): number | undefined {
  const amount = text.replaceAll(/\p{Sc}/gu, '').trim();
  const thousand = /k$/i.test(amount);
  const written = thousand ? amount.slice(0, -1).trim() : amount;
  const plain = grouped.test(written) ? written.replaceAll(/\D/g, '') : plainOf(written, locale);
  const pay = Number(plain) * (thousand ? 1_000 : 1);
  return Number.isFinite(pay) && pay > 0 ? pay : undefined;
}

/** Reads a number in the visitor's format, or else in another one. Returns it as a plain decimal. */
function plainOf(written: string, locale: string | undefined): string | undefined {
  const readings = [locale, 'en', 'de'].map((way) => readNumber(written, way));
  return readings.flatMap((reading) => ('plain' in reading ? [reading.plain] : []))[0];
}

/** Returns the pay for an hour, at the default hours and weeks of the form. */
export function hourlyRateOf(annualPay: number): number {
  return annualPay / (hoursPerWeek * weeksPerYear);
}

export const hoursPerWeek = 40;
export const weeksPerYear = 52;
