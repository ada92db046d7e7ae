import { h, render } from 'preact';
import { defineTool } from 'toolworker/core';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FieldTable } from '../../../../demo/components/code/field-table.tsx';
import { fromHash } from '../../../../demo/model/links.ts';
import type { ToolPage } from '../../../../demo/model/tool-page.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import { exampleInputs, initialInputs, isReady, requestOf } from '../../../../src/form/inputs.ts';
import { plainSchema } from '../../../../src/form/plain-schema.ts';
import { FormField } from '../../../../src/form/view/form-field.tsx';
import { ResultView } from '../../../../src/form/view/result-view.tsx';

const side = z
  .object({
    length: z.number(),
    get next() {
      return z.optional(side);
    },
  })
  .meta({ id: 'Side' });

/** A tool whose schemas use features that the package's schemas do not. */
const tool = defineTool({
  slug: 'shed',
  operation: 'plan-shed',
  name: 'Shed',
  category: 'Building',
  description: 'Plans a shed.',
  request: z.strictObject({
    doors: z.literal([1, 2]),
    roof: z.enum(['flat', 'gable']).nullable(),
    floor: z.literal('wood'),
    width: z.number().positive().lt(100).meta({ title: 'Outer width', 'x-unit': 'm' }),
    mark: z.union([z.number(), z.string()]),
    windows: z.array(z.number()),
    site: z.strictObject({ slope: z.number(), wind: z.number().optional() }),
    treeCount: z.int().min(0).optional(),
    owner: z.email().optional(),
    painted: z.boolean().default(true),
    wall: z.union([
      z.object({ kind: z.literal('brick') }),
      z.object({ kind: z.literal('board'), layers: z.int() }),
    ]),
    side,
  }),
  result: z.object({
    boards: z.int(),
    weights: z.record(z.string(), z.number()),
    cuts: z.array(z.looseObject({ at: z.number() })),
    sides: z.array(side),
    place: z.tuple([z.number(), z.string()]),
    anything: z.array(z.unknown()),
  }),
  example: {
    doors: 2,
    roof: 'gable',
    floor: 'wood',
    width: 3.5,
    mark: 'A7',
    windows: [0.5, 1],
    site: { slope: 2 },
    wall: { kind: 'brick' },
    side: { length: 4 },
  },
  run: () => ({
    boards: 40,
    weights: { oak: 12 },
    cuts: [{ at: 0.5, blade: 'fine' }],
    sides: [{ length: 4 }],
    place: [1, 'left'] satisfies [number, string],
    anything: [{ a: 1 }, [2], null],
  }),
});

const page = {
  ...tool,
  // The types accept only known slugs.
  slug: 'roof-pitch',
  parameters: plainSchema(tool.requestJsonSchema()),
  response: plainSchema(tool.resultJsonSchema()),
  example: { ...tool.example },
  headline: 'boards',
  parts: [],
  packageFunction: undefined,
} satisfies ToolPage;

const fields = fieldsOf(page);
const place = document.createElement('main');
document.body.append(place);

afterEach(() => render(null, place));

test('gives every field of the form a kind, a title and a sample', () => {
  expect(
    fields.map((field) => [field.name, field.title, field.kind, field.sample].join(' | ')),
  ).toEqual([
    'doors | Doors | choice | 2',
    'roof | Roof | choice | gable',
    'floor | Floor | choice | wood',
    'width | Outer width | number | 3.5',
    'mark | Mark | text | A7',
    'windows | Windows | json | [0.5,1]',
    'site | Site | json | {"slope":2}',
    'treeCount | Tree count | number | ',
    'owner | Owner | text | ',
    'painted | Painted | flag | ',
    'wall | Wall | json | {"kind":"brick"}',
    'side | Side | json | {"length":4}',
  ]);
});

test("fills the form with the tool's example", () => {
  expect(requestOf(fields, exampleInputs(fields))).toEqual(tool.example);
});

test('begins with the first choices, and restores others from a link', () => {
  expect(initialInputs(fields)).toMatchObject({ doors: '1', floor: 'wood', painted: 'true' });
  const linked = fromHash(fields, '#doors=2&floor=steel');
  expect(linked).toMatchObject({ doors: '2', floor: 'wood' });
  expect(requestOf(fields, linked)).toMatchObject({ doors: 2, floor: 'wood' });
});

test('sends invalid JSON as typed', () => {
  expect(requestOf(fields, { windows: '[0.5, 1]', site: '{slope' })).toEqual({
    windows: [0.5, 1],
    site: '{slope',
  });
});

test('shows a choice of numbers as buttons', () => {
  const [doors] = fields;
  if (!doors) throw new Error('The field is missing.');
  const typed: string[] = [];
  const onInput = (value: string) => typed.push(value);
  render(h(FormField, { field: doors, value: '1', onInput }), place);
  const [one, two] = place.querySelectorAll('input');
  expect([one?.checked, two?.checked]).toEqual([true, false]);
  two?.click();
  expect(typed).toEqual(['2']);
});

test('lists types in the table, including those of nested fields', () => {
  render(h(FieldTable, { schema: page.parameters, label: 'Fields' }), place);
  const rows = [...place.querySelectorAll('tbody tr')].map((row) =>
    [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent].join(': '),
  );
  expect(rows).toEqual([
    ...['doors: 1 | 2', 'roof: "flat" | "gable" | null', 'floor: "wood"', 'width: number, m'],
    ...['mark: number | string', 'windows: number[]', 'site: object', 'site.slope: number'],
    ...['site.wind: number', 'treeCount: integer', 'owner: string', 'painted: boolean'],
    ...['wall: object', 'wall.kind: "brick" | "board"', 'wall.layers: integer'],
    ...['side: object', 'side.length: number', 'side.next: object'],
  ]);
});

describe('the result', () => {
  const shown = async () => {
    const result = Object.fromEntries(Object.entries(await tool.run(tool.example)));
    render(
      h(ResultView, { content: page, calculation: { request: {}, result }, attributes: {} }),
      place,
    );
    return [...place.querySelectorAll('dd')].map((figure) =>
      [...figure.querySelectorAll('.value')].map(({ textContent }) => textContent?.trim()),
    );
  };

  test('has a figure for each value, and JSON for values without a schema', async () => {
    expect(await shown()).toEqual([
      ['{"oak":12}'],
      ['0.5'],
      ['4', '–'],
      ['1  left'],
      ['{"a":1}  [2]  null'],
    ]);
    expect(place.textContent).not.toContain('[object');
  });
});

test('shows the fields of all alternatives of a request', () => {
  const request = z.discriminatedUnion('shape', [
    z.object({ shape: z.literal('circle'), radius: z.number() }),
    z.object({ shape: z.literal('square'), side: z.number() }),
  ]);
  const parameters = plainSchema(JSON.parse(JSON.stringify(z.toJSONSchema(request))));
  const [shape, radius, ...others] = fieldsOf({ ...page, parameters, example: {} });
  expect(shape).toMatchObject({ kind: 'choice', isRequired: true });
  expect(shape?.schema.enum).toEqual(['circle', 'square']);
  expect(radius).toMatchObject({ name: 'radius', kind: 'number', isRequired: false });
  expect(others.map(({ name }) => name)).toEqual(['side']);
});

// The width is below 100, and positive.
test.each([
  { width: '99.9', isAsked: false },
  { width: '100', isAsked: true },
  { width: '0', isAsked: true },
  { width: '0.1', isAsked: false },
])('a form with the width $width asks the API before it is complete: $isAsked', (typed) => {
  expect(isReady(fields, { ...initialInputs(fields), width: typed.width }, [])).toBe(typed.isAsked);
});
