import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { Workbench } from '../../../../../demo/pages/tool/workbench.tsx';
import { FormView } from '../../../../../src/form/view/form-view.tsx';
import { OtherFigures } from '../../../../../src/form/view/result-view.tsx';
import { eventually } from '../../../../support/eventually.ts';
import { renderings } from '../../../../support/renderings.ts';
import {
  control,
  hashOf,
  headline,
  leave,
  linked,
  open,
  page,
  press,
  requested,
  see,
  textOf,
  type,
  typedIn,
} from './workbench.ts';

afterEach(leave);

const answers = (expected: string) => eventually(() => expect(headline()).toBe(expected));

const move = (name: string, event: 'focus' | 'blur') =>
  act(() => void control(name).dispatchEvent(new Event(event)));

test.each([
  { format: '1,234.5', text: '200,000', grouped: '200,000', result: '30,003' },
  { format: '1.234,5', text: '200.000', grouped: '200.000', result: '30.003' },
  { format: '1 234,5', text: '200 000', grouped: '200\u202f000', result: '30 003' },
  { format: '1’234.5', text: "200'000", grouped: "200'000", result: "30'003" },
  { format: '12,34,567.5', text: '2,00,000', grouped: '2,00,000', result: '30,003' },
])('numbers are read and written as in $format', async ({ format, text, grouped, result }) => {
  await open('percentage-of#x=15.0015');
  type('Numbers as in', format);
  move('y', 'focus');
  type('y', text);
  move('y', 'blur');
  // The apostrophe in Swiss numbers depends on the version of ICU.
  const straight = (shown = '') => shown.replaceAll('’', "'");
  expect(straight(typedIn('y'))).toBe(grouped);
  await eventually(() => expect(straight(headline())).toBe(result));
  await linked('#x=15.0015&y=200000');
  expect(requested()).toContain('x=15.0015&y=200000');
});

test('a key press renders the form and its result once', async () => {
  await open('percentage-of#x=15&y=80');
  await answers('12');
  const counted = renderings();
  type('x', '30');
  counted.stop();
  expect([Workbench, FormView, OtherFigures].map(counted.of)).toEqual([1, 1, 1]);
  // Its answer comes later.
  await answers('24');
});

test('screen readers hear the headline when it changes', async () => {
  await open('percentage-of');
  expect(page.querySelector('.headline')?.getAttribute('aria-live')).toBe('polite');
});

test('an ambiguous number is refused until the visitor chooses a format', async () => {
  await open('percentage-of#y=100');
  type('x', '1,23');
  const problem = 'Enter a number, such as 1.23.';
  await eventually(() => expect(textOf('#x-error')).toEqual([problem]));
  expect(control('x').getAttribute('aria-invalid')).toBe('true');
  await answers('–');
  expect(typedIn('Numbers as in')).toBe('');
  type('Numbers as in', '1.234,5');
  await answers('1,23');
  expect([textOf('#x-error'), typedIn('x')]).toEqual([[''], '1,23']);
  await linked('#x=1.23&y=100');
  type('Numbers as in', 'your browser');
  await answers('1.23');
});

test('the answer stays, so that it is not announced again, while a number cannot be read', async () => {
  await open('percentage-of#x=15&y=80');
  await answers('12');
  type('x', 'abc');
  expect(textOf('.headline .value')).toEqual(['12']);
  await eventually(() => expect(textOf('#x-error')).toEqual(['Enter a number, such as 15.']));
  expect(textOf('.headline .value')).toEqual(['12']);
});

test.each([
  { path: 'dice-roller', field: 'count', keyboard: 'numeric' },
  { path: 'salary-calculator', field: 'hourlyRate', keyboard: 'decimal' },
  { path: 'bmi-calculator', field: 'weight', keyboard: 'decimal' },
  // In the US, for feet and inches.
  { path: 'bmi-calculator', field: 'height', keyboard: 'text' },
  // A button beside the field turns the sign, which such keyboards lack.
  { path: 'slope-calculator', field: 'x1', keyboard: 'decimal' },
  { path: 'retirement-calculator', field: 'annualReturn', keyboard: 'decimal' },
])('a phone shows the $keyboard keyboard for $field', async ({ path, field, keyboard }) => {
  await open(path);
  expect(control(field).getAttribute('inputmode')).toBe(keyboard);
});

test('180 cm and 81 kg stay 180 and 81 in imperial units', async () => {
  await open('bmi-calculator', 'de-DE');
  type('height', '180');
  type('weight', '81');
  await answers('25 kg/m²');
  press('Imperial');
  expect(['height', 'weight'].map(typedIn)).toEqual(['180', '81']);
  expect(textOf('#weight-unit')).toEqual(['lb']);
  expect(requested()).toMatch(/unit=imperial&height=180&weight=81/);
  press('Metric');
  expect(requested()).toContain('height=180&weight=81');
});

test('a height in feet and inches stays as typed when the unit changes', async () => {
  await open('bmr-calculator', 'de-DE');
  type('height', '5 ft 11');
  expect(requested()).toContain('height=180.34');
  type('Unit: Height', 'in');
  expect(typedIn('height')).toBe('5 ft 11');
  expect(requested()).toContain('height=180.34');
  type('height', '70');
  expect(requested()).toContain('height=177.8');
  type('Unit: Height', 'cm');
  expect(typedIn('height')).toBe('70');
  expect(requested()).toContain('height=70');
  await linked('#age=30&weight=70&height=70&assumed=age weight');
});

test('a height that can be read only in inches is read again in inches', async () => {
  await open('bmr-calculator', 'de-DE');
  type('height', '5 11');
  expect(requested()).toContain('height=5 11');
  type('Unit: Height', 'in');
  expect(requested()).toContain('height=180.34');
});

test('an error is in the unit of its field', async () => {
  await open('bmr-calculator#gender=male&age=30&weight=80&height=7&height.unit=in');
  await eventually(() =>
    expect(textOf('#height-error')[0]).toContain('inches, such as 69. You entered 7.'),
  );
});

test('what is assumed is said, and comes back when the form is cleared, with a way back', async () => {
  const assumed = () => textOf('.assumptions, .blank.assumed');
  await open('loan-payoff-calculator');
  expect(assumed()).toEqual([]);
  type('principal', '1000');
  type('years', '15');
  type('extraPayment', '');
  await eventually(() => expect(assumed()).toEqual(['6.5%']));
  press('Clear');
  expect(document.activeElement?.id).toBe('principal');
  expect(['principal', 'years'].map(typedIn)).toEqual(['200000', '30']);
  press('Undo');
  expect(['principal', 'years'].map(typedIn)).toEqual(['1,000', '15']);
  expect(page.querySelector('[role="status"]')?.textContent).toBe('');
});

test('another choice answers the example anew', async () => {
  await open('cooking-converter');
  type('to', 'ml');
  await answers('237 ml');
  expect(typedIn('value')).toBe('1');
});

test.each([
  { language: 'en-US', hash: '', unit: 'in', height: `5'9"` },
  { language: 'de-DE', hash: '', unit: 'cm', height: '175' },
  { language: 'en-US', hash: '#height=180', unit: 'cm', height: '180' },
  { language: 'de-DE', hash: '#height=71&height.unit=in', unit: 'in', height: '71' },
  { language: 'en-US', hash: '#age=30', unit: 'in', height: '' },
])('in $language, a form with the hash "$hash" has a height in $unit', async (usual) => {
  const { language, hash, unit, height } = usual;
  await open(`bmr-calculator${hash}`, language);
  expect([typedIn('Unit: Height'), typedIn('height')]).toEqual([unit, height]);
});

test('a chosen unit is remembered, and makes no link by itself', async () => {
  await open('bmr-calculator');
  type('Unit: Weight', 'kg');
  await open('bmr-calculator');
  expect(['Unit: Weight', 'Unit: Height'].map(typedIn)).toEqual(['kg', 'in']);
  type('age', '30');
  await linked(`#age=30&weight=70&height=5'9"&height.unit=in&assumed=weight height`);
});

test('the unit of a number is chosen in its row, and leaves the number as it is', async () => {
  await open('fuel-cost-calculator#distance=100&efficiency=40&fuelPrice=1.5', 'en-GB');
  expect(page.querySelector('input[name="distanceUnit"]')).toBeNull();
  type('Unit: Distance', 'km');
  type('Unit: Fuel economy', 'mpg (UK)');
  type('Unit: Fuel price', 'liter');
  expect(['distance', 'efficiency', 'fuelPrice'].map(typedIn)).toEqual(['100', '40', '1.5']);
  expect(requested()).toContain('distance=100&distanceUnit=km');
  // 40 · 3.785411784 / 4.54609, the liters of both gallons.
  expect(requested()).toMatch(/efficiency=33\.306967\d*/);
  const unit = control('efficiency').getAttribute('aria-describedby');
  expect(textOf(`#${unit}`)).toEqual(['mpg (UK)']);
});

test('a swap exchanges the units, and makes the result the new value', async () => {
  await open('cooking-converter#value=1&from=teaspoon&to=milliliter');
  await answers('4.93 ml');
  press('⇅ Swap');
  await answers('1 tsp');
  expect(typedIn('value')).toBe('4.928922');
  // A gallon has 768 teaspoons and exactly 3,785.411784 ml.
  expect(requested()).toContain(String(3785.411784 / 768));
  press('⇅ Swap');
  await eventually(() => expect(typedIn('value')).toBe('1'));
});

test.each([
  ['word-counter#text=one', 'wordsPerMinute', 'to read at 200 words/min.'],
  ['caesar-cipher#text=Hello&shift=5', 'shift', 'Each letter is shifted forward by 3.'],
])('the sentence of %s has the default of a field that is empty', async (path, field, said) => {
  await open(path);
  await eventually(() => expect(textOf('.say p')).not.toEqual([]));
  type(field, '');
  await eventually(() => expect(textOf('.say p')[0]).toContain(said));
});

test('a field shows what is wrong with the link', async () => {
  await open('dice-roller#count=2&sides=1');
  await eventually(() => expect(textOf('#sides-error').join()).toContain('from 2 to'));
  expect(textOf('.state')).toEqual(['Check the fields that show an error.']);
});

test('the answer to earlier inputs stays, but cannot be copied', async () => {
  await open('loan-payoff-calculator');
  await see('Download as CSV');
  const copies = () => {
    const buttons = page.querySelectorAll<HTMLButtonElement>(
      '.result .copy, .result .pressed-to-copy',
    );
    return [...buttons, control('Download as CSV')].map(({ disabled }) => disabled);
  };
  const before = headline();
  expect(copies().length).toBeGreaterThan(3);
  expect(copies()).not.toContain(true);
  type('years', '-1');
  await see('Check the fields that show an error.');
  expect(headline()).toBe(before);
  expect(copies()).not.toContain(false);
  type('years', '20');
  await eventually(() => expect(copies()).not.toContain(true));
});

test('the answer says what is wrong with a value that has no field', async () => {
  await open('sleep-cycle-calculator#time=07:00&minCycles=9');
  await eventually(() =>
    expect(textOf('.say')).toEqual([
      'Minimum cycles: Enter at most 6 (“Maximum cycles”). You entered 9.',
    ]),
  );
});

describe.each([
  ['en-US', '1.5, 2.5, 3.5'],
  ['de-DE', '1,5; 2,5; 3,5'],
])('the standard deviation of a list in %s', (language, list) => {
  // Deviations −1, 0 and 1: a variance of 2 / 2, or of 2 / 3 for a population.
  const seen = () => ({ says: textOf('.say')[0], value: headline() });
  const ofSample = { says: expect.stringContaining('of a sample of 3 numbers'), value: '1' };

  test.each<readonly [string, () => void]>([
    ['typed over the example', () => type('numbers', list)],
    [
      'typed into an empty form',
      () => {
        press('Clear');
        type('numbers', list);
      },
    ],
    ['pasted from a spreadsheet', () => type('numbers', list.replaceAll(/[;,] /g, '\n'))],
  ])('is that of a sample if it is %s', async (_, act) => {
    localStorage.setItem('numbers', language.slice(0, 2));
    await open('standard-deviation-calculator', language);
    act();
    await eventually(() => expect(seen()).toEqual(ofSample));
    await eventually(() => expect(hashOf()).toMatch(/^#numbers=1.5[,;\n] ?2.5[,;\n] ?3.5$/));
    press('A whole population');
    await eventually(() => expect(seen().says).toContain('of a whole population of 3 numbers'));
    expect(seen().value).toMatch(/^0[.,]8164966/);
    await open(
      `standard-deviation-calculator${location.hash.replace('&sample=false', '')}`,
      language,
    );
    await eventually(() => expect(seen()).toEqual(ofSample));
  });
});

test.each([
  ['decimal-to-percent-converter', 'value', '0,25', '25', '#value=0.25'],
  ['scientific-notation-converter', 'value', '1234,5', '1,2345', '#value=1234.5'],
  ['base-converter', 'value', '0,5', '0,8', '#value=0.5&to=16&assumed=to'],
])('%s reads and writes decimal commas', async (slug, name, typed, answer, hash) => {
  localStorage.setItem('numbers', 'de');
  await open(slug, 'de-DE');
  type(name, typed);
  await eventually(() => expect(headline()?.replace('.', ',')).toContain(answer));
  await linked(hash);
  await open(`${slug}${hash}`, 'de-DE');
  expect(typedIn(name)).toBe(typed);
});

describe('the comparison of products', () => {
  const compare = (hash: string, language = 'de-DE') =>
    open(`unit-price-calculator${hash}`, language);
  const verdict = () => textOf('.result .verdict')[0];
  const names = () =>
    [...page.querySelectorAll('.products fieldset')].map((one) => one.getAttribute('aria-label'));

  test('has an answered example in the HTML, whose units can be chosen', async () => {
    // $3.99 for 20 oz are 3.192 a pound, and $5.99 for 2 lb 2.995, as in the United States.
    expect(await compare('')).toContain('Product 2 is 6.17% cheaper');
    expect(verdict()).toBe('Product 1 is 14.29% cheaper');
    expect(textOf('.cheapest .badge')).toEqual(['Cheapest']);
    const unit = control('select[name="unit2"]');
    unit.value = 'kg';
    act(() => void unit.dispatchEvent(new Event('change')));
    // 1.75 for 500 kg are 0.0035 a kilogram, 0.117% of 3.
    expect(verdict()).toBe('Product 2 is 99.88% cheaper');
  });

  test('is typed over, and becomes a link', async () => {
    await compare('');
    type('price', '3');
    expect(['price', 'quantity', 'price2', 'quantity2'].map(typedIn)).toEqual([
      '3',
      '1.5',
      '1.75',
      '500',
    ]);
    type('quantity', '0.75');
    type('price2', '2');
    type('quantity2', '500');
    // 3 / 0.75 kg and 2 / 500 g are 4 a kilogram.
    expect(verdict()).toBe('They cost the same');
    await linked(
      '#price=3&quantity=0.75&unit=kg&price2=2&quantity2=500&unit2=g&assumed=unit unit2&currency=EUR',
    );
  });

  test.each([
    // 1.99 / 500 kg, and 3.49 / 750 g.
    [[], ['kg', 'g'], 'Product 1 is 99.91% cheaper'],
    [['unit'], ['g', 'g'], 'Product 1 is 14.47% cheaper'],
    [['unit2'], ['kg', 'g'], 'Product 1 is 99.91% cheaper'],
  ])(
    'compares in the unit of the first product unless the visitor has chosen one: %j',
    async (chosen, units, expected) => {
      await compare('');
      for (const name of chosen) type(`select[name="${name}"]`, 'g');
      const values = { price: '1.99', quantity: '500', price2: '3.49', quantity2: '750' };
      for (const [name, value] of Object.entries(values)) type(name, value);
      const shown = ['unit', 'unit2'].map((name) => control(`select[name="${name}"]`).value);
      expect(shown).toEqual(units);
      // 1.99 / 500 = 0.00398, and 3.49 / 750 = 0.00465333.
      expect(verdict()).toBe(expected);
    },
  );

  test('gets and loses products, with the focus on a price', async () => {
    await compare('#price=3&quantity=1&unit=kg&price2=2&quantity2=1&name2=Rice');
    expect(names()).toEqual(['Product 1', 'Rice']);
    press('Add a product');
    expect(names()).toEqual(['Product 1', 'Rice', 'Product 3']);
    expect(document.activeElement?.id).toBe('price3');
    press('Remove Product 1');
    expect(names()).toEqual(['Rice', 'Product 2']);
    expect([typedIn('price'), control('select[name="unit"]').value]).toEqual(['2', 'kg']);
    expect(document.activeElement?.id).toBe('price');
    expect(page.querySelector('button[aria-label^="Remove"]')).toBeNull();
  });

  test('says what is wrong with a product', async () => {
    await compare('#price=3&quantity=1&price2=2&quantity2=-1');
    const error = 'Enter a number above 0. You entered −1.';
    await eventually(() => expect(textOf('#price2-error')).toEqual([error]));
    expect(control('quantity2').getAttribute('aria-describedby')).toBe('price2-error');
    expect(verdict()).toBe('€3.00/piece');
  });

  test('begins with customary units in the US', async () => {
    await compare('', 'en-US');
    const units = textOf('select[name="unit"] optgroup[label="Weight"] option');
    expect(units).toEqual(['oz', 'lb', 'g', 'kg']);
    const chosen = ['unit', 'unit2'].map((name) => control(`select[name="${name}"]`).value);
    expect(chosen).toEqual(['oz', 'lb']);
  });
});

test.each([
  { text: 'short', path: 'word-counter#text=short' },
  { text: 'word '.repeat(1_000), path: 'word-counter' },
])('a text such as $path stays in the tab, and not in the address', async ({ text, path }) => {
  await open(path);
  if (typedIn('text') !== text) type('text', text);
  await eventually(() => expect(sessionStorage.length).toBe(1));
  expect(location.hash).toBe('');
  await open('word-counter');
  expect(typedIn('text')).toBe(text);
  press('Clear');
  await eventually(() => expect(sessionStorage.length).toBe(0));
});

test.each([
  ['sales-tax-calculator', 'en-US', { price: '49.99', taxRate: '8.25' }],
  ['sales-tax-calculator', 'de-DE', { price: '49.99', taxRate: '19' }],
  ['sales-tax-calculator', 'ja-JP', { price: '4,999', taxRate: '10' }],
  ['loan-payoff-calculator', 'ja-JP', { principal: '20,000,000', extraPayment: '10,000' }],
  ['fuel-cost-calculator', 'zh-CN', { fuelPrice: '7.5' }],
  ['unit-price-calculator', 'ja-JP', { price: '450', price2: '175' }],
])('the example of %s is one from the region of %s', async (slug, language, expected) => {
  await open(slug, language);
  const names = Object.keys(expected);
  expect(Object.fromEntries(names.map((name) => [name, typedIn(name)]))).toEqual(expected);
});

test('another currency changes the example, but nothing that is typed or linked', async () => {
  await open('sales-tax-calculator');
  await answers('$54.11');
  type('Amounts in', 'JPY');
  expect(typedIn('price')).toBe('4,999');
  await answers('¥5,411');
  type('price', '3000');
  type('Amounts in', 'USD');
  expect(['price', 'taxRate'].map(typedIn)).toEqual(['3000', '8.25']);
  await open('sales-tax-calculator#price=49.99&taxRate=8.25&currency=USD&assumed=taxRate', 'de-DE');
  expect(['price', 'taxRate'].map(typedIn)).toEqual(['49.99', '8.25']);
});

test('a link has the currency of its sender, and leaves that of its receiver', async () => {
  localStorage.setItem('currency', 'EUR');
  await open('salary-calculator#hourlyRate=25');
  await linked('#hourlyRate=25&currency=EUR');
  localStorage.setItem('currency', 'JPY');
  await open('salary-calculator#hourlyRate=25&currency=EUR');
  expect(typedIn('Amounts in')).toBe('EUR');
  expect(localStorage.getItem('currency')).toBe('JPY');
  await open('salary-calculator#hourlyRate=25&currency=XXX');
  expect(typedIn('Amounts in')).toBe('JPY');
  await open('percentage-of#x=15&y=80');
  type('x', '16');
  await linked('#x=16&y=80');
});
