import { calculateSalary } from 'toolworker';
import { expect, test } from 'vitest';
import { formFieldsOf } from '../../../../demo/components/form/page-fields.ts';
import { page } from '../../../../demo/tools/salary-calculator/page.tsx';
import {
  paidTime,
  payFor,
  payPeriods,
  paysOf,
  payWorked,
  usualTime,
} from '../../../../demo/tools/salary-calculator/pay-periods.ts';
import { callOf } from '../../../../src/form/page-request.ts';
import { pageFor } from '../page.ts';

/** Returns pay for every period, from the shortest to the longest. */
const amountsOf = (inputs: Readonly<Record<string, string>>) =>
  paysOf(inputs).map(({ amount }) => amount);

// By hand: 2,080 hours, 260 days, 52 weeks, 24 half months and 12 months in a year.
test.each([
  ['25', '25 200 1000 2000 2166.67 4333.33 52000'],
  ['52000 per year', '25 200 1000 2000 2166.67 4333.33 52000'],
  ['200 per day', '25 200 1000 2000 2166.67 4333.33 52000'],
  ['2600 twice a month', '30 240 1200 2400 2600 5200 62400'],
  ['1/4', '0.25 2 10 20 21.67 43.33 520'],
])('pay of %s for 40 hours on 5 days in 52 weeks is %s', (pay, expected) => {
  const [, hourlyRate = '', unit = 'per hour'] = /^(\S+)(?: (.*))?$/.exec(pay) ?? [];
  const amounts = amountsOf({ hourlyRate, 'hourlyRate.unit': unit });
  expect(amounts.map((amount) => Number(amount.toFixed(2))).join(' ')).toBe(expected);
});

test('pay is exact for any paid time', () => {
  const time = { hoursPerWeek: '37.5', daysPerWeek: '4', weeksPerYear: '50' };
  const monthly = { hourlyRate: '3000', 'hourlyRate.unit': 'per month', ...time };
  // 1,875 hours, and 200 days.
  expect(amountsOf(monthly)).toEqual([19.2, 180, 720, 1_440, 1_500, 3_000, 36_000]);
  const hourly = { hourlyRate: '0.1', hoursPerWeek: '3', weeksPerYear: '1' };
  expect(amountsOf(hourly)).toEqual([0.1, 0.06, 0.3, 0.6, 0.0125, 0.025, 0.3]);
});

// https://www.calculator.net/salary-calculator.html, with 10 holidays and 15 days of vacation: its
// annual pay includes them, and its unadjusted pay is for the time worked.
test.each([
  ['56400', 'per year', '25', 30, 240],
  ['94000', 'per year', '25', 50, 400],
  // By hand: 52,000 over 232.5 days of 8 hours.
  ['200', 'per day', '27.5', 27.956989247311828, 223.65591397849462],
  ['25', 'per hour', '', undefined, undefined],
  ['25', 'per hour', '0', undefined, undefined],
  ['25', 'per hour', '260', undefined, undefined],
])('%s %s with %s paid days off is %d an hour worked, and %d a day', (...row) => {
  const [hourlyRate, unit, paidDaysOff, anHour, aDay] = row;
  const inputs = { hourlyRate, 'hourlyRate.unit': unit, paidDaysOff };
  const worked = (['per hour', 'per day'] as const).map((period) => payWorked(inputs, period));
  expect(worked.map((pay) => pay?.amount)).toEqual([anHour, aDay]);
});

test.each([
  {},
  { hourlyRate: '' },
  { hourlyRate: '?a lot' },
  { hourlyRate: '1', hoursPerWeek: '0' },
  { hourlyRate: '1', hoursPerWeek: '-1', weeksPerYear: '-1' },
  { hourlyRate: '1e308', hoursPerWeek: '168' },
])('there is no annual pay of %o', (inputs) => {
  expect(paysOf(inputs).find(({ period }) => period === 'per year')).toBeUndefined();
});

test('numbers with enormous exponents take no time', () => {
  expect(amountsOf({ hourlyRate: '1e-999999999' })).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test.each([
  ['52000', 25, false],
  ['39', 0.01875, false],
  ['50000', 24.03846153846154, true],
  // The double nearest to 0.1 is written 0.1.
  ['208', 0.1, false],
  ['52000.000000000000000001', 25, true],
])('a year of %s is %d an hour, rounded: %s', (amount, rate, isRounded) => {
  expect(payFor(amount, 'per year', 'per hour', usualTime)).toEqual({ amount: rate, isRounded });
});

test('pay is the same there and back', () => {
  for (const period of payPeriods) {
    const pay = payFor('1234.56', period, period, { ...usualTime, hoursPerWeek: '37.7' });
    expect(pay).toEqual({ amount: 1_234.56, isRounded: false });
  }
});

test('the usual time is that of the API', () => {
  const hourlyRate = 3;
  const { hoursPerWeek, weeksPerYear } = usualTime;
  const request = { hourlyRate, hoursPerWeek: +hoursPerWeek, weeksPerYear: +weeksPerYear };
  expect(calculateSalary({ hourlyRate })).toEqual(calculateSalary(request));
  expect(paidTime({ hoursPerWeek: '' })).toEqual(usualTime);
});

test('the API gets pay for an hour', async () => {
  const fields = page.fields(formFieldsOf(pageFor('salary-calculator')));
  const request = (inputs: Readonly<Record<string, string>>) =>
    callOf(fields, inputs, page.pageRequest).request;
  expect(request({ hourlyRate: '25' })).toEqual({ hourlyRate: 25 });
  expect(request({ hourlyRate: '52000', 'hourlyRate.unit': 'per year' })).toEqual({
    hourlyRate: 25,
  });
  const perDay = { hourlyRate: '300', 'hourlyRate.unit': 'per day', daysPerWeek: '4' };
  expect(request({ ...perDay, hoursPerWeek: '30' })).toEqual({ hourlyRate: 40, hoursPerWeek: 30 });
  // The API says what is wrong with the time.
  expect(request({ ...perDay, hoursPerWeek: '0' })).toEqual({ hourlyRate: 300, hoursPerWeek: 0 });
});
