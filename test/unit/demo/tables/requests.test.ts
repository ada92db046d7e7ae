import { expect, test } from 'vitest';
import { toolPageOf } from '../../../../demo/model/tool-page-of.ts';
import { type ToolSlug, tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { exampleCell, requestOfRow, sourcesFor } from '../../../../demo/tables/requests.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import { initialInputs } from '../../../../src/form/inputs.ts';

async function fieldsOfTool(slug: ToolSlug) {
  const info = tools.find((tool) => tool.slug === slug);
  if (!info) throw new Error(`There is no ${slug}.`);
  return fieldsOf(toolPageOf(info));
}

const loan = await fieldsOfTool('loan-payoff-calculator');

test.each([
  [['principal', 'annualRate', 'years'], { principal: 0, annualRate: 1, years: 2 }],
  [['Years', 'Annual rate (%)', 'PRINCIPAL'], { principal: 2, annualRate: 1, years: 0 }],
  [['annual_rate', 'annual-rate'], { annualRate: 0 }],
  [['name', 'amount'], {}],
])('matches the columns %j to fields', (columns, expected) => {
  const sources = sourcesFor(loan, columns, initialInputs(loan));
  const matched = Object.entries(sources).flatMap(([name, source]) =>
    'column' in source ? [[name, source.column]] : [],
  );
  expect(Object.fromEntries(matched)).toEqual(expected);
});

test('makes a request from the cells of a row and the inputs for all rows', () => {
  const sources = {
    principal: { column: 1 },
    annualRate: { column: 0 },
    years: { input: '30' },
    extraPayment: { column: 2 },
  };
  const row = ['4,5 %', '250.000 €', ''];
  expect(requestOfRow(loan, sources, row, ',')).toEqual({
    principal: 250_000,
    annualRate: 4.5,
    years: 30,
  });
});

test.each([
  ['bmi-calculator', 'height', '1.80 m', 180],
  ['bmi-calculator', 'height', `5'11"`, 180.34],
  ['bmi-calculator', 'weight', '180 lb', 81.6466266],
  ['loan-payoff-calculator', 'years', '360 months', 30],
  ['loan-payoff-calculator', 'annualRate', '6 1/2 %', 6.5],
  ['loan-payoff-calculator', 'principal', '250k', 250_000],
  ['loan-payoff-calculator', 'principal', '(250)', -250],
  ['loan-payoff-calculator', 'principal', '80+20', 100],
  ['loan-payoff-calculator', 'principal', '4*12.5', 50],
  ['loan-payoff-calculator', 'principal', '(2 + 3) * 4', 20],
  ['loan-payoff-calculator', 'principal', '100-15%', 85],
  ['loan-payoff-calculator', 'principal', '1 1/2', 1.5],
  ['loan-payoff-calculator', 'principal', '½', 0.5],
  ['loan-payoff-calculator', 'principal', '12.5/4', 3.125],
  ['loan-payoff-calculator', 'principal', '1.5 × 10³', 1500],
  ['bmi-calculator', 'height', `70 3/4"`, 179.705],
  // Dates, ranges and scores, sides, parts of a year, and negative numbers of accountants.
  ...['3/8', '12/2020', '-3/8', '3/4/1990', '1-2', '1 - 2', '5–10', '12 x 10', '12×10'].map(
    (cell) => ['loan-payoff-calculator', 'principal', cell, cell] as const,
  ),
  ...['10-15%', '2024-01', '555-1234', '(80+20)', '=80+20', '1.2.2024'].map(
    (cell) => ['loan-payoff-calculator', 'principal', cell, cell] as const,
  ),
  ['bmi-calculator', 'weight', '80-90 kg', '80-90 kg'],
  ['bmi-calculator', 'height', `5'-11"`, `5'-11"`],
  ['age-calculator', 'birthDate', '5 March 1990', '1990-03-05'],
  ['age-calculator', 'birthDate', '5.3.1990', '1990-03-05'],
  ['age-calculator', 'birthDate', '3/5/1990', '3/5/1990'],
  ['loan-payoff-calculator', 'principal', '2024-01-31', '2024-01-31'],
] as const)('in %s, reads the %s “%s” as %j', async (slug, name, cell, value) => {
  const fields = await fieldsOfTool(slug);
  const request = requestOfRow(
    fields,
    { unit: { input: 'metric' }, [name]: { column: 0 } },
    [cell],
    '.',
  );
  expect(request[name]).toBe(value);
});

test('passes a cell that is not a number to the API as it is', () => {
  const sources = { principal: { column: 0 } };
  expect(requestOfRow(loan, sources, ['much'], '.')).toEqual({ principal: 'much' });
  expect(requestOfRow(loan, sources, [], '.')).toEqual({});
});

test.each([
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['No', false],
  ['0', false],
  ['maybe', 'maybe'],
])('reads the flag %s as %j', async (cell, value) => {
  const tax = await fieldsOfTool('sales-tax-calculator');
  const sources = { taxIncluded: { column: 0 } };
  expect(requestOfRow(tax, sources, [cell], '.')).toEqual({ taxIncluded: value });
});

test('reads a choice in any case', async () => {
  const bmi = await fieldsOfTool('bmi-calculator');
  const sources = { unit: { column: 0 }, height: { column: 1 } };
  expect(requestOfRow(bmi, sources, ['Metric', '180'], '.')).toEqual({
    unit: 'metric',
    height: 180,
  });
});

test('keeps a text as it is', async () => {
  const words = await fieldsOfTool('word-counter');
  expect(requestOfRow(words, { text: { column: 0 } }, [' 1,5 '], '.')).toEqual({ text: ' 1,5 ' });
});

test.each(tools.map(({ slug, example }) => [slug, example] as const))(
  'the example of %s is a row, whatever the decimal mark',
  async (slug, example) => {
    const fields = await fieldsOfTool(slug);
    const shown = fields.filter(({ sample }) => sample !== '');
    const sources = Object.fromEntries(shown.map(({ name }, column) => [name, { column }]));
    const expected = Object.entries(example).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]);
    for (const mark of ['.', ','] as const) {
      const row = shown.map((field) => exampleCell(field, mark));
      expect(requestOfRow(fields, sources, row, mark)).toEqual(Object.fromEntries(expected));
    }
  },
);
