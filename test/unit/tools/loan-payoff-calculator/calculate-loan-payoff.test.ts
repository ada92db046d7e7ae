import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { calculateLoanPayoff } from 'toolworker';
import { expect, test } from 'vitest';

const cents = (max: number) => fc.integer({ min: 1, max });
const basisPoints = fc.integer({ min: 0, max: 6000 });

/** Returns the double nearest to the first forty or more digits of a fraction. */
function toDouble(numerator: bigint, denominator: bigint): number {
  const places = 40 + denominator.toString().length;
  return Number(`${(numerator * 10n ** BigInt(places)) / denominator}e-${places}`);
}

/**
 * Pays off a loan month by month in exact integers. Amounts are in cents, and the rate is in
 * hundredths of a percent per year, so that each month multiplies the debt by (120,000 + rate) /
 * 120,000.
 */
function payMonthly(principal: number, rate: number, payment: number) {
  let owed = BigInt(principal);
  let scale = 1n;
  for (let months = 1; ; months += 1) {
    owed *= BigInt(120_000 + rate);
    scale *= 120_000n;
    const due = BigInt(payment) * scale;
    if (owed <= due) {
      const paid = owed + BigInt(payment) * BigInt(months - 1) * scale;
      const interest = paid - BigInt(principal) * scale;
      return {
        months,
        totalPaid: toDouble(paid, 100n * scale),
        totalInterest: toDouble(interest, 100n * scale),
        payoffPossible: true,
      };
    }
    owed -= due;
  }
}

test('agrees with an exact account of every month', () => {
  fc.assert(
    fc.property(
      cents(1e8),
      basisPoints,
      fc.integer({ min: 2, max: 100 }),
      cents(1e6),
      (principal, rate, parts, extra) => {
        const payment = Math.floor((principal * rate) / 120_000) + Math.ceil(principal / parts);
        const result = calculateLoanPayoff({
          principal: principal / 100,
          annualRate: rate / 100,
          monthlyPayment: payment / 100,
          extraPayment: extra / 100,
        });
        expect(result.standard).toEqual(payMonthly(principal, rate, payment));
        expect(result.accelerated).toEqual(payMonthly(principal, rate, payment + extra));
      },
    ),
  );
});

/** Returns principal · r / (1 − (1 + r)^−n) in cents, as an exact fraction. */
function annuity(principal: number, rate: number, months: number) {
  const scale = 120_000n ** BigInt(months);
  const grown = BigInt(120_000 + rate) ** BigInt(months);
  return rate === 0
    ? { numerator: BigInt(principal), denominator: BigInt(months) }
    : {
        numerator: BigInt(principal) * BigInt(rate) * grown,
        denominator: 120_000n * (grown - scale),
      };
}

test('agrees with the annuity formula in exact integers', () => {
  fc.assert(
    fc.property(cents(1e10), basisPoints, cents(1200), (principal, rate, months) => {
      const { numerator, denominator } = annuity(principal, rate, months);
      const paid = numerator * BigInt(months);
      const { scheduledPayment, standard } = calculateLoanPayoff({
        principal: principal / 100,
        annualRate: rate / 100,
        years: months / 12,
      });
      expect(scheduledPayment).toBe(toDouble(numerator, 100n * denominator));
      expect(standard).toEqual({
        months,
        totalPaid: toDouble(paid, 100n * denominator),
        totalInterest: toDouble(paid - BigInt(principal) * denominator, 100n * denominator),
        payoffPossible: true,
      });
    }),
    { numRuns: 200 },
  );
});

// With rates down to 1e-200, up to 200 places cancel.
const Precise = Decimal.clone({ precision: 500, minE: -9e15, maxE: 9e15 });

test('agrees with decimal.js at 500 digits for any term and rate', () => {
  const rates = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -200, max: 0 }))
    .map(([digits, exponent]) => Number(`${digits}e${exponent}`));
  fc.assert(
    fc.property(cents(1e10), rates, fc.integer({ min: 1, max: 1e4 }), (principal, rate, years) => {
      const months = 12 * years;
      const monthly = new Precise(rate).div(1200);
      const discount = monthly.add(1).pow(-months);
      const payment = monthly.mul(principal).div(new Precise(1).sub(discount));
      const paid = payment.mul(months);
      const result = calculateLoanPayoff({ principal, annualRate: rate, years });
      expect(result).toMatchObject({
        scheduledPayment: payment.toNumber(),
        standard: { totalInterest: paid.sub(principal).toNumber(), totalPaid: paid.toNumber() },
      });
    }),
    { numRuns: 50 },
  );
});

// Up to 500 months: at 60 % a year, the payment of a much longer term is interest to the last
// digit.
test('recovers the number of months from a scheduled payment', () => {
  fc.assert(
    fc.property(cents(1e10), basisPoints, cents(500), (principal, rate, months) => {
      const loan = { principal: principal / 100, annualRate: rate / 100 };
      const { scheduledPayment } = calculateLoanPayoff({ ...loan, years: months / 12 });
      const { standard } = calculateLoanPayoff({ ...loan, monthlyPayment: scheduledPayment });
      expect(standard.months).toBe(months);
    }),
    { numRuns: 300 },
  );
});

/**
 * Returns a loan of integer · 10^exponent, its scheduled payment, and the final value of monthly
 * payments of 1.
 */
function smallLoan(integer: number, exponent: number, rate: number, months: number) {
  const { numerator, denominator } = annuity(integer, rate, months);
  const scheduled = toDouble(numerator, denominator * 10n ** BigInt(-exponent));
  const grown = BigInt(120_000 + rate) ** BigInt(months);
  const scale = 120_000n ** BigInt(months);
  const units = rate === 0 ? BigInt(months) : ((grown - scale) * 120_000n) / (BigInt(rate) * scale);
  return { principal: Number(`${integer}e${exponent}`), scheduled, units };
}

test('recovers the number of months from a payment too small for all digits of a double', () => {
  const integers = cents(1e6);
  const exponents = fc.integer({ min: -323, max: -300 });
  fc.assert(
    fc.property(integers, exponents, basisPoints, cents(400), (integer, exponent, rate, months) => {
      const { principal, scheduled, units } = smallLoan(integer, exponent, rate, months);
      // The last place of such a payment is 2^-1074, which adds up to less than half a payment.
      fc.pre(scheduled < 2 ** -1022 && 2 * Number(units + 1n) * 5e-324 < scheduled);
      const loan = { principal, annualRate: rate / 100 };
      const { scheduledPayment } = calculateLoanPayoff({ ...loan, years: months / 12 });
      expect(scheduledPayment).toBe(scheduled);
      const { standard } = calculateLoanPayoff({ ...loan, monthlyPayment: scheduledPayment });
      expect(standard.months).toBe(months);
    }),
    { numRuns: 300 },
  );
});

test('counts every month at 300 % a year', () => {
  // n monthly payments of 1 repay 4 · (1 − 0.8^n); all are whole numbers below 2^53.
  for (let months = 1; months <= 14; months += 1) {
    const payment = 10 ** 14;
    const principal = 4 * (payment - 8 ** months * 10 ** (14 - months));
    const paid = { months, totalPaid: months * payment, payoffPossible: true };
    const loan = { principal, annualRate: 300 };
    expect(calculateLoanPayoff({ ...loan, monthlyPayment: payment }).standard).toMatchObject(paid);
    expect(calculateLoanPayoff({ ...loan, years: months / 12 }).scheduledPayment).toBe(payment);
    const short = calculateLoanPayoff({ ...loan, monthlyPayment: payment - 1 });
    expect(short.standard.months).toBe(months + 1);
  }
});

const loans = fc.record({
  principal: fc.double({ min: 1e-3, max: 1e12, noNaN: true }),
  annualRate: fc.double({ min: 0, max: 100, noNaN: true }),
});

test('never takes longer or costs more with a higher payment', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 1e-9, max: 2, noNaN: true }), (loan, share) => {
      const least = (loan.principal * loan.annualRate) / 1200;
      const monthlyPayment = least + loan.principal * share;
      const extraPayment = loan.principal * 1e-3;
      const result = calculateLoanPayoff({ ...loan, monthlyPayment, extraPayment });
      expect(result.monthsSaved).toBeGreaterThanOrEqual(0);
      expect(result.interestSaved).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('saves nothing without an extra payment', () => {
  fc.assert(
    fc.property(loans, cents(10_000), (loan, months) => {
      const result = calculateLoanPayoff({ ...loan, years: months / 12, extraPayment: 0 });
      expect(result.accelerated).toEqual(result.standard);
      expect(result).toMatchObject({ monthsSaved: 0, interestSaved: 0 });
    }),
  );
});

test('scales its amounts with the currency', () => {
  fc.assert(
    fc.property(cents(1e8), basisPoints, cents(600), cents(1e4), (units, rate, months, extra) => {
      const terms = { annualRate: rate / 100, years: months / 12 };
      const result = calculateLoanPayoff({ ...terms, principal: units, extraPayment: extra });
      const doubled = calculateLoanPayoff({
        ...terms,
        principal: 2 * units,
        extraPayment: 2 * extra,
      });
      expect(doubled.accelerated.months).toBe(result.accelerated.months);
      expect(doubled.scheduledPayment).toBe(2 * result.scheduledPayment);
      expect(doubled.interestSaved).toBe(2 * (result.interestSaved ?? Number.NaN));
    }),
  );
});
