import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { readTable } from '../../../../demo/tables/read-table.ts';
import { toolOfTables } from '../../../../demo/tables/tool-of-tables.ts';
import { resultCell, resultColumns, writeTable } from '../../../../demo/tables/write-table.ts';

async function columnsFor(slug: string, code: LanguageCode = 'en') {
  const info = tools.find((tool) => tool.slug === slug) ?? tools[0];
  return inLanguage(languageFor(code, slug), () => resultColumns(toolOfTables(info)));
}

async function headingsFor(slug: string, code?: LanguageCode) {
  return (await columnsFor(slug, code)).map(({ heading }) => heading);
}

test('has a column for every field of a result, and finds its value in the example', async () => {
  for (const tool of tools) {
    const page = toolOfTables(tool);
    const result = { ...(await tool.run({ ...tool.example })) };
    const cells = resultColumns(page).map((column) => resultCell({ result }, column, '.'));
    expect(cells.length, tool.slug).toBeGreaterThan(0);
    expect(cells.join(''), tool.slug).not.toBe('');
    expect(cells.join(), tool.slug).not.toContain('[object');
  }
});

test.each([
  ['loan-payoff-calculator', 'Without extra payment: Paid off after (months)'],
  ['bmi-calculator', 'BMI (kg/m²)'],
  ['bmr-calculator', 'Age (years)'],
])('names the columns of %s, and nested fields after their parent', async (slug, heading) => {
  expect(await headingsFor(slug)).toContain(heading);
});

test.each([
  [{ result: { a: 1.5 } }, ',', '1,5'],
  [{ result: { a: 1e-7 } }, '.', '1e-7'],
  [{ result: { a: null } }, '.', ''],
  [{ result: {} }, '.', ''],
  [{ result: { a: [1, 'x'] } }, ',', '[1,"x"]'],
  [{ result: { a: false } }, '.', 'false'],
  [{ message: 'x: required, a number', issues: [] }, '.', ''],
] as const)('writes %j with "%s" as %s', (outcome, mark, cell) => {
  expect(resultCell(outcome, { path: ['a'], labels: {} }, mark)).toBe(cell);
});

test.each([
  ['age-calculator', 'de', ['Jahre', 'Monate', 'Tage', 'Tage insgesamt']],
  ['age-calculator', 'es', ['Años', 'Meses', 'Días', 'Días en total']],
  ['bmr-calculator', 'de', ['Grundumsatz (kcal/Tag)', 'Gewicht (kg)']],
  ['loan-payoff-calculator', 'de', ['Zeitersparnis (Monate)']],
  ['age-calculator', 'ar', ['السنوات', 'الأشهر', 'الأيام']],
  ['fuel-cost-calculator', 'zh', ['用油量（加仑）', '用油量（升）']],
  ['fuel-cost-calculator', 'ar', ['الوقود المستهلك بالغالون', 'الوقود المستهلك باللتر']],
  ['age-calculator', 'ja', ['年数', '月数', '総日数', '次の誕生日まで (日)']],
] as const)(
  'the headings of %s in %s add a unit unless they name it',
  async (slug, code, headings) => {
    expect(await headingsFor(slug, code)).toEqual(expect.arrayContaining([...headings]));
  },
);

test('only choices are written as their labels', async () => {
  const columns = await columnsFor('bmi-calculator', 'de');
  const outcome = { result: { category: 'Obese', bmi: 'Obese' } };
  const cells = ['category', 'bmi'].flatMap((name) =>
    columns.filter(({ path }) => path[0] === name).map((one) => resultCell(outcome, one, '.')),
  );
  expect(cells).toEqual(['Adipositas', 'Obese']);
});

test('writes a table that it can read again', async () => {
  const rows = Array.from({ length: 4_500 }, (_, index) => [`${index}`, 'a;"b"\nc', '1,5']);
  const table = {
    header: ['n', 'text', 'number'],
    rowCount: rows.length,
    rowAt: (index: number) => rows[index] ?? [],
  };
  const text = (await writeTable(table, ';')).join('');
  expect(await readTable(text)).toMatchObject({ rows: [table.header, ...rows], delimiter: ';' });
});
