import { describe, expect, test } from 'vitest';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import type { Field } from '../../../../src/form/fields.ts';
import {
  inItsUnit,
  initialInputs,
  numberInput,
  requestValue,
} from '../../../../src/form/inputs.ts';
import { nextState, stateOf } from '../../../../src/form/state.ts';
import { formFieldsFor } from '../../demo/page.ts';

/** What people type into a field of a unit, in English, and the number that the tool gets. */
const typedBy: Readonly<Record<string, readonly (readonly [text: string, value: number])[]>> = {
  '': [
    ['20+60', 80],
    ['1.2k', 1200],
    ['1/2', 0.5],
  ],
  '%': [
    ['6 1/2 %', 6.5],
    ['12.5%', 12.5],
    ['7', 7],
  ],
  years: [
    ['360 months', 30],
    ['30 years', 30],
    ['1 year 6 months', 1.5],
  ],
  months: [
    ['2 years', 24],
    ['18', 18],
  ],
  days: [
    ['2 weeks', 14],
    ['48 h', 2],
  ],
  weeks: [['14 days', 2]],
  hours: [
    ['1 h 30 min', 1.5],
    ['90 min', 1.5],
    ['1:30', 1.5],
  ],
  min: [
    ['1 h 30 min', 90],
    ['¼ h', 15],
    ['1:30', 90],
  ],
  cm: [
    [`5'11"`, 180.34],
    ['1.80 m', 180],
    ['180 cm', 180],
  ],
  kg: [
    ['12 st 6 lb', 78.92507238],
    ['500 g', 0.5],
    ['80kg', 80],
  ],
  '°': [
    ['45°', 45],
    [`40° 30'`, 40.5],
    ['π/2', 90],
  ],
  'cm or in': [
    ['1.80 m', 180],
    ['71 in', 71],
  ],
  'kg or lb': [
    ['80 kg', 80],
    ['180 lb', 180],
  ],
  ft: [['5', 5]],
  in: [['5', 5]],
  'm or ft': [
    ['6 in', 0.5],
    ['2 m', 2],
  ],
  'miles or km': [
    ['500 km', 500],
    ['300 miles', 300],
  ],
  'mpg or L/100km': [
    ['6.5 l/100km', 6.5],
    ['25 mpg', 25],
  ],
  'per hour': [
    ['$28.50/h', 28.5],
    ['25 an hour', 25],
  ],
  'words/min': [['200', 200]],
};

/** Types a text into a field, key by key, and returns the value in the request of each state. */
function valuesWhileTyping(fields: readonly Field[], field: Field, text: string) {
  let state = stateOf(initialInputs(fields));
  return Array.from(text, (_, index) => {
    const shown = inItsUnit(field, state.inputs);
    const value = numberInput(text.slice(0, index + 1), shown, 'en');
    const action = { type: 'type', name: field.name, value } as const;
    state = nextState(state, action, { fields, locale: 'en' });
    return requestValue(field, state.inputs);
  });
}

describe.each(tools.map(({ slug }) => slug))('%s', async (slug) => {
  const fields = await formFieldsFor(slug);
  const numbers = fields.filter(({ kind }) => kind === 'number');
  const cases = numbers.flatMap((field) =>
    (typedBy[field.unit ?? ''] ?? []).map(([text, value]) => [field.name, text, value] as const),
  );
  test.skipIf(cases.length === 0)('takes what people type, key by key', () => {
    for (const [name, text, value] of cases) {
      const field = numbers.find((one) => one.name === name);
      if (!field) throw new Error(`There is no ${name}.`);
      const values = valuesWhileTyping(fields, field, text);
      expect.soft([name, text, values.at(-1)]).toEqual([name, text, value]);
      expect.soft(values.some((one) => Number.isNaN(one) || one === undefined)).toBe(false);
    }
  });
});

test('the unit of every number is one in which people type', async () => {
  const all = await Promise.all(tools.map(({ slug }) => formFieldsFor(slug)));
  const units = all.flat().flatMap(({ kind, unit }) => (kind === 'number' ? (unit ?? '') : []));
  const others = [...new Set(units)].filter((unit) => !Object.hasOwn(typedBy, unit));
  expect(others).toEqual([]);
});
