import { readNumber } from '../../read-number.ts';

/** Whole numbers with separators between their thousands, as people write them anywhere. */
const grouped = /^\d{1,3}([.,'’\s]\d{3})+$/;

/**
 * Reads what somebody earns in a year, such as `52,000` or `52k`; `undefined` if it is no amount. Nobody
 * earns 52 and three decimals, so `52.000` is 52,000 everywhere.
 */
export function parseAnnualPay(text: string, locale: string | undefined): number | undefined {
  const amount = text.replaceAll(/\p{Sc}/gu, '').trim();
  const thousand = /k$/i.test(amount);
  const written = thousand ? amount.slice(0, -1).trim() : amount;
  const plain = grouped.test(written) ? written.replaceAll(/\D/g, '') : plainOf(written, locale);
  const pay = Number(plain) * (thousand ? 1_000 : 1);
  return Number.isFinite(pay) && pay > 0 ? pay : undefined;
}

/** The number in the visitor's way of writing, or else in another way. */
function plainOf(written: string, locale: string | undefined): string | undefined {
  const readings = [locale, 'en', 'de'].map((way) => readNumber(written, way));
  return readings.flatMap((reading) => ('plain' in reading ? [reading.plain] : []))[0];
}

/** The pay for an hour, at the hours and weeks that the form starts with. */
export function hourlyRateOf(annualPay: number): number {
  return annualPay / (hoursPerWeek * weeksPerYear);
}

export const hoursPerWeek = 40;
export const weeksPerYear = 52;
