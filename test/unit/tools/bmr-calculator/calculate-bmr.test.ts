import fc from 'fast-check';
import { type BmrCalculatorRequest, calculateBmr } from 'toolworker';
import { describe, expect, test } from 'vitest';

/** The equations in units of 0.0001 kcal for weight, height and age in tenths. */
const equations = [
  ['mifflin', 'male', 50_000, 10_000, 6250, 5000],
  ['mifflin', 'female', -1_610_000, 10_000, 6250, 5000],
  ['harris', 'male', 883_620, 13_397, 4799, 5677],
  ['harris', 'female', 4_475_930, 9247, 3098, 4330],
] as const;

describe.each(equations)('%s, %s', (formula, gender, constant, byWeight, byHeight, byAge) => {
  const tenths = (min: number, max: number) => fc.integer({ min, max });

  test('is exact for decimals with one place', () => {
    fc.assert(
      fc.property(tenths(100, 7000), tenths(500, 3000), tenths(1, 1300), (weight, height, age) => {
        const units = constant + byWeight * weight + byHeight * height - byAge * age;
        // In kg and cm, the index is 10000 · weight / height².
        const isUnlikely =
          100_000 * weight < 5 * height ** 2 || 100_000 * weight > 300 * height ** 2;
        const request: BmrCalculatorRequest = {
          gender,
          age: age / 10,
          weight: weight / 10,
          height: height / 10,
          formula,
        };
        if (isUnlikely) {
          expect(() => calculateBmr(request)).toThrow(
            /^(?:weight: expected kilo|height: expected centi)/,
          );
        } else if (units > 0) {
          expect(calculateBmr(request)).toEqual({ ...request, bmr: Number(`${units}e-4`) });
        } else {
          expect(() => calculateBmr(request)).toThrow(/^weight: .* for a BMR greater than 0, got /);
        }
      }),
    );
  });
});
