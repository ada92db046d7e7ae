import { regionOf } from '../language/region-of.ts';

/**
 * The most traded currencies, as ISO 4217 codes, each with the regions where people pay with it
 * (Unicode CLDR, supplemental currency data).
 */
const regionsWith = {
  USD: 'AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  EUR: 'AD AT AX BE BG BL CY DE EA EE ES EU FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  JPY: 'JP',
  GBP: 'GB GG GS IM JE TA',
  CNY: 'CN',
  AUD: 'AU CC CX HM KI NF NR TV',
  CAD: 'CA',
  CHF: 'CH LI',
  HKD: 'HK',
  SGD: 'SG',
  SEK: 'SE',
  KRW: 'KR',
  NOK: 'BV NO SJ',
  NZD: 'CK NU NZ PN TK',
  INR: 'IN',
  MXN: 'MX',
  TWD: 'TW',
  ZAR: 'LS ZA',
  BRL: 'BR',
  DKK: 'DK FO GL',
  PLN: 'PL',
  THB: 'TH',
  ILS: 'IL PS',
  CZK: 'CZ',
  TRY: 'TR',
  AED: 'AE',
} as const;

/**
 * In which currencies usual amounts are how many times as high as in dollars: the price of what
 * costs a dollar in the United States (World Bank, PPP conversion factor of 2024, PA.NUS.PPP),
 * rounded by ratio to 1, 2 or 5 times a power of ten, and at least 1.
 */
const timesDollars: Partial<Record<string, number>> = {
  JPY: 100,
  CNY: 5,
  HKD: 5,
  SEK: 10,
  KRW: 1_000,
  NOK: 10,
  NZD: 2,
  INR: 20,
  MXN: 10,
  TWD: 10,
  ZAR: 10,
  BRL: 2,
  DKK: 5,
  PLN: 2,
  THB: 10,
  ILS: 5,
  CZK: 10,
  TRY: 10,
  AED: 2,
};

export type Currency = keyof typeof regionsWith;

/** The currencies to choose from. */
export const currencies = Object.keys(regionsWith).filter(isCurrency);

/** Whether a text is the code of a currency that one can choose. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(regionsWith, text);
}

/** Returns an amount in dollars as one that is usual in a currency. */
export function usualAmount(dollars: string, currency = ''): string {
  const factor = timesDollars[currency] ?? 1;
  return factor === 1 ? dollars : String(Number((Number(dollars) * factor).toPrecision(15)));
}

/** Returns the currency of the region of a locale, if it is one of those. */
export function usualCurrency(locale: string): Currency | undefined {
  const region = regionOf(locale);
  if (region === undefined) return undefined;
  return currencies.find((currency) => regionsWith[currency].split(' ').includes(region));
}
