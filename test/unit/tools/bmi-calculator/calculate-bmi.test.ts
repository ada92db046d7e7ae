import fc from 'fast-check';
import { calculateBmi } from 'toolworker';
import { expect, test } from 'vitest';

const millimeters = fc.integer({ min: 800, max: 2500 });
const grams = fc.integer({ min: 10_000, max: 500_000 });

test('returns the double nearest to kg / m²', () => {
  fc.assert(
    fc.property(millimeters, grams, (height, weight) => {
      // With integers below 2^53, one division rounds once, like the definition.
      const expected = (weight * 1000) / (height * height);
      fc.pre(expected >= 5 && expected <= 300);
      const { bmi } = calculateBmi({ unit: 'metric', height: height / 10, weight: weight / 1000 });
      expect(bmi).toBe(expected);
    }),
  );
});

test('converts 1 in to 2.54 cm and 1 lb to 0.45359237 kg', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 36, max: 100 }),
      fc.integer({ min: 15, max: 900 }),
      (inches, pounds) => {
        const index = (703 * pounds) / inches ** 2;
        fc.pre(index > 5.1 && index < 299);
        const imperial = calculateBmi({ unit: 'imperial', height: inches, weight: pounds });
        const height = Number((inches * 2.54).toFixed(2));
        const weight = Number((pounds * 0.45359237).toFixed(8));
        expect(imperial).toEqual(calculateBmi({ unit: 'metric', height, weight }));
      },
    ),
  );
});
