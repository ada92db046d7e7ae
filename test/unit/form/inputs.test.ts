import { describe, expect, test } from 'vitest';
import { fromHash, hashOf, linkedInputs, untouchedIn } from '../../../demo/model/links.ts';
import { aboutTool } from '../../../demo/model/load-about.ts';
import { tools } from '../../../demo/own-tools/tools-of-site.ts';
import { loadFormParts } from '../../../demo/tools/load-page.ts';
import { problemsOf } from '../../../src/form/errors.ts';
import {
  exampleInputs,
  initialInputs,
  isReady,
  numberInput,
  readAgain,
  requestOf,
  shownFields,
} from '../../../src/form/inputs.ts';
import { callOf } from '../../../src/form/page-request.ts';
import { fieldsFor, post } from '../demo/page.ts';

/** Tools that are ready before anything is typed. */
const readyAtOnce: readonly string[] = ['cron-generator', 'random-number-generator', 'dice-roller'];

describe.each(tools)('$slug', ({ slug, example }) => {
  test("the form sends a request with the example's result", async () => {
    const fields = await fieldsFor(slug);
    const inputs = exampleInputs(fields);
    const { pageRequest } = await loadFormParts(slug);
    const { request = {} } = callOf(shownFields(fields, inputs), inputs, pageRequest);
    const answer = await post(slug, request);
    const expected = aboutTool(slug).isRandom ? { ok: true } : await post(slug, example);
    expect(answer).toMatchObject(expected);
  });

  const readiness = readyAtOnce.includes(slug) ? 'is ready' : 'waits to be filled in';

  test(`its form ${readiness}`, async () => {
    const fields = await fieldsFor(slug);
    expect(isReady(fields, initialInputs(fields), [])).toBe(readyAtOnce.includes(slug));
  });

  test('a link restores all inputs except secrets', async () => {
    const fields = await fieldsFor(slug);
    const inputs = exampleInputs(fields);
    const hash = hashOf(fields, inputs) ?? '';
    const secrets = fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
    const kept = Object.entries(inputs).filter(([name]) => !secrets.includes(name));
    expect(fromHash(fields, `#${hash}`)).toMatchObject(Object.fromEntries(kept));
    for (const name of secrets) expect(hash).not.toContain(inputs[name]);
  });
});

test.each(readyAtOnce)('the API accepts the initial inputs of %s', async (slug) => {
  const fields = await fieldsFor(slug);
  const request = requestOf(fields, initialInputs(fields));
  expect(await post(slug, request)).toMatchObject({ ok: true });
});

test.each([
  ['salary-calculator', { hourlyRate: '', hoursPerWeek: '40', weeksPerYear: '52' }],
  ['bmi-calculator', { unit: 'metric' }],
  ['sales-tax-calculator', { taxIncluded: 'false' }],
])('%s begins with defaults and first options', async (slug, inputs) => {
  expect(initialInputs(await fieldsFor(slug))).toMatchObject(inputs);
});

test('omits defaults and empty fields, but not an empty text', async () => {
  const salary = await fieldsFor('salary-calculator');
  expect(requestOf(salary, { hourlyRate: '25', hoursPerWeek: '40', weeksPerYear: '' })).toEqual({
    hourlyRate: 25,
  });
  const words = await fieldsFor('word-counter');
  expect(requestOf(words, initialInputs(words))).toEqual({ text: '' });
});

describe('a field that depends on a choice', () => {
  test.each([
    ['bmi-calculator', { unit: 'metric' }, ['unit', 'height', 'weight']],
    ['bmi-calculator', { unit: 'imperial' }, ['unit', 'height', 'weight']],
    ['body-fat-calculator', { gender: 'male' }, ['gender', 'height', 'neck', 'waist']],
    ['body-fat-calculator', { gender: 'female' }, ['gender', 'height', 'neck', 'waist', 'hip']],
    ['randomizer', { mode: 'shuffle' }, ['items', 'mode', 'unique', 'separator']],
    ['randomizer', { mode: 'pick' }, ['items', 'mode', 'count', 'unique', 'separator']],
    ['gradient-generator', { type: 'radial' }, ['type', 'from', 'to']],
    ['gradient-generator', { type: 'conic' }, ['type', 'from', 'to', 'angle']],
  ])('of %s is shown only with %j', async (slug, choice, expected) => {
    const fields = await fieldsFor(slug);
    const shown = shownFields(fields, { ...initialInputs(fields), ...choice });
    expect(shown.map(({ name }) => name)).toEqual(expected);
  });

  test('is neither sent nor validated while it is hidden, and stays in a link', async () => {
    const fields = await fieldsFor('body-fat-calculator');
    const man = { ...initialInputs(fields), height: '178', neck: '38', waist: '85', hip: '?much' };
    const shown = shownFields(fields, man);
    expect(requestOf(shown, man)).toEqual({ gender: 'male', height: 178, neck: 38, waist: 85 });
    expect(isReady(shown, man, [])).toBe(true);
    expect(problemsOf(shown, man, 'en')).toEqual({});
    const link = hashOf(fields, { ...man, hip: '95' });
    expect(fromHash(fields, `#${link}`)).toEqual({ ...man, hip: '95' });
  });
});

test('sends all units as shown in the form if one differs from its default', async () => {
  const fuel = await fieldsFor('fuel-cost-calculator');
  const trip = { ...initialInputs(fuel), distance: '100', efficiency: '8', fuelPrice: '1.5' };
  const numbers = { distance: 100, efficiency: 8, fuelPrice: 1.5 };
  expect(requestOf(fuel, trip)).toEqual(numbers);
  expect(requestOf(fuel, { ...trip, distanceUnit: 'km' })).toEqual({
    ...numbers,
    distanceUnit: 'km',
    efficiencyUnit: 'mpg',
    priceUnit: 'gallon',
  });
});

test('ignores secrets, unknown options, fields and numbers that are not plain in a link', async () => {
  const hmac = await fieldsFor('hmac-generator');
  expect(hashOf(hmac, { ...initialInputs(hmac), message: 'm', key: 'hush' })).toBe('message=m');
  expect(fromHash(hmac, '#message=m&key=hush')).toMatchObject({ message: 'm', key: '' });
  const bmi = await fieldsFor('bmi-calculator');
  const linked = fromHash(bmi, '#unit=stones&weight=81&nonsense=1');
  expect(linked).toEqual({ ...initialInputs(bmi), weight: '81' });
  const percent = await fieldsFor('percentage-of');
  expect(fromHash(percent, '#x=1,234&y=-1.5e3')).toEqual({ x: '', y: '-1.5e3' });
  expect(fromHash(percent, '#x=?1,23&y=1e999')).toEqual({ x: '', y: '' });
});

test('tells in a link what is assumed', async () => {
  const fields = await fieldsFor('loan-payoff-calculator');
  const inputs = { ...exampleInputs(fields), principal: '1000' };
  const untouched = ['annualRate', 'years', 'monthlyPayment', 'extraPayment'];
  const hash = hashOf(fields, inputs, untouched) ?? '';
  const assumed = 'annualRate=6.5&years=30&extraPayment=100';
  expect(hash).toBe(`principal=1000&${assumed}&assumed=annualRate+years+extraPayment`);
  expect(fromHash(fields, hash)).toEqual(inputs);
  const names = untouchedIn(fields, linkedInputs(`#${hash}`));
  expect(names).toEqual(['annualRate', 'years', 'extraPayment']);
  expect(untouchedIn(fields, { principal: '1000' })).toEqual([]);
});

test('makes no link if the inputs are too long', async () => {
  const fields = await fieldsFor('word-counter');
  const inputs = { ...initialInputs(fields), text: 'x'.repeat(5_000) };
  expect(hashOf(fields, inputs)).toBeUndefined();
});

test('an unreadable number is neither sent nor shared until it is read in another format', async () => {
  const fields = await fieldsFor('percentage-of');
  const number = { unit: undefined, schema: { type: 'number' } } as const;
  const inputs = { x: numberInput('1,23', number, 'en'), y: numberInput('1,000', number, 'en') };
  expect(inputs.y).toBe('1000');
  expect(isReady(fields, inputs, [])).toBe(false);
  expect(hashOf(fields, inputs)).toBe('y=1000');
  expect(problemsOf(fields, inputs, 'en')).toEqual({ x: 'Enter a number, such as 1.23.' });
  const german = readAgain(fields, inputs, 'de');
  expect(requestOf(fields, german)).toEqual({ x: 1.23, y: 1000 });
  expect(problemsOf(fields, german, 'de')).toEqual({});
});

test.each([
  ['5.5', 'Enter a number, such as 5,5.'],
  ['-5.5', 'Enter a number, such as 81.'],
  ['x', 'Enter a number, such as 81.'],
])(
  'in German, a weight of %s has an error with an example that the field takes',
  async (text, error) => {
    const fields = await fieldsFor('bmi-calculator');
    const { weight } = problemsOf(fields, { ...initialInputs(fields), weight: `?${text}` }, 'de');
    expect(weight).toBe(error);
  },
);
