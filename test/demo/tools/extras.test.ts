import { Cron } from 'croner';
import { calculateLoanPayoff, removeDuplicateLines } from 'toolworker';
import { expect, test } from 'vitest';
import { nextMilestones } from '../../../demo/tools/age-calculator/milestones.ts';
import { inputsOfExpression } from '../../../demo/tools/cron-generator/expression.ts';
import { presets } from '../../../demo/tools/cron-generator/presets.ts';
import { parseNotation } from '../../../demo/tools/dice-roller/notation.ts';
import { functionOfLength, isSameCode } from '../../../demo/tools/hmac-generator/compare.ts';
import {
  monthlySchedule,
  yearlySchedule,
} from '../../../demo/tools/loan-payoff-calculator/schedule.ts';
import {
  removedBlankLines,
  removedLines,
} from '../../../demo/tools/remove-duplicate-lines/removed.ts';

/** Returns the schedule as a bank computes it, month by month. */
function byHand(principal: number, annualRate: number, payment: number) {
  const rows: { interest: number; owed: number }[] = [];
  for (let owed = principal; owed > 1e-6; ) {
    const interest = (owed * annualRate) / 1200;
    owed = Math.max(0, owed + interest - payment);
    rows.push({ interest, owed });
  }
  return rows;
}

test.each([
  { principal: 200_000, annualRate: 6.5, years: 30, extraPayment: 100 },
  { principal: 18_500, annualRate: 7.9, years: 5 },
  { principal: 1_200, annualRate: 0, years: 1 },
])('the schedule of $principal at $annualRate % matches that of a bank', (request) => {
  const result = calculateLoanPayoff(request);
  const months = monthlySchedule({ request, result });
  const payment = result.scheduledPayment + (request.extraPayment ?? 0);
  const expected = byHand(request.principal, request.annualRate, payment);
  expect(months).toHaveLength(result.accelerated.months ?? 0);
  for (const { period, interest, owed } of months) {
    expect(interest).toBeCloseTo(expected[period - 1]?.interest ?? 0, 4);
    expect(owed).toBeCloseTo(expected[period - 1]?.owed ?? 0, 4);
  }
  const years = yearlySchedule(months);
  const total = years.reduce((sum, { paid }) => sum + paid, 0);
  expect(total).toBeCloseTo(result.accelerated.totalPaid ?? 0, 4);
  expect(years.at(-1)?.owed).toBe(0);
});

test('a loan that is never paid off has no schedule', () => {
  const request = { principal: 1000, annualRate: 12, monthlyPayment: 5 };
  expect(monthlySchedule({ request, result: calculateLoanPayoff(request) })).toEqual([]);
});

test.each([
  ['0 9 * * 1-5', { minute: '0', hour: '9', day: '*', month: '*', weekday: '1-5' }],
  [' */5\t* * * *  ', { minute: '*/5', hour: '*', day: '*', month: '*', weekday: '*' }],
  ['0 3 1 JAN * /bin/backup', { minute: '0', hour: '3', day: '1', month: 'JAN', weekday: '*' }],
  ['@Weekly', { minute: '0', hour: '0', day: '*', month: '*', weekday: '0' }],
  ['0 9 * *', undefined],
  // Quartz begins with seconds, and may end with a year.
  ['0 0 12 ? * MON-FRI', undefined],
  ['0 30 9 * * *', undefined],
  ['0 9 * * 1-5 2027', undefined],
  ['', undefined],
])('reads the expression "%s"', (text, inputs) => {
  expect(inputsOfExpression(text)).toEqual(inputs);
});

test.each(presets())('the preset $name is an expression that runs', ({ text }) => {
  expect(new Cron(text, { paused: true }).nextRuns(2)).toHaveLength(2);
});

test.each([
  ['2d6', { count: 2, sides: 6, modifier: 0 }],
  ['d20', { count: 1, sides: 20, modifier: 0 }],
  ['3D8 + 2', { count: 3, sides: 8, modifier: 2 }],
  ['1d4\u22121', { count: 1, sides: 4, modifier: -1 }],
  ['d%', { count: 1, sides: 100, modifier: 0 }],
  ['2w6', { count: 2, sides: 6, modifier: 0 }],
  ['2d', undefined],
  ['two dice', undefined],
  ['', undefined],
])('reads the dice "%s"', (text, notation) => {
  expect(parseNotation(text)).toEqual(notation);
});

test.each([
  ['F7BC', 'f7bc', 'hex', true],
  ['sha256=f7bc', 'f7bc', 'hex', true],
  ['f7bd', 'f7bc', 'hex', false],
  ['-_8', '+/8=', 'base64', true],
  ['Ab==', 'ab==', 'base64', false],
  ['', 'f7bc', 'hex', false],
] as const)('compares the code %s with %s in %s', (given, expected, encoding, isSame) => {
  expect(isSameCode(given, expected, encoding)).toBe(isSame);
});

// FIPS 180-4: 160, 256, 384 and 512 bits, at 4 a hex digit and 6 a Base64 digit.
test.each([
  ['a'.repeat(40), 'hex', 'SHA-1'],
  [`sha512=${'a'.repeat(128)}`, 'hex', 'SHA-512'],
  [`${'a'.repeat(43)}=`, 'base64', 'SHA-256'],
  ['a'.repeat(64), 'base64', 'SHA-384'],
  ['abc', 'hex', undefined],
] as const)('%s in %s has the length of %s', (code, encoding, name) => {
  expect(functionOfLength(code, encoding)).toBe(name);
});

test('lists the lines that were removed, most frequent first', () => {
  const request = { text: 'a\nb\nB\n\nb\na\nb\n', caseSensitive: false };
  const result = removeDuplicateLines(request);
  const removed = removedLines({ request, result });
  expect(removedBlankLines(removed, result.removedCount)).toBe(1);
  expect(removed).toEqual([
    { line: 'b', times: 2 },
    { line: 'B', times: 1 },
    { line: 'a', times: 1 },
  ]);
});

test('names the next round ages in weeks, days and seconds', () => {
  const dates = nextMilestones('2000-01-01', 9_000).map(({ name, date }) => [
    name,
    date.toISOString().slice(0, 10),
  ]);
  // By GNU date: `date -d "2000-01-01 + 10000 days"`.
  expect(dates).toEqual([
    ['1,300 weeks old', '2024-11-30'],
    ['10,000 days old', '2027-05-19'],
    ['1,000,000,000 seconds old', '2031-09-09'],
  ]);
});
