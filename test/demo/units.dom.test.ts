import { h, render } from 'preact';
import type { JsonSchema } from 'toolworker';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldTable } from '../../demo/components/field-table.tsx';
import { FormField } from '../../demo/components/form-field.tsx';
import { ResultView } from '../../demo/components/result-view.tsx';
import { Value } from '../../demo/components/value.tsx';
import { tools } from '../../demo/tools.ts';
import { fieldsFor, pageFor, post } from './page.ts';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

const textOf = (selector: string) =>
  page.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ');

test.each([
  [25, 'kg/m²', 'BMI', '25 kg/m²'],
  [16.4, '%', 'Body fat percent', '16.4 %'],
  [90, '°', 'Angle', '90°'],
  [7.5, 'l', 'Total fuel', '7.5 l'],
  [12, undefined, 'Result', '12'],
  // The label names the unit.
  [24, 'years', 'Years', '24'],
  [360, 'months', 'Months', '360 (30 years)'],
  [360, 'months', 'Paid off after', '360 months (30 years)'],
  [1, 'months', 'Time saved', '1 month'],
  [1, 'years', 'Age', '1 year'],
  [0.0046875, '%', 'Share of context', '0.0047 %'],
  [450, 'min', 'Time asleep', '7 h 30 min'],
  [45, 'min', 'Time to fall asleep', '45 min'],
])('shows %d with the unit %s, as %s: %s', (value, unit, label, shown) => {
  const schema: JsonSchema = { type: 'number', ...(unit && { 'x-unit': unit }) };
  render(h(Value, { label, schema, value }), page);
  expect(textOf('.value')).toBe(shown);
});

test('shows titles and units in the headline and rows of a result', async () => {
  const tool = await pageFor('bmi-calculator');
  const { result } = await post(tool.slug, tool.example);
  render(h(ResultView, { tool, answered: { request: {}, result }, children: null }), page);
  expect(textOf('.headline .label')).toBe('BMI');
  await expect.poll(() => textOf('.headline .value')).toBe('25 kg/m²');
  expect(textOf('dt')).toBe('Category');

  render(
    h(ResultView, {
      tool: { ...tool, headline: 'category' },
      answered: { request: {}, result },
      children: null,
    }),
    page,
  );
  expect(textOf('dt')).toBe('BMI');
  expect(textOf('dd .value')).toBe('25 kg/m²');
});

test('copies a figure without its unit', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const tool = await pageFor('bmi-calculator');
  const { result } = await post(tool.slug, tool.example);
  render(h(ResultView, { tool, answered: { request: {}, result }, children: null }), page);
  await expect.poll(() => textOf('.headline .value')).toBe('25 kg/m²');
  page.querySelector<HTMLElement>('.copy')?.click();
  expect(copy).toHaveBeenCalledExactlyOnceWith('25');
});

test('shows the unit of a field beside it, and describes the field with it', async () => {
  const [unit, height] = await fieldsFor('bmi-calculator');
  if (!unit || !height) throw new Error('The fields are missing.');
  const others = { value: '', onInput: () => {} };
  render(h(FormField, { field: height, ...others }), page);
  expect(textOf('label')).toBe('Height ');
  expect(textOf('.control .unit')).toBe('cm or in');
  expect(page.querySelector('input')?.getAttribute('aria-describedby')).toBe(
    'height-unit height-hint',
  );
  expect(page.querySelector('#height-unit')?.closest('[aria-hidden]')).toBeNull();

  render(h(FormField, { field: unit, ...others }), page);
  expect(page.querySelector('.unit')).toBeNull();
  expect(page.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('unit-hint');
});

test('names units beside types in the table of fields', async () => {
  const { parameters } = await pageFor('bmi-calculator');
  render(h(FieldTable, { schema: parameters, label: 'Fields' }), page);
  const types = [...page.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('td')?.textContent,
  );
  expect(types).toEqual([
    '"metric" | "imperial"',
    'number, cm or in',
    'number, kg or lb',
    'number, ft',
    'number, in',
  ]);
});

test.each(tools)('gives every field of $slug a title', async ({ slug }) => {
  const { parameters, response } = await pageFor(slug);
  expect([...untitled(parameters, ''), ...untitled(response, '')]).toEqual([]);
});

/** Returns the paths of fields without a title. */
function untitled({ properties = {}, items = {} }: JsonSchema, path: string): readonly string[] {
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.title ? [] : [`${path}.${name}`]),
    ...untitled(field, `${path}.${name}`),
  ]);
  return 'properties' in items ? [...fields, ...untitled(items, `${path}[]`)] : fields;
}
