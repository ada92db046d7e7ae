import { percentageOf } from 'toolworker';
import { expect, test } from 'vitest';
import { changedShare } from '../../../../demo/tools/percentage-of/changed-share.ts';
import { page } from '../../../../demo/tools/percentage-of/page.tsx';

// By hand; in doubles, 100 − 99.9 is 0.09999999999999432.
test.each([
  [-99.9, 0.1],
  [-20, 80],
  [8.2, 108.2],
  [-0.07, 99.93],
  [1e-7, 100.0000001],
  [5e-324, 100],
  [-0, 100],
  [-100, 0],
  [1e21, 1e21],
  [-1e308, -1e308],
])('100 with a change of %d is %d', (change, share) => {
  expect(changedShare(change)).toBe(share);
});

test.each([
  { kind: 'less', x: 99.9, y: 80, copied: '0.08', title: '80 less 99.9%' },
  { kind: 'less', x: 20, y: 50, copied: '40', title: '50 less 20%' },
  { kind: 'more', x: 18, y: 62.5, copied: '73.75', title: '62.5 plus 18%' },
])('the headline of $title is $copied', ({ kind, x, y, copied, title }) => {
  const request = { x, y };
  const worded = page.wording({ request, result: percentageOf(request) }, { kind });
  expect(worded.result).toMatchObject({ copied, title });
});

test('the headline of a part is that of the tool', () => {
  const request = { x: 20, y: 50 };
  expect(page.wording({ request, result: percentageOf(request) }, { kind: 'part' })).toEqual({});
});
