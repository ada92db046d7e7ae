import { expect, test } from 'vitest';
import { describeTool } from '../../../demo/describe.ts';
import { readTable } from '../../../demo/tables/read-table.ts';
import { resultCell, resultColumns, writeTable } from '../../../demo/tables/write-table.ts';
import { tools } from '../../../demo/tools.ts';

test('has a column for every field of a result, and finds its value in the example', async () => {
  for (const tool of tools) {
    const { response } = await describeTool(tool);
    const result = { ...(await tool.run({ ...tool.example })) };
    const cells = resultColumns(response).map(({ path }) => resultCell({ result }, path, '.'));
    expect(cells.length, tool.slug).toBeGreaterThan(0);
    expect(cells.join(''), tool.slug).not.toBe('');
    expect(cells.join(), tool.slug).not.toContain('[object');
  }
});

test.each([
  ['loan-payoff-calculator', 'Without extra payment: Paid off after (months)'],
  ['bmi-calculator', 'BMI (kg/m²)'],
  ['bmr-calculator', 'Age (years)'],
])('names the columns of %s, nested fields after their parent', async (slug, heading) => {
  const tool = tools.find((one) => one.slug === slug);
  const { response } = await describeTool(tool ?? tools[0]);
  expect(resultColumns(response).map((column) => column.heading)).toContain(heading);
});

test.each([
  [{ result: { a: 1.5 } }, ',', '1,5'],
  [{ result: { a: 1e-7 } }, '.', '1e-7'],
  [{ result: { a: null } }, '.', ''],
  [{ result: {} }, '.', ''],
  [{ result: { a: [1, 'x'] } }, ',', '[1,"x"]'],
  [{ result: { a: false } }, '.', 'false'],
  [{ error: 'x: required, a number' }, '.', ''],
] as const)('writes %j with "%s" as %s', (outcome, mark, cell) => {
  expect(resultCell(outcome, ['a'], mark)).toBe(cell);
});

test('writes what it can read again', async () => {
  const rows = Array.from({ length: 4_500 }, (_, index) => [`${index}`, 'a;"b"\nc', '1,5']);
  const table = {
    header: ['n', 'text', 'number'],
    rowCount: rows.length,
    rowAt: (index: number) => rows[index] ?? [],
  };
  const text = (await writeTable(table, ';')).join('');
  expect(await readTable(text)).toEqual({ rows: [table.header, ...rows], delimiter: ';' });
});
