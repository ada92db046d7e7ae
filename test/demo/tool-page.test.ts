import { expect, test } from 'vitest';
import { fieldsFor } from './page.ts';

test.each([
  ['age-calculator', { birthDate: 'date', targetDate: 'date' }],
  ['sleep-cycle-calculator', { mode: 'choice', time: 'time', cycleLength: 'number' }],
  ['gradient-generator', { type: 'choice', from: 'color', to: 'color', angle: 'number' }],
  ['hmac-generator', { message: 'long text', key: 'secret', algorithm: 'choice' }],
  ['standard-deviation-calculator', { numbers: 'long text', sample: 'flag' }],
  ['base-converter', { value: 'text', from: 'number' }],
  ['randomizer', { items: 'long text', count: 'number', unique: 'flag' }],
])('gives the fields of %s the right kinds', async (slug, kinds) => {
  const fields = await fieldsFor(slug);
  const found = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]));
  expect(found).toMatchObject(kinds);
});

test('lets a field stay empty if another can replace it', async () => {
  const height = (await fieldsFor('bmi-calculator')).find(({ name }) => name === 'height');
  expect(height).toMatchObject({ isRequired: false, isOptional: false });
});

test('takes titles from the words of a tool, and units from its schema', async () => {
  expect(await fieldsFor('bmi-calculator')).toMatchObject([
    { name: 'unit', title: 'Units', unit: undefined },
    { name: 'height', title: 'Height', unit: 'cm or in' },
    { name: 'weight', title: 'Weight', unit: 'kg or lb' },
    { name: 'feet', title: 'Feet', unit: 'ft' },
    { name: 'inches', title: 'Inches', unit: 'in' },
  ]);
  const loan = await fieldsFor('loan-payoff-calculator');
  expect(loan.find(({ name }) => name === 'annualRate')).toMatchObject({
    title: 'Annual interest rate',
    unit: '%',
  });
});
