/** The most points that a curve is drawn with. */
const mostPoints = 480;

/** The months at which a curve is drawn: all of them, or evenly many, and the last one. */
export function monthsOf(length: number): readonly number[] {
  const step = Math.max(1, Math.ceil(length / mostPoints));
  const steps = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...steps, length];
}

/**
 * What is owed after so many months at a monthly rate: in plain doubles, which are enough to draw
 * with. Nothing is owed after the last month.
 */
export function balanceAfter(
  month: number,
  { principal, rate, payment }: Loan,
  lastMonth: number | null,
): number {
  if (lastMonth !== null && month >= lastMonth) return 0;
  const growth = (1 + rate) ** month;
  const paid = rate === 0 ? payment * month : (payment * (growth - 1)) / rate;
  return Math.max(0, principal * growth - paid);
}

export interface Loan {
  readonly principal: number;
  readonly rate: number;
  readonly payment: number;
}

/** What savings and contributions at the end of each month are worth after so many months. */
export function savingsAfter(month: number, { savings, contribution, rate }: Plan): number {
  const growth = (1 + rate) ** month;
  const added = rate === 0 ? contribution * month : (contribution * (growth - 1)) / rate;
  return savings * growth + added;
}

export interface Plan {
  readonly savings: number;
  readonly contribution: number;
  readonly rate: number;
}
