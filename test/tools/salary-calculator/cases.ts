import { calculateSalary } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the digits, multiplied and divided by hand';
const rate = 'a number of at least 0';
const hours = 'a number greater than 0 and at most 168';
const weeks = 'a number greater than 0 and at most 53';

export const cases = defineCases({
  run: calculateSalary,
  answers: [
    {
      request: { hourlyRate: 30 },
      result: { hourlyRate: 30, annual: 62400, monthly: 5200, weekly: 1200, daily: 240 },
      source: 'time-card-calculator.org, hourly to salary, example: 40 hours, 52 weeks',
    },
    {
      request: { hourlyRate: 25, hoursPerWeek: 40, weeksPerYear: 52 },
      result: { hourlyRate: 25, annual: 52000, monthly: 13000 / 3, weekly: 1000, daily: 200 },
      source: 'freesmartcalculator.com, hourly to annual salary, example; 4,333.33 a month',
    },
    {
      request: { hourlyRate: 15, weeksPerYear: 50 },
      result: { hourlyRate: 15, annual: 30000, monthly: 2500, weekly: 600, daily: 120 },
      source: 'mathconverse.com, hourly to salary, example with two weeks unpaid',
    },
    {
      request: { hourlyRate: 0.1, hoursPerWeek: 3, weeksPerYear: 0.7 },
      result: { hourlyRate: 0.1, annual: 0.21, monthly: 0.0175, weekly: 0.3, daily: 0.06 },
      source: `${byHand}; in doubles 0.1 · 3 is 0.30000000000000004`,
    },
    {
      request: { hourlyRate: 19.99, hoursPerWeek: 37.5, weeksPerYear: 46.5 },
      result: {
        hourlyRate: 19.99,
        annual: 34857.5625,
        monthly: 2904.796875,
        weekly: 749.625,
        daily: 149.925,
      },
      source: `${byHand}; in doubles a year comes to 34857.56249999999`,
    },
    {
      request: { hourlyRate: 1, hoursPerWeek: 168, weeksPerYear: 53 },
      result: { hourlyRate: 1, annual: 8904, monthly: 742, weekly: 168, daily: 33.6 },
      source: `${byHand}, both limits included`,
    },
    {
      request: { hourlyRate: 0 },
      result: { hourlyRate: 0, annual: 0, monthly: 0, weekly: 0, daily: 0 },
      source: 'unpaid',
    },
    {
      request: { hourlyRate: 1e308, hoursPerWeek: 0.1, weeksPerYear: 1 },
      result: {
        hourlyRate: 1e308,
        annual: 1e307,
        monthly: 1e307 / 12,
        weekly: 1e307,
        daily: 2e306,
      },
      source: byHand,
    },
  ],
  refusals: [
    { request: { hourlyRate: -0.01 }, error: `hourlyRate: expected ${rate}, got -0.01` },
    {
      request: { hourlyRate: 20, hoursPerWeek: 0 },
      error: `hoursPerWeek: expected ${hours}, got 0`,
    },
    {
      request: { hourlyRate: 20, hoursPerWeek: 168.1 },
      error: `hoursPerWeek: expected ${hours}, got 168.1`,
    },
    {
      request: { hourlyRate: 20, weeksPerYear: 0 },
      error: `weeksPerYear: expected ${weeks}, got 0`,
    },
    {
      request: { hourlyRate: 20, weeksPerYear: 53.01 },
      error: `weeksPerYear: expected ${weeks}, got 53.01`,
    },
    {
      request: { hourlyRate: -1, hoursPerWeek: -1, weeksPerYear: -1 },
      error: `hourlyRate: expected ${rate}, got -1; hoursPerWeek: expected ${hours}, got -1; weeksPerYear: expected ${weeks}, got -1`,
    },
    {
      request: { hourlyRate: 1e307 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    { request: {}, error: `hourlyRate: required, ${rate}` },
    { request: { hourlyRate: '20' }, error: `hourlyRate: expected ${rate}, got "20"` },
    {
      request: { hourlyRate: null, hoursPerWeek: '40' },
      error: `hourlyRate: required, ${rate}; hoursPerWeek: expected ${hours}, got "40"`,
    },
    {
      request: { hourlyRate: 20, hoursPerWeek: [40] },
      error: `hoursPerWeek: expected ${hours}, got an array`,
    },
    {
      request: { hourlyRate: 20, weeksPerYear: false },
      error: `weeksPerYear: expected ${weeks}, got false`,
    },
    {
      request: { hourlyRate: 20, hours_per_week: 30 },
      error: 'hours_per_week: unknown field, did you mean hoursPerWeek?',
    },
    {
      request: { wage: 20, weeklyHours: 30, weeks: 50 },
      error:
        'wage: unknown field, did you mean hourlyRate?; weeklyHours: unknown field, did you mean hoursPerWeek?; weeks: unknown field, did you mean weeksPerYear?',
    },
    {
      request: { salary: 20, currency: 'EUR' },
      error: 'request body: expected fields such as hourlyRate, hoursPerWeek, weeksPerYear',
    },
  ],
});
