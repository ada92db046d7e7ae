import { calculateUnitPrice } from 'toolworker';
import { defineCases } from '../cases.ts';

export const cases = defineCases({
  run: calculateUnitPrice,
  answers: [
    {
      request: { price: 7.48, quantity: 400, unit: 'oz' },
      result: { unitPrice: 0.0187, pricePerUnit: 0.0187 },
      source: 'askmycalculator.com, price per ounce, example',
    },
    {
      request: { price: 5, quantity: 32 },
      result: { unitPrice: 0.15625, pricePerUnit: 0.15625 },
      source: 'calculationworld.com, unit price, example',
    },
    {
      request: { price: 6.38, quantity: 2, unit: 'Pfund 🥔 \ud800' },
      result: { unitPrice: 3.19, pricePerUnit: 3.19 },
      source: 'inchcalculator.com, unit price, example; the label is any string',
    },
    {
      request: { price: 0.3, quantity: 0.1, unit: '' },
      result: { unitPrice: 3, pricePerUnit: 3 },
      source: 'three tenths over one; in doubles the quotient is 2.9999999999999996',
    },
    {
      request: { price: 2.5, quantity: 1.5 },
      result: { unitPrice: 5 / 3, pricePerUnit: 5 / 3 },
      source: 'one division of integers, rounded once',
    },
    {
      request: { price: 0, quantity: 5e-324 },
      result: { unitPrice: 0, pricePerUnit: 0 },
      source: 'free of charge',
    },
    {
      request: { price: 5e-324, quantity: 3 },
      result: { unitPrice: 0, pricePerUnit: 0 },
      source: 'a third of the least double is nearest to 0',
    },
    {
      request: { price: 1e308, quantity: 1e308 },
      result: { unitPrice: 1, pricePerUnit: 1 },
      source: 'equal numbers',
    },
  ],
  refusals: [
    {
      request: { price: -1, quantity: 2 },
      error: 'price: expected a number of at least 0, got -1',
    },
    {
      request: { price: 1, quantity: 0 },
      error: 'quantity: expected a number greater than 0, got 0',
    },
    {
      request: { price: 1, quantity: -2, unit: 'kg' },
      error: 'quantity: expected a number greater than 0, got -2',
    },
    {
      request: { price: -1, quantity: -2 },
      error:
        'price: expected a number of at least 0, got -1; quantity: expected a number greater than 0, got -2',
    },
    {
      request: { price: 1e300, quantity: 1e-300 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    {
      request: {},
      error: 'price: required, a number of at least 0; quantity: required, a number greater than 0',
    },
    {
      request: { price: '4.50', quantity: 1 },
      error: 'price: expected a number of at least 0, got "4.50"',
    },
    {
      request: { price: 4.5, quantity: '1' },
      error: 'quantity: expected a number greater than 0, got "1"',
    },
    {
      request: { price: 4.5, quantity: null },
      error: 'quantity: required, a number greater than 0',
    },
    {
      request: { price: 4.5, quantity: 1, unit: 5 },
      error: 'unit: expected a string such as "kg", got the number 5',
    },
    {
      request: { price: 4.5, quantity: 1, unit: ['kg'] },
      error: 'unit: expected a string such as "kg", got an array',
    },
    {
      request: { price: 4.5, quantitiy: 1 },
      error: 'quantitiy: unknown field, did you mean quantity?',
    },
    {
      request: { totalPrice: 4.5, amount: 1 },
      error:
        'totalPrice: unknown field, did you mean price?; amount: unknown field, did you mean quantity?',
    },
    {
      request: { product: 'potatoes', shop: 'market' },
      error: 'request body: expected fields such as price, quantity, unit',
    },
  ],
});
