import { calculateLoanPayoff, calculateRoi, calculateSalary, calculateSalesTax } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { comparedLoans } from '../../../../../demo/tools/loan-payoff-calculator/answer.tsx';
import { comparedInvestments } from '../../../../../demo/tools/roi-calculator/answer.tsx';
import { comparedOffers } from '../../../../../demo/tools/salary-calculator/answer.tsx';
import { receipt } from '../../../../../demo/tools/sales-tax-calculator/answer.tsx';
import {
  compareItems,
  type Item,
} from '../../../../../demo/tools/shared/compare/comparison-figures.ts';
import {
  inputsOf,
  mostRows,
  nextInputs,
  type Row,
  rowsIn,
  withRow,
} from '../../../../../demo/tools/shared/compare/rows.ts';
import { fieldsOf } from '../../../../../src/form/fields.ts';

const row = (id: number): Row => ({ id, name: '', inputs: { price: String(id) } });

const item = (name: string, result?: object): Item => ({ name, result: result && { ...result } });

/** Fields that no tool adds to. */
const fields = fieldsOf({
  parameters: {
    type: 'object',
    properties: {
      price: { type: 'number' },
      taxRate: { type: 'number' },
      taxIncluded: { type: 'boolean', default: false },
    },
    required: ['price', 'taxRate'],
  },
  example: {},
});

describe('rows', () => {
  test('a row is inserted after another, with its own key', () => {
    const added = withRow([row(1), row(7)], 0, { name: 'New', inputs: {} });
    expect(added.map(({ id }) => id)).toEqual([1, 8, 7]);
    expect(added[1]?.name).toBe('New');
  });

  test('a comparison has at most twenty', () => {
    const full = Array.from({ length: mostRows }, (_, index) => row(index + 1));
    expect(withRow(full, 0, row(0))).toBe(full);
  });

  test('a new row repeats some inputs of the row before', () => {
    const before = { price: '100', taxRate: '7', taxIncluded: 'true' };
    expect(nextInputs(fields, ['taxRate', 'taxIncluded'], before)).toEqual({
      ...before,
      price: '',
    });
  });

  test('a request is turned back into its inputs', () => {
    expect(inputsOf(fields, { price: 27.5 })).toEqual({
      price: '27.5',
      taxRate: '',
      taxIncluded: 'false',
    });
  });

  test.each([
    [undefined, []],
    [{ id: 1 }, []],
    [[null, 1, { id: 1, name: 'A', inputs: { price: 3 } }], []],
    [
      [
        { id: '1', name: 'A', inputs: {} },
        { id: 2, name: 'B', inputs: {} },
      ],
      [2],
    ],
    [Array.from({ length: 50 }, (_, id) => row(id)), Array.from({ length: 20 }, (_, id) => id)],
  ])('stored rows are read only if they are valid', (stored, ids) => {
    expect(rowsIn(stored).map(({ id }) => id)).toEqual(ids);
  });
});

test('a receipt adds up the known amounts', () => {
  const sale = (price: number, taxRate: number, taxIncluded: boolean) =>
    item('', calculateSalesTax({ price, taxRate, taxIncluded }));
  const sales = [sale(100, 7, false), sale(119, 19, true), item('')];
  const { figures, total } = compareItems(sales, receipt(), 'EUR');
  const written = [...figures, total ?? []].map((row) => row.join(' '));
  expect(written).toEqual([
    ...['€100.00 €7.00 €107.00', '€100.00 €19.00 €119.00', '– – –', '€200.00 €26.00 €226.00'],
  ]);
});

describe('investments', () => {
  const investment = (name: string, cost: number, returnValue: number, years?: number) =>
    item(name, calculateRoi({ cost, returnValue, ...(years !== undefined && { years }) }));

  // 1.21 = 1.1 · 1.1; 1.5 over 8 years is 5.2% a year, since 1.052⁸ = 1.5001.
  test('are compared by annual return if all have years', () => {
    const { figures, best, summary } = compareItems(
      [investment('Short', 1_000, 1_210, 2), investment('Long', 2_000, 3_000, 8)],
      comparedInvestments(),
      'USD',
    );
    expect(figures).toEqual([
      ['$210.00', '21%', '10%'],
      ['$1,000.00', '50%', '5.2%'],
    ]);
    expect(best).toEqual([0]);
    expect(summary).toBe('Short has the highest return a year.');
  });

  test('are compared by total return if one has no years', () => {
    const { best, summary } = compareItems(
      [investment('Short', 1_000, 1_210, 2), investment('Long', 2_000, 3_000), item('New')],
      comparedInvestments(),
      'USD',
    );
    expect(best).toEqual([1]);
    expect(summary).toMatch(/^Long has the highest return in total\./);
  });

  test('have no best one if there is only one', () => {
    expect(compareItems([investment('A', 1, 2)], comparedInvestments(), undefined)).toMatchObject({
      best: [],
      summary: '',
    });
  });
});

// Without interest, 1,200 in 12 months are 100 a month. The second loan never ends.
test('loans are compared by their interest, up to their end', () => {
  const loan = (name: string, request: Parameters<typeof calculateLoanPayoff>[0]) =>
    item(name, calculateLoanPayoff(request));
  const { figures, best, summary } = compareItems(
    [
      loan('A', { principal: 1_200, annualRate: 0, years: 1, extraPayment: 100 }),
      loan('B', { principal: 1_000, annualRate: 12, monthlyPayment: 5 }),
      loan('C', { principal: 1_200, annualRate: 12, years: 1 }),
    ],
    comparedLoans(),
    'USD',
  );
  expect(figures.slice(0, 2)).toEqual([
    ['$100.00', '6 months', '$0.00', '$1,200.00'],
    ['$5.00', '–', '–', '–'],
  ]);
  expect(best).toEqual([0]);
  expect(summary).toBe('A costs the least interest.');
});

describe('offers', () => {
  const offer = (name: string, hourlyRate: number, hoursPerWeek: number) =>
    item(name, calculateSalary({ hourlyRate, hoursPerWeek }));

  // 25 · 40 · 52 = 52,000; 27.5 · 35 · 52 = 50,050.
  test('are compared by annual pay', () => {
    const { figures, best, summary } = compareItems(
      [offer('A', 25, 40), offer('B', 27.5, 35)],
      comparedOffers(),
      'USD',
    );
    expect(figures.map((row) => row.slice(2))).toEqual([
      ['$52,000.00', 'Highest pay'],
      ['$50,050.00', '−$1,950.00'],
    ]);
    expect(best).toEqual([0]);
    expect(summary).toBe('A has the highest annual pay.');
  });

  test('can share the highest pay', () => {
    const { best, summary } = compareItems(
      [offer('A', 20, 40), offer('B', 40, 20)],
      comparedOffers(),
      undefined,
    );
    expect(best).toEqual([0, 1]);
    expect(summary).toBe('A and B tie for the highest annual pay.');
  });
});
