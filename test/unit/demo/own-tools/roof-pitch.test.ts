import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { createClient, runTool } from 'toolworker/core';
import { expect, expectTypeOf, test } from 'vitest';
import { calculateRoofPitch } from '../../../../demo/own-tools/roof-pitch.ts';
import { type Tools, tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { post } from '../page.ts';

const api = createClient<Tools>({
  transport: (name, request) => runTool(name, request, { tools }),
});

test('the pitch is exact if it is a whole number', () => {
  const rises = Array.from({ length: 24 }, (_, index) => index + 1);
  expect(rises.map((rise) => calculateRoofPitch({ rise, run: 12 }).pitch)).toEqual(rises);
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
    { numRuns: 300 },
  );
});

const Exact = Decimal.clone({ precision: 60 });

/** Returns the relative error of a result, compared with the value for the decimals as written. */
function error(figure: number, truth: Decimal): number {
  return truth.sub(figure).div(truth).abs().toNumber();
}

test.each([
  [{ rise: 3 }, 'run: required, a number greater than 0'],
  [{ rise: 0, run: 1 }, 'rise: expected a number greater than 0'],
  [{ rise: '3', run: -4 }, /^rise: expected a number .*; run: expected a number greater than 0$/],
  [{ rise: 3, run: 4, slope: 1 }, 'request body: expected only the fields rise and run'],
  [{ rize: 3, run: 4 }, /^rise: required, .*; request body: expected only the fields/],
  [{ rise: 1e308, run: 1 }, 'rise: expected a smaller number for a run of 1, got 1e+308'],
  [{ rise: 1, run: 1e-310 }, 'rise: expected a smaller number for a run of 1e-310, got 1'],
])('refuses %j in one line', async (request, error) => {
  const expected = typeof error === 'string' ? error : expect.stringMatching(error);
  expect(await post('roof-pitch', request)).toEqual({ ok: false, error: expected });
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
