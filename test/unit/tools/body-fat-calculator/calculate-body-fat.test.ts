import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { type BodyFatCalculatorRequest, calculateBodyFat } from 'toolworker';
import { describe, expect, test } from 'vitest';

const Precise = Decimal.clone({ precision: 200 });

const male = { constant: '1.0324', girth: '0.19077', height: '0.15456' };
const female = { constant: '1.29579', girth: '0.35004', height: '0.22100' };

function exactly({ gender, height, neck, waist, hip = 0 }: BodyFatCalculatorRequest): number {
  const formula = gender === 'male' ? male : female;
  const girth = new Precise(waist).add(gender === 'male' ? 0 : hip).sub(neck);
  const density = new Precise(formula.constant)
    .sub(girth.log(10).mul(formula.girth))
    .add(new Precise(height).log(10).mul(formula.height));
  return new Precise(495).div(density).sub(450).toNumber();
}

const measures = fc.record({
  gender: fc.constantFrom('male', 'female'),
  height: fc.double({ min: 120, max: 230, noNaN: true }),
  neck: fc.integer({ min: 250, max: 550 }).map((millimeters) => millimeters / 10),
  waist: fc.double({ min: 60, max: 180, noNaN: true }),
  hip: fc.integer({ min: 700, max: 1500 }).map((millimeters) => millimeters / 10),
});

test('agrees with decimal.js at 200 digits', () => {
  fc.assert(
    fc.property(measures, (request) => {
      fc.pre(request.waist > request.neck);
      const expected = exactly(request);
      if (expected < 0 || expected > 100) {
        expect(() => calculateBodyFat(request)).toThrow('since body fat would be about');
      } else {
        expect(calculateBodyFat(request)).toMatchObject({ bodyFatPercent: expected });
      }
    }),
    { numRuns: 100 },
  );
});

test('grows with waist and hip, and shrinks with neck and height', () => {
  const step = fc.double({ min: 0.1, max: 20, noNaN: true });
  fc.assert(
    fc.property(measures, step, ({ gender }, more) => {
      const middling = { gender, height: 170, neck: 35, waist: 100, hip: 100 };
      const percent = (change: Partial<BodyFatCalculatorRequest>) =>
        calculateBodyFat({ ...middling, ...change }).bodyFatPercent;
      expect(percent({ waist: 100 + more })).toBeGreaterThan(percent({}));
      expect(percent({ neck: 35 + more })).toBeLessThan(percent({}));
      expect(percent({ height: 170 + more })).toBeLessThan(percent({}));
      const wider = percent({ hip: 100 + more });
      if (gender === 'male') expect(wider).toBe(percent({}));
      else expect(wider).toBeGreaterThan(percent({}));
    }),
  );
});

/**
 * Returns the girth in the formula's logarithm that gives the percentage for a height of 170 cm.
 */
function girthAt(percent: number, gender: 'male' | 'female'): Decimal {
  const formula = gender === 'male' ? male : female;
  const density = new Precise(495).div(percent + 450);
  const logarithm = new Precise(170).log(10).mul(formula.height);
  return new Precise(10).pow(logarithm.add(formula.constant).sub(density).div(formula.girth));
}

describe.each([
  ['male', 6, 'Essential fat', 'Athletes'],
  ['male', 14, 'Athletes', 'Fitness'],
  ['male', 18, 'Fitness', 'Average'],
  ['male', 25, 'Average', 'Obese'],
  ['female', 14, 'Essential fat', 'Athletes'],
  ['female', 21, 'Athletes', 'Fitness'],
  ['female', 25, 'Fitness', 'Average'],
  ['female', 32, 'Average', 'Obese'],
] as const)('%s, %d %%', (gender, percent, below, above) => {
  const categoryAt = (girth: Decimal) => {
    const waist = girth.add(gender === 'male' ? 30 : -20).toNumber();
    return calculateBodyFat({ gender, height: 170, neck: 30, waist, hip: 50 }).category;
  };
  const girth = girthAt(percent, gender);

  test(`is the end of ${below}`, () => expect(categoryAt(girth.sub('1e-12'))).toBe(below));
  test(`is the start of ${above}`, () => expect(categoryAt(girth.add('1e-12'))).toBe(above));
});
