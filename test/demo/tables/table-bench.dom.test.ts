import { h, render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { TableBench } from '../../../demo/components/table-bench.tsx';
import { pageFor } from '../page.ts';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

async function paste(text: string) {
  render(h(TableBench, { tools: [await pageFor('sales-tax-calculator')] }), page);
  const cells = page.querySelector<HTMLTextAreaElement>('#cells');
  if (!cells) throw new Error('The page has no field for cells.');
  cells.value = text;
  cells.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(page.querySelector('#delimiter')).not.toBeNull());
}

const delimiter = () => page.querySelector<HTMLSelectElement>('#delimiter');
const compute = () => page.querySelector('button[type=submit]');

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
  const choice = delimiter();
  if (choice) choice.value = chosen;
  choice?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(compute()).not.toBeNull());
  expect(page.textContent).toContain(shape);
  expect(page.textContent).not.toContain('Choose what separates the cells.');
});

test('points out a cell whose comma may mark decimals or group digits', async () => {
  await paste('Price\n1,234\n5,678');
  expect(page.textContent).toContain('1,234 can mean 1,234 or 1.234. Check this choice.');
  await paste('Price\n1,234.50\n5,678');
  await vi.waitFor(() => expect(page.textContent).not.toContain('can mean'));
});
