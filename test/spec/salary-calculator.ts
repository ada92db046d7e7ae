import { calculateSalary } from 'toolworker';
import { least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const byHand = 'the digits, multiplied and divided by hand';

const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateSalary> = {
  run: calculateSalary,
  operation: 'calculate-salary',
  fields: { hourlyRate: 'number ≥ 0, required', hoursPerWeek: 'number > 0 ≤ 168, default 40', weeksPerYear: 'number > 0 ≤ 53, default 52' },
  result: ['hourlyRate', 'annual', 'monthly', 'weekly', 'daily'],
  answers: [
    [
      { hourlyRate: 30 },
      { hourlyRate: 30, annual: 62400, monthly: 5200, weekly: 1200, daily: 240 },
      'time-card-calculator.org, hourly to salary, example: 40 hours, 52 weeks',
    ],
    [
      { hourlyRate: 25, hoursPerWeek: 40, weeksPerYear: 52 },
      { hourlyRate: 25, annual: 52000, monthly: 13000 / 3, weekly: 1000, daily: 200 },
      'freesmartcalculator.com, hourly to annual salary, example; 4,333.33 a month',
    ],
    [
      { hourlyRate: 15, weeksPerYear: 50 },
      { hourlyRate: 15, annual: 30000, monthly: 2500, weekly: 600, daily: 120 },
      'mathconverse.com, hourly to salary, example with two weeks unpaid',
    ],
    [
      { hourlyRate: 0.1, hoursPerWeek: 3, weeksPerYear: 0.7 },
      { hourlyRate: 0.1, annual: 0.21, monthly: 0.0175, weekly: 0.3, daily: 0.06 },
      `${byHand}; in doubles 0.1 · 3 is 0.30000000000000004`,
    ],
    [
      { hourlyRate: 19.99, hoursPerWeek: 37.5, weeksPerYear: 46.5 },
      { hourlyRate: 19.99, annual: 34857.5625, monthly: 2904.796875, weekly: 749.625, daily: 149.925 },
      `${byHand}; in doubles a year comes to 34857.56249999999`,
    ],
    [
      { hourlyRate: 1, hoursPerWeek: 168, weeksPerYear: 53 },
      { hourlyRate: 1, annual: 8904, monthly: 742, weekly: 168, daily: 33.6 },
      `${byHand}, both limits included`,
    ],
    [{ hourlyRate: 0 }, { hourlyRate: 0, annual: 0, monthly: 0, weekly: 0, daily: 0 }, 'unpaid'],
    [
      { hourlyRate: 1e308, hoursPerWeek: 0.1, weeksPerYear: 1 },
      { hourlyRate: 1e308, annual: 1e307, monthly: 1e307 / 12, weekly: 1e307, daily: 2e306 },
      byHand,
    ],
  ],
  refusals: [[{ hourlyRate: 1e307 }, 'request body: expected numbers whose result is within ±1.8e308']],
  typed: [
    [{ hourlyRate: 25 }, { annual: 52_000, monthly: 4333.333333333333, weekly: 1000, daily: 200 }, 'calculatorsbay.com, 25 × 40 × 52'],
    [{ hourlyRate: 15, hoursPerWeek: 35 }, { annual: 27_300, weekly: 525 }, 'differbtw.com'],
    [{ hourlyRate: 17.5, weeksPerYear: 50 }, { annual: 35_000, monthly: 2916.6666666666665 }, 'two weeks without pay'],
    [
      { hourlyRate: 12.21, hoursPerWeek: 37.5 },
      { annual: 23_809.5, monthly: 1984.125, weekly: 457.875, daily: 91.575 },
      'gov.uk, the National Living Wage of 2025',
    ],
    [{ hourlyRate: 7.25, hoursPerWeek: null }, { annual: 15_080 }, 'dol.gov, the federal minimum wage'],
    [{ hourlyRate: 50 }, { annual: 104_000 }, 'colophon-group/jobseek #3194: 2080 hours, not 2016'],
    [{ hourlyRate: '25/hr' }, `hourlyRate: expected ${notNegative}, got "25/hr"`, 'colophon-group/jobseek #3194: $50/hr'],
    [
      { hourlyRate: 25, hoursPerWeek: 1950 },
      'hoursPerWeek: expected a number greater than 0 and at most 168, got 1950',
      'PolicyEngine/policyengine-uk #1826, the hours of a year',
    ],
    [{ wage: 25 }, 'wage: unknown field, did you mean hourlyRate?', 'the usual word'],
    [{ hourlyRate: 25, hours: 35 }, 'hours: unknown field, did you mean hoursPerWeek?', 'betagouv/cout-embauche #221, part time'],
    [
      { annualSalary: 52_000 },
      `hourlyRate: required, ${notNegative}; annualSalary: expected the pay for one hour, in the field hourlyRate, got 52000`,
      'the question the other way round',
    ],
    [
      { hourlyRate: 0.1, hoursPerWeek: 3, weeksPerYear: 1 },
      { weekly: 0.3, annual: 0.3, monthly: 0.025, daily: 0.06 },
      '0.1 * 3 is 0.30000000000000004 in doubles',
    ],
  ],
  otherNames: {
    meant: {
      hourlyRate: 'wage rate hourlyWage hourly_pay hourlyRateUsd payPerHour hourly ratePerHour payRate',
      hoursPerWeek:
        'hours weeklyHours hours_per_week workHoursPerWeek hoursWorked hour hoursWeek hrsPerWeek hrs hours_weekly ' +
        'workHours hoursAWeek weekHours workingHours hours_week weekly_hours_worked hpw hoursPerWk',
      weeksPerYear:
        'weeks weeksWorked weeks_per_year paidWeeksPerYear week weeksYear weeksAYear weeksPerAnnum workWeeks ' +
        'annualWeeks paidWeeks workingWeeks wks weeks_worked_per_year numberOfWeeks',
    },
    refused:
      'annualSalary=50000 hoursPerDay=8 dailyHours=8 monthlySalary=4000 vacationWeeks=4 daysPerWeek=4 overtimeHours=5 ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 unpaidWeeks=2 ' +
      'unpaidLeave=5 taxRate=20 tax=20 deductions=100 bonus=1000 commission=5 tips=50 pension=5 holidays=10 ' +
      'pto=15 sickDays=5 lunchBreak=30 breakMinutes=30 hoursPerYear=2080 hoursPerMonth=160 raise=3 ' +
      'nightRate=30 fte=0.5 weeklyPay=1000',
    ignored:
      'jobTitle employer employee source position hoursNote annual=41600 monthly=3466 weekly=800 daily=160 daysPerWeek=5 unpaidWeeks=0 taxRate=0 fte=1 taxCode="1257L" rateName="x" payDate="2026-01-01"',
  },
  slowest: { 'extreme numbers': () => ({ hourlyRate: 1e300, hoursPerWeek: least, weeksPerYear: 53 }) },
  sentence: '48,750.00 a year for 25.00 an hour, 37.5 hours a week, 52 weeks a year.',
};
