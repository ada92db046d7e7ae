import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatMoney, formatNumber } from '../../../src/form/numbers/format.ts';
import { amountsIn, pattern } from '../shared/asked/pattern.ts';
import type { Reader } from '../shared/asked/question.ts';

const trips = [
  '{distance:km!},? (?:at |bei |a |à )?{efficiency:L/100km!}(?:,? (?:at |@ )?{price:liter})?',
  '{efficiency:L/100km!},? (?:for |at |auf |a |à )?{distance:km!}',
].map(pattern);

/** 250 miles 25 mpg 3.50. Without a price, the fuel is what is asked for. */
const fuel: Reader = (query) => {
  const { distance, efficiency, price } = amountsIn(query, trips) ?? {};
  const [distanceUnit = '', efficiencyUnit = ''] = [distance?.unit, efficiency?.unit];
  const isKnown = /^(?:km|miles)$/.test(distanceUnit) && /^(?:L.*|mpg)$/.test(efficiencyUnit);
  if (!distance || !efficiency || !isKnown) return undefined;
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
    request: { fuelPrice: 0, ...inputs },
    answerIn: ({ cost, fuelUsedGallons, fuelUsedLiters }, currency) => {
      if (price) return formatMoney(Number(cost), currency());
      return isMiles
        ? `${formatInWords(Number(fuelUsedGallons))} ${t('gallons')}`
        : `${formatInWords(Number(fuelUsedLiters))} l`;
    },
    isMoney: true,
  };
};

export const asked = [fuel];
