import { message } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

const tax =
  '(?:(?:sales )?tax|vat|gst|mwst\\.?|mehrwertsteuer|ust\\.?|iva|tva|消費税|增值税|ضريبة)';

/** 119 including 19% vat */
const included = asks('sales-tax-calculator', {
  patterns: [`{price},? (?:incl\\.?|including|inkl\\.?|without|ohne)(?: the)? {taxRate:%!} ${tax}`],
  given: { taxIncluded: true },
  question: message('{price} without the {taxRate%} tax in it'),
  answer: ({ priceBeforeTax }, { currency }) => formatMoney(priceBeforeTax, currency()),
  isMoney: true,
});

/** 49.99 plus 8.25% tax */
const added = asks('sales-tax-calculator', {
  patterns: [
    `{price} ?(?:\\+|plus|with|and|zzgl\\.?) ?{taxRate:%!} ${tax}`,
    `(?:add )?{taxRate:%!} (?:de )?${tax} (?:on|to|auf|of|sobre|sur|على) {price}`,
    `(?:add )?${tax} ?(?:of |de |du )?{taxRate:%!} ?(?:to|on|auf|sobre|sur|de|على|で)? ?{price}円?`,
  ],
  question: message('{price} plus {taxRate%} tax'),
  answer: ({ finalPrice }, { currency }) => formatMoney(finalPrice, currency()),
  isMoney: true,
});

export const asked = [included, added];
