import { h, render } from 'preact';
import type { JsonSchema } from 'toolworker';
import { afterEach, expect, test } from 'vitest';
import { Figures } from '../../../../src/form/view/figures.tsx';
import { FormField } from '../../../../src/form/view/form-field.tsx';
import { Value } from '../../../../src/form/view/value.tsx';
import { fieldsFor } from '../../demo/page.ts';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

const textOf = (selector: string) =>
  page.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ');

test.each([
  [25, 'kg/m²', 'BMI', '25 kg/m²'],
  [16.4, '%', 'Body fat percent', '16.4%'],
  [90, '°', 'Angle', '90°'],
  [7.5, 'l', 'Total fuel', '7.5 l'],
  [12, undefined, 'Result', '12'],
  // The label names the unit.
  [24, 'years', 'Years', '24'],
  [360, 'months', 'Months', '360 (30 years)'],
  [360, 'months', 'Paid off after', '360 months (30 years)'],
  [1, 'months', 'Time saved', '1 month'],
  [1, 'years', 'Age', '1 year'],
  [0.0046875, '%', 'Share of context', '0.0047%'],
  [450, 'min', 'Time asleep', '7 h 30 min'],
  [45, 'min', 'Time to fall asleep', '45 min'],
])('shows %d with the unit %s, as %s: %s', (value, unit, label, shown) => {
  const schema: JsonSchema = { type: 'number', ...(unit && { 'x-unit': unit }) };
  render(h(Value, { label, schema, value }), page);
  expect(textOf('.value')).toBe(shown);
});

test.each([
  [undefined, true],
  [0, false],
  [null, false],
])('a figure of %s can be copied unless there is none: %s', (value, isDisabled) => {
  const values = value === undefined ? {} : { bmi: value };
  const content = {
    ...{ headline: undefined, options: {} },
    parameters: { type: 'object', properties: {}, required: [] },
    response: { type: 'object', properties: {}, required: [] },
  } as const;
  const fields = [['bmi', { title: 'BMI' }]] as const;
  render(h(Figures, { tool: content, path: [], fields, values }), page);
  expect(page.querySelector<HTMLButtonElement>('button.copy')?.disabled).toBe(isDisabled);
});

test('a column or an option may have the name of a property that all objects have', () => {
  const text: JsonSchema = { type: 'string', enum: ['toString'] };
  const schema: JsonSchema = {
    type: 'array',
    items: { type: 'object', properties: { constructor: { type: 'string' }, kind: text } },
  };
  const value: readonly object[] = [{ kind: 'toString' }, { constructor: 'Ltd.' }];
  render(h(Value, { label: 'Firms', schema, options: {}, value }), page);
  const cells = [...page.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['–', 'toString', 'Ltd.', '–']);
});

test('the unit of a field is beside it, and describes it', async () => {
  const [unit, height] = await fieldsFor('bmi-calculator');
  if (!unit || !height) throw new Error('The fields are missing.');
  const others = { value: '', onInput: () => {} };
  render(h(FormField, { field: height, ...others }), page);
  expect(textOf('label')).toBe('Height ');
  expect(textOf('.control .unit')).toBe('cm or in');
  const described = page.querySelector('input')?.getAttribute('aria-describedby');
  expect(described).toBe('height-unit height-hint');
  expect(page.querySelector('#height-unit')?.closest('[aria-hidden]')).toBeNull();
  render(h(FormField, { field: unit, ...others }), page);
  expect(page.querySelector('.unit')).toBeNull();
  expect(page.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('unit-hint');
});
