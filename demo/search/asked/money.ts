import { t } from '../../../src/form/language/language.ts';
import {
  formatInWords,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  percentage,
} from '../../../src/form/numbers/format.ts';
import { askedOf, type Reader } from './asked.ts';
import { inCurrency } from './in-currency.ts';
import { amountsOf, numberIn, numbersOf, partsOf, pattern } from './patterns.ts';

const loan =
  '(?:(?:monthly )?(?:loan|mortgage|credit)(?: payments?)?(?: (?:of|for|on))?|kredit|darlehen|hypothek|préstamo|hipoteca|crédit|prêt|empréstimo)';
const rate = '(?:at|@|zu|à|al|a)?';
const term = '(?:,|over|for|über|sur|durante|por)?';
const loans = [
  pattern(`${loan}:? {n},? ${rate} ?{:%},? ${term} ?{:years}`),
  pattern(`{n}(?: loan| mortgage)?,? ${rate} ?{:%!},? ${term} ?{:years!}`),
];

/** mortgage 200000 6.5% 30 years */
export const loanPayment: Reader = inCurrency((query, currency) => {
  const [principal, annualRate, duration] =
    numbersOf(query.replace(/(?<=\d)-(?=\p{L})/u, ' '), ...loans) ?? [];
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
  pattern('(?:salary |wage |pay )?{:per hour!}(?: .*(?:year|salary|annual|yearly).*)?'),
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
const priceFirst = [pattern(`{n} ?(?:\\+|plus|with|and|zzgl\\.?) ?{:%!} ${tax}`)];
const rateFirst = [
  pattern(`(?:add )?{:%!} (?:de )?${tax} (?:on|to|auf|of|sobre|sur|على) {n}`),
  pattern(`(?:add )?${tax} ?(?:of |de |du )?{:%!} ?(?:to|on|auf|sobre|sur|de|على|で)? ?{n}円?`),
];
const included = [
  pattern(`{n},? (?:incl\\.?|including|inkl\\.?|without|ohne)(?: the)? {:%!} ${tax}`),
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

const trips = [pattern('{:km!},? (?:at |bei |a |à )?{:L/100km!}(?:,? (?:at |@ )?{:liter})?')];
const tripsReversed = [pattern('{:L/100km!},? (?:for |at |auf |a |à )?{:km!}')];

/** 250 miles 25 mpg 3.50. Without a price, the fuel is what is asked for. */
export const fuel: Reader = inCurrency((query, currency) => {
  const [distance, efficiency, price] =
    amountsOf(query, ...trips) ?? amountsOf(query, ...tripsReversed)?.toReversed() ?? [];
  const [distanceUnit, efficiencyUnit] = [distance?.unit, efficiency?.unit];
  const isKnown =
    /^(?:km|miles)$/.test(distanceUnit ?? '') && /^(?:L.*|mpg)$/.test(efficiencyUnit ?? '');
  if (!distance || !efficiency || !distanceUnit || !efficiencyUnit || !isKnown) return undefined;
  const isMiles = efficiencyUnit === 'mpg';
  const priceUnit = price?.unit ?? (isMiles ? 'gallon' : 'liter');
  const inputs = {
    ...{ distance: distance.value, distanceUnit },
    ...{ efficiency: efficiency.value, efficiencyUnit },
    ...(price && { fuelPrice: price.value }),
    priceUnit,
  };
  const parts = [
    `${formatNumber(distance.value)} ${distanceUnit}`,
    `${formatNumber(efficiency.value)} ${efficiencyUnit}`,
    ...(price ? [`${formatNumber(price.value)} / ${priceUnit}`] : []),
  ];
  return {
    question: parts.join(', '),
    page: { slug: 'fuel-cost-calculator', inputs },
    call: {
      slug: 'fuel-cost-calculator',
      request: { fuelPrice: 0, ...inputs },
      answer: ({ cost, fuelUsedGallons, fuelUsedLiters }) => {
        if (price) return formatMoney(Number(cost), currency());
        return isMiles
          ? `${formatInWords(Number(fuelUsedGallons))} ${t('gallons')}`
          : `${formatInWords(Number(fuelUsedLiters))} l`;
      },
    },
  };
});
