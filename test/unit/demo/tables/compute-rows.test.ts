import { percentageOfTool } from 'toolworker';
import { expect, test } from 'vitest';
import { computeRows } from '../../../../demo/tables/compute-rows.ts';

const waiting = new AbortController().signal;
const silent = () => {};

test('computes each row, and says why one is refused', async () => {
  const requests = [
    { x: 7, y: 100 },
    { x: 'much', y: 100 },
  ];
  const outcomes = await computeRows({
    count: requests.length,
    compute: (index) => percentageOfTool.run(requests[index]),
    onProgress: silent,
    signal: waiting,
  });
  expect(outcomes).toEqual([
    { result: { result: 7 } },
    {
      message: 'x: expected a number, got "much"',
      issues: [expect.objectContaining({ field: 'x', expected: 'a number', received: '"much"' })],
    },
  ]);
});

test('reports its progress, and does not block the page', async () => {
  const progress: number[] = [];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await computeRows({
    count: 20_000,
    compute: (index) => percentageOfTool.run({ x: index, y: 3 }),
    onProgress: (done) => progress.push(done),
    signal: waiting,
  });
  clearInterval(timer);
  expect(progress.length).toBeGreaterThan(1);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(turns).toBeGreaterThan(1);
});

test('stops when it is canceled', async () => {
  const controller = new AbortController();
  const outcomes = await computeRows({
    count: Infinity,
    compute: async () => ({}),
    onProgress: () => controller.abort(),
    signal: controller.signal,
  });
  expect(outcomes.length).toBeGreaterThan(0);
});
