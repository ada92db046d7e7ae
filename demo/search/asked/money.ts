import { t } from '../../../src/form/language/language.ts';
import {
  formatInWords,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  percentage,
} from '../../../src/form/numbers/format.ts';
import { type Asked, askedOf, type Reader } from './asked.ts';
import { inCurrency } from './in-currency.ts';
import { numberIn, numbersOf, partsOf, pattern } from './patterns.ts';

const loan =
  '(?:(?:monthly )?(?:loan|mortgage|credit)(?: payments?)?(?: (?:of|for|on))?|kredit|darlehen|hypothek|préstamo|hipoteca|crédit|prêt|empréstimo)';
const term = '(?:,|over|for|über|sur|durante|por)? ?{n}';
const years = '(?:-?years?|yrs?|y|jahre|años|ans|anos)';
const loans = [
  pattern(`${loan}:? {n},? (?:at|@|zu|à|al|a)? ?{n} ?%?,? ${term} ?${years}?`),
  pattern(`{n}(?: loan| mortgage)?,? (?:at|@|zu|à|al|a)? ?{n} ?%,? ${term} ?${years}`),
];

/** mortgage 200000 6.5% 30 years */
export const loanPayment: Reader = inCurrency((query, currency) => {
  const [principal, annualRate, duration] = numbersOf(query, ...loans) ?? [];
  if (principal === undefined || annualRate === undefined || duration === undefined) {
    return undefined;
  }
  return askedOf(
    'loan-payoff-calculator',
    t('What is the monthly payment for {principal} at {annualRate}% over {years} years?', {
      principal: formatNumber(principal),
      annualRate: formatNumber(annualRate),
      years: formatNumber(duration),
    }),
    { principal, annualRate, years: duration },
    ({ scheduledPayment }) => formatMoney(Number(scheduledPayment), currency()),
  );
});

const wages = [
  pattern(
    `(?:salary |wage |pay )?{n} ?(?:dollars? |euros? |pounds? )?(?:an|per|/) ?(?:hour|hr|h)(?: .*(?:year|salary|annual|yearly).*)?`,
  ),
  pattern('(?:hourly|hourly (?:rate|wage|pay)) {n}'),
];

/** 25 an hour */
export const pay: Reader = inCurrency((query, currency) => {
  const [hourlyRate] = numbersOf(query, ...wages) ?? [];
  if (hourlyRate === undefined) return undefined;
  return askedOf(
    'salary-calculator',
    t('Pay per year at {rate} an hour and 40 hours a week', { rate: formatNumber(hourlyRate) }),
    { hourlyRate, hoursPerWeek: 40 },
    ({ annual }) => formatMoney(Number(annual), currency()),
  );
});

const returns = [
  pattern('(?:roi|return)(?: on)? {n}(?: to| →| ->|,)? {n}'),
  pattern(
    '(?:invested|bought (?:for|at)|cost) {n},? (?:and )?(?:now(?: worth)?|worth|sold (?:for|at)|returned) {n}',
  ),
];

/** roi 1000 to 1500 */
export const roi: Reader = inCurrency((query) => {
  const [cost, returnValue] = numbersOf(query, ...returns) ?? [];
  if (cost === undefined || returnValue === undefined) return undefined;
  return askedOf(
    'roi-calculator',
    `ROI: ${formatNumber(cost)} → ${formatNumber(returnValue)}`,
    { cost, returnValue },
    ({ roi: rate }) => percentage(formatPercent(Number(rate))),
  );
});

const tax =
  '(?:(?:sales )?tax|vat|gst|mwst\\.?|mehrwertsteuer|ust\\.?|iva|tva|消費税|增值税|ضريبة)';
const priceFirst = [pattern(`{n} ?(?:\\+|plus|with|and|zzgl\\.?) ?{n} ?% ${tax}`)];
const rateFirst = [
  pattern(`(?:add )?{n} ?% (?:de )?${tax} (?:on|to|auf|of|sobre|sur|على) {n}`),
  pattern(`(?:add )?${tax} ?(?:of |de |du )?{n} ?% ?(?:to|on|auf|sobre|sur|de|على|で)? ?{n}円?`),
];
const included = [
  pattern(`{n},? (?:incl\\.?|including|inkl\\.?|without|ohne)(?: the)? {n} ?% ${tax}`),
];

/** 49.99 plus 8.25% tax */
export const salesTax: Reader = inCurrency((query, currency) => {
  const before = numbersOf(query, ...included);
  const isIncluded = before !== undefined;
  const [price, taxRate] =
    before ?? numbersOf(query, ...priceFirst) ?? numbersOf(query, ...rateFirst)?.reverse() ?? [];
  if (price === undefined || taxRate === undefined) return undefined;
  const values = { price: formatNumber(price), rate: percentage(formatNumber(taxRate)) };
  return askedOf(
    'sales-tax-calculator',
    isIncluded
      ? t('{price} without the {rate} tax in it', values)
      : t('{price} plus {rate} tax', values),
    { price, taxRate, ...(isIncluded && { taxIncluded: true }) },
    ({ priceBeforeTax, finalPrice }) =>
      formatMoney(Number(isIncluded ? priceBeforeTax : finalPrice), currency()),
  );
});

const packs = [
  pattern(
    '{n} (?:for|/|per) {n} ?(kg|g|mg|l|ml|cl|oz|fl oz|lb|lbs|pieces?|pcs|rolls?|sheets?|packs?)',
  ),
];

/** 4.50 for 1.5 kg */
export const unitPrice: Reader = inCurrency((query, currency) => {
  const [priceText = '', quantityText = '', unit = ''] = partsOf(query, ...packs) ?? [];
  const [price, quantity] = [numberIn(priceText), numberIn(quantityText)];
  if (price === undefined || quantity === undefined) return undefined;
  return askedOf(
    'unit-price-calculator',
    `${formatNumber(price)} / ${formatNumber(quantity)} ${unit}`,
    { price, quantity, unit },
    ({ unitPrice: each }) => `${formatUnitPrice(Number(each), currency())} / ${unit}`,
  );
});

const inMiles = [
  pattern('{n} (?:miles?|mi),? (?:at )?{n} mpg,? (?:at |@ )?{n}(?: (?:per|a|/) ?(?:gallon|gal))?'),
];
/** Without a price, the fuel is what is asked for. */
const withoutPrice = [
  pattern('{n} (?:miles?|mi),? (?:at )?{n} mpg'),
  pattern('{n} ?km,? (?:at |bei |a |à )?{n} ?(?:l|liters?|litres?)(?: per |/) ?100 ?km'),
];
const withoutPriceFirst = [
  pattern('{n} mpg,? (?:for |at )?{n} (?:miles?|mi)'),
  pattern('{n} ?(?:l|liters?|litres?)(?: per |/) ?100 ?km,? (?:auf |for |a |à )?{n} ?km'),
];
const inKilometers = [
  pattern(
    '{n} ?km,? (?:at )?{n} ?(?:l|liters?|litres?)(?: per |/) ?100 ?km,? (?:at |@ )?{n}(?: ?(?:per|a|/) ?(?:l|liter|litre))?',
  ),
];

/** 250 miles 25 mpg 3.50 */
export const fuel: Reader = inCurrency((query, currency) => {
  const used = fuelUsed(query);
  if (used) return used;
  const miles = numbersOf(query, ...inMiles);
  const [distance, efficiency, fuelPrice] = miles ?? numbersOf(query, ...inKilometers) ?? [];
  if (distance === undefined || efficiency === undefined || fuelPrice === undefined) {
    return undefined;
  }
  const [distanceUnit, efficiencyUnit, priceUnit] = miles
    ? ['miles', 'mpg', 'gallon']
    : ['km', 'L/100km', 'liter'];
  return askedOf(
    'fuel-cost-calculator',
    [
      `${formatNumber(distance)} ${distanceUnit}`,
      `${formatNumber(efficiency)} ${efficiencyUnit}`,
      `${formatNumber(fuelPrice)} / ${priceUnit}`,
    ].join(', '),
    { distance, distanceUnit, efficiency, efficiencyUnit, fuelPrice, priceUnit },
    ({ cost }) => formatMoney(Number(cost), currency()),
  );
});

function fuelUsed(query: string): Asked | undefined {
  const [distance, efficiency] =
    numbersOf(query, ...withoutPrice) ?? numbersOf(query, ...withoutPriceFirst)?.toReversed() ?? [];
  if (distance === undefined || efficiency === undefined) return undefined;
  const isMiles = /mpg/i.test(query);
  const units = isMiles
    ? { distanceUnit: 'miles', efficiencyUnit: 'mpg', priceUnit: 'gallon' }
    : { distanceUnit: 'km', efficiencyUnit: 'L/100km', priceUnit: 'liter' };
  const inputs = { distance, efficiency, ...units };
  return {
    question: query,
    page: { slug: 'fuel-cost-calculator', inputs },
    call: {
      slug: 'fuel-cost-calculator',
      request: { ...inputs, fuelPrice: 0 },
      answer: ({ fuelUsedGallons, fuelUsedLiters }) =>
        isMiles
          ? `${formatInWords(Number(fuelUsedGallons))} ${t('gallons')}`
          : `${formatInWords(Number(fuelUsedLiters))} l`,
    },
  };
}
