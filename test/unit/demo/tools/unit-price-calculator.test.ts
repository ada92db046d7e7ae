import { describe, expect, test } from 'vitest';
import { fromHash, hashOf } from '../../../../demo/model/links.ts';
import { usualUnits } from '../../../../demo/model/preferred-units.ts';
import { compare } from '../../../../demo/tools/unit-price-calculator/comparison.ts';
import {
  faultsOf,
  mostProducts,
  productCount,
  productFields,
  productsIn,
  unitInput,
  withoutProduct,
} from '../../../../demo/tools/unit-price-calculator/products.ts';
import { sayComparison } from '../../../../demo/tools/unit-price-calculator/sentences.ts';
import { unitNamed } from '../../../../demo/tools/unit-price-calculator/units.ts';
import { problemsOf } from '../../../../src/form/errors.ts';
import { emptyInputs, exampleInputs, type Inputs, requestOf } from '../../../../src/form/inputs.ts';
import { fieldsFor, pageFor, post } from '../page.ts';

const fields = productFields(fieldsFor('unit-price-calculator'));

/** A product as people write it, such as `6 x 330 ml for 3.96`. */
function inputsFor(...products: readonly string[]): Inputs {
  const entries = products.flatMap((product, index) => {
    const [, packs = '', quantity = '', unit = '', price = ''] =
      /^(?:(\d+) x )?(\S+) (.*) for (\S+)$/.exec(product) ?? [];
    const suffix = index === 0 ? '' : String(index + 1);
    return Object.entries({ packs, quantity, unit, price }).map(([name, input]) => [
      `${name}${suffix}`,
      input,
    ]);
  });
  return Object.fromEntries(entries);
}

const compared = (products: readonly string[], basis = '') =>
  compare(productsIn(inputsFor(...products)), basis);

describe('products', () => {
  test.each([
    // 4.5 / 1.5 = 3; 1.75 / 0.5 = 3.5; 0.5 / 3.5 = 1/7; 0.5 / 3 = 1/6.
    [['1.5 kg for 4.5', '500 g for 1.75'], [3, 3.5], [0], 100 / 7, [0, 100 / 6]],
    // 2.4 / 0.75 = 3.2.
    [['750 ml for 2.4', '1 l for 3'], [3.2, 3], [1], 6.25, [20 / 3, 0]],
    // 6 · 0.33 = 1.98, which is exact only as a decimal.
    [['6 x 330 ml for 3.96', '1.5 l for 3'], [2, 2], [0, 1], undefined, [0, 0]],
    [['3 x 70 cl for 21', '2.1 l for 28'], [10, 40 / 3], [0], 25, [0, 100 / 3]],
    // A pound has 16 ounces, a gallon 4 quarts, 8 pints or 128 fluid ounces.
    [['32 oz for 8', '1 lb for 4'], [4, 4], [0, 1], undefined, [0, 0]],
    [['128 fl oz for 8', '4 quart for 8'], [8, 8], [0, 1], undefined, [0, 0]],
    [['128 fl oz for 8', '8 pint for 8'], [8, 8], [0, 1], undefined, [0, 0]],
    // 453.59237 g are a pound (international yard and pound agreement, 1959).
    [['453.59237 g for 1', '1 lb for 2'], [1 / 0.45359237, 2 / 0.45359237], [0], 50, [0, 100]],
    [['3 piece for 1', '9 piece for 4'], [1 / 3, 4 / 9], [0], 25, [0, 100 / 3]],
    [['4 rolls for 3', '8 Rolls for 5'], [0.75, 0.625], [1], 50 / 3, [20, 0]],
    [['1 m for 1', '1 ft for 1'], [1, 1 / 0.3048], [0], 69.52, [0, 69.52 / 0.3048]],
    [['1 kg for 0', '1 kg for 2'], [0, 2], [0], 100, [0, undefined]],
    [['1 kg for 0', '2 kg for 0'], [0, 0], [0, 1], undefined, [0, 0]],
  ])('%j are compared by their exact prices', (products, prices, cheapest, less, more) => {
    const { priced, percentLess } = compared(products);
    const near = (value: number | undefined) => value && Number(value.toPrecision(12));
    expect(priced.map(({ price }) => near(price))).toEqual(prices.map(near));
    expect(priced.flatMap((one, index) => (one.isCheapest ? [index] : []))).toEqual(cheapest);
    expect(near(percentLess)).toBe(near(less));
    expect(priced.map(({ percentMore }) => near(percentMore))).toEqual(more.map(near));
  });

  test.each([
    [['1 kg for 1', '1 l for 1'], 'kg, l'],
    [['1 kg for 1', '3 piece for 1', '1 lb for 2'], 'lb, piece'],
    [['4 rolls for 1', '200 sheets for 1'], 'rolls, sheets'],
  ])('%j cannot be compared: %s', (products, unlike) => {
    const comparison = compared(products);
    expect(comparison.unlike?.join(', ')).toBe(unlike);
    expect(comparison.priced.some(({ isCheapest }) => isCheapest)).toBe(false);
    expect(comparison.priced.every(({ price }) => price !== undefined)).toBe(true);
  });

  test('unfinished products are left out', () => {
    const { priced } = compared(['1 kg for 3', '500 g for ?x', '0 g for 2', '0 x 5 g for 1']);
    expect(priced.map(({ product }) => product.index)).toEqual([0]);
    expect(priced[0]?.percentMore).toBeUndefined();
  });

  test('prices that differ in the last digit of a double are not the same', () => {
    const { priced, percentLess } = compared(['1 kg for 0.30000000000000004', '1 kg for 0.3']);
    expect(priced.map(({ isCheapest }) => isCheapest)).toEqual([false, true]);
    expect(percentLess).toBeGreaterThan(0);
  });

  test('a price out of range is unknown', () => {
    const { priced } = compared(['1e-308 kg for 1e308', '1 kg for 1']);
    expect(priced.map(({ price }) => price)).toEqual([undefined, 1]);
  });
});

describe('the price is given', () => {
  test.each([
    [['100 g for 1', '250 g for 4'], '', '1.00/100\u00a0g'],
    [['100 g for 1', '251 g for 4'], '', '10.00/kg'],
    [['200 ml for 1'], '', '0.50/100\u00a0ml'],
    [['1 oz for 1'], '', '1.00/oz'],
    [['8 oz for 1', '2 lb for 4'], '', '2.00/lb'],
    [['12 fl oz for 6'], '', '0.50/fl oz'],
    [['1 gallon for 6'], '', '6.00/gallon'],
    [['6 piece for 3'], '', '0.50/piece'],
    [['6  for 3'], '', '0.50/piece'],
    [['2 rolls for 3'], '', '1.50/rolls'],
    [['1 kg for 4.5359237'], '1 lb', '2.0575/lb'],
    [['1 kg for 3'], '100 g', '0.30/100\u00a0g'],
    // The units have changed since this was chosen.
    [['1 l for 3'], '100 g', '3.00/l'],
  ])('for %j in "%s" as %s', (products, basis, price) => {
    const { detail, verdict } = sayComparison(compared(products, basis), undefined);
    expect([detail, verdict].some((text) => text.startsWith(price))).toBe(true);
  });
});

test.each([
  [['1.5 kg for 4.5', '500 g for 1.75'], 'Product 1 is 14.29% cheaper: 3.00/kg instead of 3.50/kg'],
  [['1 l for 2', '1 l for 1', '1 l for 4'], 'Product 2 is the cheapest, by 50%: 1.00/l instead of'],
  [['1 l for 1', '2 l for 2', '1 l for 4'], 'Product 1 and Product 2 are 75% cheaper: 1.00/l'],
  [['1 l for 1', '2 l for 2'], 'They cost the same: 1.00/l'],
  [['1 kg for 1', '1 l for 1'], 'kg and l cannot be compared: Choose units of the same kind'],
  [['1 kg for 1'], '1.00/kg: Enter another product to compare.'],
  [[], '–: '],
])('%j: %s', (products, expected) => {
  const { verdict, detail } = sayComparison(compared(products), undefined);
  expect(`${verdict}: ${detail}`.replaceAll('\u00a0', ' ')).toContain(expected);
});

test('a verdict has the names and the currency of the visitor', () => {
  const inputs = { ...inputsFor('1 kg for 3', '1 kg for 4'), name: ' Basmati <b> ' };
  expect(sayComparison(compare(productsIn(inputs), ''), 'USD')).toEqual({
    verdict: 'Basmati <b> is 25% cheaper',
    detail: '$3.00/kg instead of $4.00/kg',
  });
});

test.each([
  ['kg', 'kg'],
  [' KG ', 'kg'],
  ['lbs', 'lb'],
  ['Fl Oz', 'fl oz'],
  ['', 'piece'],
  ['Rolls', 'Rolls'],
])('the unit "%s" is %s', (label, name) => {
  expect(unitNamed(label).name).toBe(name);
});

describe('the form', () => {
  test('has the example of the API as its first product, and an answer to it', async () => {
    const request = requestOf(fields, exampleInputs(fields));
    const { example } = pageFor('unit-price-calculator');
    expect(request).toEqual(example);
    expect(sayComparison(compare(productsIn(exampleInputs(fields)), ''), undefined).verdict).toBe(
      'Product 1 is 14.29% cheaper',
    );
  });

  test('begins with the units of the region', () => {
    const unitsIn = (inputs: Inputs) => [0, 1, 2].map((index) => unitInput(inputs, index));
    expect(unitsIn(exampleInputs(fields, usualUnits('en-US')))).toEqual(['oz', 'lb', 'lb']);
    expect(unitsIn(exampleInputs(fields, usualUnits('de')))).toEqual(['kg', 'g', 'g']);
  });

  test('asks the API for all packs of the first product', async () => {
    const request = requestOf(fields, inputsFor('6 x 0.33 l for 3.96', '1 l for 3'));
    expect(request).toEqual({ price: 3.96, quantity: 1.98, unit: 'l' });
    expect((await post('unit-price-calculator', request)).result.unitPrice).toBe(2);
  });

  test('keeps all products in a link', () => {
    const inputs = {
      ...emptyInputs(fields, {}),
      ...inputsFor('1 kg for 3', '2 x 1 lb for 4', '5 kg for 9'),
    };
    const all = { ...inputs, name2: 'Ä & b', per: '1 oz', products: '4' };
    const linked = fromHash(fields, hashOf(fields, all) ?? '');
    expect(linked).toMatchObject(all);
    expect(productCount(linked)).toBe(4);
  });

  test.each([
    ['price=4.5&quantity=1.5&unit=kg', '3.00/kg'],
    ['price=4.5&quantity=1.5', '3.00/piece'],
    ['price=3&quantity=4&unit=rolls', '0.75/rolls'],
    ['price=3&quantity=0&unit=kg', '–'],
  ])('opens a link of the API: %s', (hash, verdict) => {
    const inputs = fromHash(fields, hash);
    expect(productCount(inputs)).toBe(2);
    expect(sayComparison(compare(productsIn(inputs), ''), undefined).verdict).toBe(verdict);
  });

  test.each([
    [{}, 2],
    [{ products: '3' }, 3],
    [{ products: '1' }, 2],
    [{ products: '99' }, mostProducts],
    [{ products: '-1e9' }, 2],
    [{ price4: '1' }, 4],
    [{ name3: 'A', unit6: 'kg' }, 3],
  ])('with %j shows %d products', (inputs, count) => {
    expect(productCount(inputs)).toBe(count);
    expect(productsIn(inputs)).toHaveLength(count);
  });

  test('a removed product leaves the others as they were', () => {
    const inputs = { ...inputsFor('1 kg for 1', '2 lb for 2', '3  for 3'), products: '3' };
    const kept = withoutProduct(inputs, 1);
    // The third product had the unit of the second.
    expect(kept).toMatchObject({ ...inputsFor('1 kg for 1', '3 lb for 3'), products: '2' });
    expect(productCount(kept)).toBe(2);
    expect(productCount(withoutProduct(kept, 0))).toBe(2);
    expect(productsIn(withoutProduct(kept, 0))[0]).toMatchObject({ price: 3, quantity: 3 });
  });

  test.each([
    ['1 kg for 1', {}],
    ['0 kg for 1', { quantity: 'expected a number greater than 0, got 0' }],
    ['1 kg for -1', { price: 'expected a number of at least 0, got -1' }],
    ['2 kg for ?x', {}],
  ])('of "%s" has the faults %j', (product, faults) => {
    const [first] = productsIn(inputsFor(product));
    const found = Object.entries(first ? faultsOf(first) : {});
    const messages = found.map(([name, { message }]) => [name, message]);
    expect(Object.fromEntries(messages)).toEqual(faults);
  });
});

test.each([
  ['6', undefined],
  ['', undefined],
  ['0', 'Enter a whole number from 1 to 1,000.'],
  ['1001', 'Enter a whole number from 1 to 1,000.'],
  ['1.5', 'Enter a whole number from 1 to 1,000.'],
  ['-6', 'Enter a whole number from 1 to 1,000.'],
  ['?x', 'Enter a number, such as 1,000.'],
])('a pack of %s has the problem "%s"', (packs, problem) => {
  const inputs = { ...inputsFor('1 kg for 1'), packs };
  expect(problemsOf(fields, inputs, 'en').packs).toBe(problem);
  expect(compare(productsIn(inputs), '').priced).toHaveLength(problem === undefined ? 1 : 0);
});
