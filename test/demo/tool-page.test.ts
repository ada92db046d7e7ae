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
])('the fields of %s are of the right kinds', async (slug, kinds) => {
  const fields = await fieldsFor(slug);
  const found = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]));
  expect(found).toMatchObject(kinds);
});

test('a field that another one can replace may stay empty', async () => {
  const height = (await fieldsFor('bmi-calculator')).find(({ name }) => name === 'height');
  expect(height?.isRequired).toBe(false);
});
