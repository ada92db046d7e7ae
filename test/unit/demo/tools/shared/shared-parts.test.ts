import fc from 'fast-check';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { percentageOf } from 'toolworker';
import { expect, test } from 'vitest';
import { CopyableFigure } from '../../../../../demo/tools/shared/figures.tsx';
import { HeadedTable } from '../../../../../demo/tools/shared/headed-table.tsx';
import { inRange } from '../../../../../demo/tools/shared/in-range.ts';
import { linkTo } from '../../../../../demo/tools/shared/link-to.ts';
import {
  exactFraction,
  greatestDivisor,
} from '../../../../../demo/tools/shared/numbers/exact-fraction.ts';

test('the last cell of a short row spans the remaining columns', () => {
  const table = render(
    h(HeadedTable, {
      class: 'some',
      columns: ['Bits', 'Hexadecimal', 'Value'],
      rows: [
        { key: 8, cells: [8, 'ff', '255'] },
        { key: 4, cells: [4, 'Too large'] },
      ],
    }),
  );
  expect(table).toContain('<th scope="row">8</th><td>ff</td><td>255</td>');
  expect(table).toContain('<th scope="row">4</th><td colspan="2">Too large</td>');
});

test('a figure shows the text that it copies, another text, or nothing', () => {
  const shown = (text: string | undefined, ...children: string[]) =>
    render(h(CopyableFigure, { name: 'Angle', text }, ...children));
  expect(shown('90')).toContain('dir="auto">90</span>');
  expect(shown('90', '90°')).toContain('dir="auto">90°</span>');
  expect(shown(undefined, '90°')).toBe('');
});

test('a refused request gives no figure, and other errors are thrown', () => {
  expect(inRange(() => percentageOf({ x: 50, y: 8 }).result)).toBe(4);
  expect(inRange(() => percentageOf({ x: 1e308, y: 1e308 }).result)).toBeUndefined();
  const fail = () => {
    throw new TypeError('some fault');
  };
  expect(() => inRange(fail)).toThrow('some fault');
});

test('a fraction is in lowest terms and has its value', () => {
  const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  fc.assert(
    fc.property(whole, whole, (one, other) => {
      fc.pre(other !== 0n);
      const { numerator, denominator } = exactFraction(one, other);
      expect(numerator * other).toBe(denominator * one);
      expect(greatestDivisor(numerator, denominator)).toBe(1n);
      expect(denominator > 0n).toBe(true);
    }),
  );
});

test('a link has the inputs in its hash', () => {
  expect(linkTo({ color: '#ff8800', from: 'hex' })).toBe('#color=%23ff8800&from=hex');
  expect(linkTo({ value: 0.25, to: 'ml' })).toBe('#value=0.25&to=ml');
});
