import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { TableBench } from '../../../../../demo/pages/tables/table-bench.tsx';
import { eventually } from '../../../../support/eventually.ts';
import { pageFor } from '../../page.ts';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

async function paste(text: string, slug = 'sales-tax-calculator') {
  render(h(TableBench, { tools: [pageFor(slug)] }), page);
  change(text);
  await eventually(() => expect(page.querySelector('#delimiter')).not.toBeNull());
}

function change(text: string): void {
  const cells = page.querySelector<HTMLTextAreaElement>('#cells');
  if (!cells) throw new Error('The page has no field for cells.');
  cells.value = text;
  act(() => void cells.dispatchEvent(new Event('input', { bubbles: true })));
}

function choose(selector: string, value: string): void {
  const select = page.querySelector<HTMLSelectElement>(selector);
  const options = [...(select?.options ?? [])];
  if (!select) throw new Error(`There is no ${selector}.`);
  select.value = options.find(({ textContent }) => textContent === value)?.value ?? value;
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
}

async function press(result: string) {
  await eventually(() => expect(compute()).not.toBeNull());
  compute()?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  await eventually(() => expect(page.textContent).toContain(result));
}

const firstRow = () =>
  [...page.querySelectorAll('#table-result ~ section tbody tr:first-child td')].map(
    ({ textContent }) => textContent,
  );

const delimiter = () => page.querySelector<HTMLSelectElement>('#delimiter');
const compute = () => page.querySelector('button[type=submit]');

// 15% of 80 is 12.
test('shows an example with what is computed, and takes it as the table', async () => {
  render(h(TableBench, { tools: [pageFor('percentage-of')] }), page);
  const cells = () =>
    [...page.querySelectorAll('.example-table td')].map(({ textContent }) => textContent);
  await eventually(() => expect(cells()).toEqual(['15', '80', '12']));
  act(() => page.querySelector<HTMLElement>('.example-table button')?.click());
  expect(page.textContent).toContain('1 row and 2 columns from the example.');
  await press('1 computed.');
  expect(firstRow()).toEqual(['15', '80', '12']);
  expect(cells()).toEqual([]);
});

test('reads decimal commas as one column', async () => {
  await paste('Preis\n19,99\n5,50');
  expect(page.textContent).toContain('2 rows and 1 column from the pasted cells.');
  expect(delimiter()?.value).toBe('');
  expect(page.querySelector<HTMLSelectElement>('#decimal-mark')?.value).toBe(',');
  expect(compute()).not.toBeNull();
});

test.each([
  [',', '2 rows and 2 columns'],
  ['', '2 rows and 1 column'],
])('computes nothing until the visitor says what commas mean: %j', async (chosen, shape) => {
  await paste('180,81\n170,60');
  expect(delimiter()?.value).toBe('?');
  expect(page.textContent).toContain('Choose what separates the cells.');
  expect(compute()).toBeNull();
  choose('#delimiter', chosen);
  await eventually(() => expect(compute()).not.toBeNull());
  expect(page.textContent).toContain(shape);
  expect(page.textContent).not.toContain('Choose what separates the cells.');
});

test('points out a cell whose comma may mark decimals or group digits', async () => {
  await paste('Price\n1,234\n5,678');
  expect(page.textContent).toContain('1,234 can mean 1,234 or 1.234. Check this choice.');
  await paste('Price\n1,234.50\n5,678');
  await eventually(() => expect(page.textContent).not.toContain('can mean'));
});

test('computes a sum, and says what to write for a cell that may be a date or a range', async () => {
  await paste('Price\tTax rate\n80+20\t7\n3/8\t7\n1-2\t7');
  await press('1 computed, 2 refused.');
  const errors = [...page.querySelectorAll('#table-result ~ section tbody td:nth-child(3)')];
  const doubt = (cell: string, number: string) =>
    `Price: “${cell}” may be a date, a range or a size. If you mean ${number}, write that.`;
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    '',
    doubt('3/8', '0.375'),
    doubt('1-2', '−1'),
  ]);
});

describe('a table with very many columns and short rows', () => {
  const header = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join();

  test('says how many columns are kept', async () => {
    await paste(`Price,Tax rate,${header}\n100,7`);
    await eventually(() =>
      expect(page.textContent).toContain(
        '1 row and 10,002 columns from the pasted cells. Only the first 256 columns are read and kept.',
      ),
    );
    expect(page.querySelectorAll('thead th')).toHaveLength(256);
    expect(page.querySelectorAll('tbody td')).toHaveLength(256);
  });

  test('puts the results of a short row below their headings', async () => {
    await paste('Price,Tax rate,Note\n100,7\n200,7,paid');
    await eventually(() => expect(page.textContent).toContain('2 rows and 3 columns'));
    await press('2 computed.');
    expect(firstRow().slice(0, 4)).toEqual(['100', '7', '', expect.stringMatching(/\d/)]);
  });
});

test('shows only the beginning of a cell of megabytes', async () => {
  await paste(`Price,Note\n100,"${'x'.repeat(2_000_000)}"`);
  await eventually(() => expect(page.textContent).toContain('1 row and 2 columns'));
  expect(page.textContent?.length).toBeLessThan(10_000);
});

test('reads a column that the visitor chooses, and a value for all rows', async () => {
  await paste('180;81\n170;60', 'bmi-calculator');
  await eventually(() => expect(page.textContent).toContain('2 rows and 2 columns'));
  choose('#source-height', 'Column: Column 1');
  choose('#source-weight', 'Column: Column 2');
  await press('2 computed.');
  expect(firstRow()).toEqual(['180', '81', '25', 'Overweight']);
});

test('forgets results when another table is pasted, or a column is chosen', async () => {
  const result = () => page.querySelector('#table-result');
  await paste('x,y\n7,100', 'percentage-of');
  await press('1 computed.');
  change('x,y\n9,100');
  await eventually(() => expect(result()).toBeNull());
  await press('1 computed.');
  expect(firstRow()).toEqual(['9', '100', '9']);
  choose('#source-x', 'Column: y');
  await eventually(() => expect(result()).toBeNull());
});
