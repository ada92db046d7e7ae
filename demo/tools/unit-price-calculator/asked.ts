import { formatUnitPrice } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

/** 4.50 for 1.5 kg */
const price = asks('unit-price-calculator', {
  patterns: [
    '{price} (?:for|/|per) {quantity} ?(?<unit>kg|g|mg|l|ml|cl|oz|fl oz|lb|lbs|pieces?|pcs|rolls?|sheets?|packs?)',
  ],
  question: '{price} / {quantity} {unit}',
  answer: ({ unitPrice }, { inputs, currency }) =>
    `${formatUnitPrice(unitPrice, currency())} / ${inputs.unit}`,
  isMoney: true,
});

export const asked = [price];
