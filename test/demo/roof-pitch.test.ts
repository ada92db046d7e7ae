import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { createClient, runTool } from 'toolworker/core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { calculateRoofPitch } from '../../demo/tools/roof-pitch/tool.ts';
import { type Tools, tools } from '../../demo/tools.ts';
import { sampled } from '../sampled.ts';
import { post } from './page.ts';

const api = createClient<Tools>({
  transport: (name, request) => runTool(name, request, { tools }),
});

describe('the pitch of a roof', () => {
  test.each([
    // 3-4-5 triangle
    [3, 4, { pitch: 9, percent: 75, angle: 36.86989764584402, rafter: 5 }],
    // 5-12-13 triangle
    [5, 12, { pitch: 5, percent: 41.666666666666664, angle: 22.61986494804043, rafter: 13 }],
    // Half a square: 45° and √2
    [1, 1, { pitch: 12, percent: 100, angle: 45, rafter: Math.SQRT2 }],
    // Half an equilateral triangle: 60° and twice the run
    [
      Math.sqrt(3),
      1,
      { pitch: 12 * Math.sqrt(3), percent: 100 * Math.sqrt(3), angle: 60, rafter: 2 },
    ],
  ])('matches the triangle of rise %d and run %d', async (rise, run, expected) => {
    const roof = await api.call('roof-pitch', { rise, run });
    expect(roof.pitch).toBeCloseTo(expected.pitch, 13);
    expect(roof.percent).toBeCloseTo(expected.percent, 12);
    expect(roof.angle).toBeCloseTo(expected.angle, 13);
    expect(roof.rafter).toBeCloseTo(expected.rafter, 14);
  });

  test('is exact if the pitch is a whole number', () => {
    const rises = Array.from({ length: 24 }, (_, index) => index + 1);
    expect(rises.map((rise) => calculateRoofPitch({ rise, run: 12 }).pitch)).toEqual(rises);
  });
});

test('is as accurate as documented', () => {
  const length = fc
    .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -100, max: 100 }))
    .map(([digits, exponent]) => digits * 10 ** exponent);
  fc.assert(
    fc.property(length, length, (rise, run) => {
      const roof = calculateRoofPitch({ rise, run });
      const slope = new Exact(rise).div(run);
      const angle = slope.atan().mul(180).div(Exact.acos(-1));
      expect(error(roof.pitch, slope.mul(12))).toBeLessThan(5e-16);
      expect(error(roof.percent, slope.mul(100))).toBeLessThan(5e-16);
      expect(error(roof.angle, angle)).toBeLessThan(1e-15);
      expect(error(roof.rafter, Exact.hypot(rise, run))).toBeLessThan(1e-15);
    }),
    { numRuns: sampled(300) },
  );
});

const Exact = Decimal.clone({ precision: 60 });

/** Returns the relative error of a result, compared with the value for the decimals as written. */
function error(figure: number, truth: Decimal): number {
  return truth.sub(figure).div(truth).abs().toNumber();
}

test.each([
  [{ rise: 3 }, 'run: required, a number greater than 0'],
  [
    { rise: 0, run: -4 },
    'rise: expected a number greater than 0; run: expected a number greater than 0',
  ],
  [{ rise: '3', run: 4 }, 'rise: expected a number greater than 0'],
  [{ rise: 3, run: 4, slope: 1 }, 'request body: expected only the fields rise and run'],
  [
    { rize: 3, run: 4 },
    'rise: required, a number greater than 0; request body: expected only the fields rise and run',
  ],
  [{ rise: 1e308, run: 1 }, 'rise: expected a smaller number for a run of 1, got 1e+308'],
  [{ rise: 1, run: 1e-310 }, 'rise: expected a smaller number for a run of 1e-310, got 1'],
])('refuses %j in one line', async (request, error) => {
  expect(await post('roof-pitch', request)).toEqual({ ok: false, error });
});

test('types calls by the two schemas', () => {
  const call = () => api.call('roof-pitch', { rise: 3, run: 4 });
  expectTypeOf(call).returns.resolves.toEqualTypeOf<{
    pitch: number;
    percent: number;
    angle: number;
    rafter: number;
  }>();
  // @ts-expect-error: The run is missing.
  expectTypeOf(() => api.call('roof-pitch', { rise: 3 })).toBeFunction();
  // @ts-expect-error: There is no such tool.
  expectTypeOf(() => api.call('roof-pitches', { rise: 3, run: 4 })).toBeFunction();
});
