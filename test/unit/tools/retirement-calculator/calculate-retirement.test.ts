import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { calculateRetirement } from 'toolworker';
import { expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';

/**
 * Saves month by month in exact integers. Amounts are in cents, and the return is in hundredths of
 * a percent per year, so that each month multiplies the savings by (120,000 + annualReturn) /
 * 120,000.
 */
function saveMonthly(savings: number, contribution: number, annualReturn: number, months: number) {
  let saved = BigInt(savings);
  let scale = 1n;
  for (let month = 0; month < months; month += 1) {
    scale *= 120_000n;
    saved = saved * BigInt(120_000 + annualReturn) + BigInt(contribution) * scale;
  }
  return { saved, scale };
}

const cents = fc.integer({ min: 0, max: 1e9 });
const basisPoints = fc.integer({ min: -9999, max: 100_000 });
const terms = fc.integer({ min: 1, max: 150 });

test('agrees with an exact account of every month', () => {
  fc.assert(
    fc.property(cents, cents, basisPoints, terms, (savings, contribution, annualReturn, months) => {
      const { saved, scale } = saveMonthly(savings, contribution, annualReturn, months);
      const contributed = BigInt(savings) + BigInt(contribution) * BigInt(months);
      const result = calculateRetirement({
        currentAge: 20,
        retirementAge: 20 + months / 12,
        currentSavings: savings / 100,
        monthlyContribution: contribution / 100,
        annualReturn: annualReturn / 100,
      });
      expect(result).toMatchObject({
        projectedSavings: nearest(saved, 100n * scale),
        totalContributed: nearest(contributed, 100n),
        totalGrowth: nearest(saved - contributed * scale, 100n * scale),
      });
    }),
  );
});

test('requires the amount that the monthly account lacks', () => {
  fc.assert(
    fc.property(cents, cents, basisPoints, terms, (savings, target, annualReturn, months) => {
      const { saved, scale } = saveMonthly(savings, 0, annualReturn, months);
      const annuity = saveMonthly(0, 1, annualReturn, months).saved;
      const lacking = BigInt(target) * scale - saved;
      const result = calculateRetirement({
        currentAge: 0,
        retirementAge: months / 12,
        currentSavings: savings / 100,
        annualReturn: annualReturn / 100,
        targetNestEgg: target / 100,
      });
      expect(result).toMatchObject(
        lacking > 0n
          ? {
              meetsTarget: false,
              shortfall: nearest(lacking, 100n * scale),
              requiredMonthlyContribution: nearest(lacking, 100n * annuity),
            }
          : { meetsTarget: true, shortfall: 0, requiredMonthlyContribution: 0 },
      );
    }),
  );
});

// With terms of up to 12 million months and returns down to 1e-300, up to 620 places cancel.
const Precise = Decimal.clone({ precision: 760, minE: -9e15, maxE: 9e15 });

test('agrees with decimal.js at 760 digits for any term and return', () => {
  const size = fc.integer({ min: -300, max: 1 });
  const annualReturns = fc
    .tuple(fc.integer({ min: -99, max: 99 }).filter(Boolean), size)
    .map(([percent, exponent]) => Number(`${percent}e${exponent}`))
    .filter((percent) => percent > -100);
  const years = fc
    .integer({ min: 0, max: 6 })
    .chain((exponent) => fc.integer({ min: 1, max: 10 ** exponent }));
  fc.assert(
    fc.property(annualReturns, years, cents, cents, cents, (annualReturn, age, one, two, three) => {
      const rate = new Precise(annualReturn).div(1200);
      const growth = rate.add(1).pow(12 * age);
      const annuity = growth.sub(1).div(rate);
      const grown = growth.mul(one);
      const projected = grown.add(annuity.mul(two));
      const contributed = new Precise(two).mul(12 * age).add(one);
      fc.pre(projected.lt(1e300));
      const missing = Decimal.max(0, new Precise(three).sub(projected));
      const required = Decimal.max(0, new Precise(three).sub(grown).div(annuity));
      const result = calculateRetirement({
        currentAge: 0,
        retirementAge: age,
        currentSavings: one,
        monthlyContribution: two,
        annualReturn,
        targetNestEgg: three,
      });
      expect(result).toEqual({
        projectedSavings: projected.toNumber(),
        totalContributed: contributed.toNumber(),
        totalGrowth: projected.sub(contributed).toNumber() + 0,
        meetsTarget: missing.isZero(),
        shortfall: missing.toNumber(),
        requiredMonthlyContribution: required.toNumber(),
      });
    }),
  );
});

test('reaches the target with the required contribution', () => {
  fc.assert(
    fc.property(cents, basisPoints, terms, (target, annualReturn, months) => {
      const plan = {
        currentAge: 0,
        retirementAge: months / 12,
        annualReturn: annualReturn / 100,
        targetNestEgg: target,
      };
      const { requiredMonthlyContribution } = calculateRetirement(plan);
      const monthlyContribution = requiredMonthlyContribution ?? Number.NaN;
      const { projectedSavings } = calculateRetirement({ ...plan, monthlyContribution });
      // Half a unit in the last place each for the contribution's double, its decimal, and the
      // savings.
      expect(Math.abs(projectedSavings - target)).toBeLessThanOrEqual(target * 1.5 * 2 ** -52);
    }),
  );
});
