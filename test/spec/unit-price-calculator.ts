import { calculateUnitPrice } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const positive = 'a number greater than 0';
const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateUnitPrice> = {
  run: calculateUnitPrice,
  operation: 'calculate-unit-price',
  fields: { price: 'number ≥ 0, required', quantity: 'number > 0, required', unit: 'string' },
  result: ['unitPrice', 'pricePerUnit'],
  answers: [
    [
      { price: 7.48, quantity: 400, unit: 'oz' },
      { unitPrice: 0.0187, pricePerUnit: 0.0187 },
      'askmycalculator.com, price per ounce, example',
    ],
    [{ price: 5, quantity: 32 }, { unitPrice: 0.15625, pricePerUnit: 0.15625 }, 'calculationworld.com, unit price, example'],
    [
      { price: 6.38, quantity: 2, unit: 'Pfund 🥔 \ud800' },
      { unitPrice: 3.19, pricePerUnit: 3.19 },
      'inchcalculator.com, unit price, example; the label is any string',
    ],
    [
      { price: 0.3, quantity: 0.1, unit: '' },
      { unitPrice: 3, pricePerUnit: 3 },
      'three tenths over one; in doubles the quotient is 2.9999999999999996',
    ],
    [{ price: 2.5, quantity: 1.5 }, { unitPrice: 5 / 3, pricePerUnit: 5 / 3 }, 'one division of integers, rounded once'],
    [{ price: 0, quantity: 5e-324 }, { unitPrice: 0, pricePerUnit: 0 }, 'free of charge'],
    [{ price: 5e-324, quantity: 3 }, { unitPrice: 0, pricePerUnit: 0 }, 'a third of the least double is nearest to 0'],
    [{ price: 1e308, quantity: 1e308 }, { unitPrice: 1, pricePerUnit: 1 }, 'equal numbers'],
  ],
  refusals: [[{ price: 1e300, quantity: 1e-300 }, 'request body: expected numbers whose result is within ±1.8e308']],
  typed: [
    [
      { price: 4.99, quantity: 12, unit: 'oz' },
      { unitPrice: 0.41583333333333333, pricePerUnit: 0.41583333333333333 },
      'tinyuseful.pages.dev, $0.4158 per oz',
    ],
    [{ price: 6.99, quantity: 12 }, { unitPrice: 0.5825 }, 'starlighttools.org'],
    [{ price: 10.01, quantity: 7.26, unit: 'litre' }, { unitPrice: 1.378787878787879 }, 'hargata/lubelog #881, £1.38'],
    [{ price: 3, quantity: 6, unit: 'pcs' }, { unitPrice: 0.5 }, 'brentvollebregt/price-per-unit #12, not 2 pieces a dollar'],
    [{ price: 4.87, quantity: 1000, unit: null }, { unitPrice: 0.00487 }, 'grocy/grocy #2131, a kilogram in grams'],
    [{ price: 0, quantity: 6 }, { unitPrice: 0 }, 'a gift'],
    [{ price: 4.99, quantity: 0 }, `quantity: expected ${positive}, got 0`, 'openfoodfoundation/openfoodnetwork #7322, NaN / kg'],
    [
      { price: '4,87$', quantity: '12 oz' },
      `price: expected ${notNegative}, got "4,87$"; quantity: expected ${positive}, got "12 oz"`,
      'grocy/grocy #2131 writes 4,87$',
    ],
    [{ price: 4.99, qty: 12 }, 'qty: unknown field, did you mean quantity?', 'bbodi/notecalc3 #53: Qty = 2'],
    [
      { price: 4.99, quantity: 12, unit: 100 },
      'unit: expected a string such as "kg", got the number 100',
      'badlogic/heissepreise #37, a price for 100 g',
    ],
    [{ price: 0.1, quantity: 3 }, { unitPrice: 0.03333333333333333 }, '1 / 30, rounded once'],
  ],
  freeTexts: ['unit'],
  otherNames: {
    meant: {
      price: 'totalPrice cost itemPrice price_usd total totalCost',
      quantity: 'amount size qty quantityUnits=5 item_quantity count units=5 weight=500 volume number',
      unit: 'unitName unitLabel quantity_unit uom units="kg" unitOfMeasure measure per measurement unit_type sizeUnit unit-name',
    },
    refused:
      'quantityUnit="g" units="g" weight_unit="g" ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 packs=6 ' +
      'packSize=6 multipack=4 discount=10 coupon=1 taxRate=8 tax=8 shipping=5 deposit=0.25 freeUnits=1 ' +
      'bogo=true targetUnit="g" convertTo="g" price2=5 quantity2=3 servings=4 perAmount=100',
    ignored:
      'product brand store source name sku unitId unitPrice=2 pricePerUnit=2 label packs=1 discount=0 packName="x" priceDate="2026-01-01"',
  },
  slowest: { 'extreme numbers': () => ({ price: least, quantity: largest }) },
};
