import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'sales-tax-calculator'> = {
  icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  handles: { price: true, taxRate: true, taxIncluded: true },
  layout: 'comparing',
  synonyms:
    'vat gst tax gross net price with reverse hst sales taxes add remove excluding including inclusive exclusive before after invoice',
  fields: { taxAmount: { hidden: true }, priceBeforeTax: { hidden: true } },
  formula: 'final price = price before tax × (1 + rate / 100)',
  explanation:
    'If the price already includes the tax, it is divided by the same factor. Nothing is rounded to cents.',
  topics: 'add or remove VAT',
  reading:
    'The final price includes the tax. If your price already includes it, choose to take the tax out, and you see the price before tax.',
  sentences: {
    answer: [
      {
        when: { taxIncluded: ['true'] },
        text: '{finalPrice} before tax\nThe tax in {price} at {taxRate} is {taxAmount}.',
      },
      { text: '{finalPrice} with tax\nThe tax on {price} at {taxRate} is {taxAmount}.' },
    ],
  },
  mistake:
    'To take 19% tax out of a price, do not subtract 19%. A price of 119 contains 19 of tax, but 19% of 119 is 22.61.',
};
