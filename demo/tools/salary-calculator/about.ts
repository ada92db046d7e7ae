import type { AboutTool } from '../../model/about.ts';
import { usualTime } from './pay-periods.ts';

export const about: AboutTool<'salary-calculator'> = {
  icon: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 9.5a2.5 2.5 0 1 0 .01 0M6.5 12v.01M17.5 12v.01',
  synonyms:
    'wage hourly pay income earn earnings annual monthly weekly yearly month hour to salary wages payroll paycheck per overtime gross annually week day raise rate',
  description:
    'Converts hourly, daily, weekly, monthly or annual pay to every other period, before tax.',
  fields: {
    hourlyRate: {
      title: 'Pay',
      'x-unit': 'per hour',
      samples: {
        'per day': '200',
        'per week': '1000',
        'every two weeks': '2000',
        'twice a month': '2000',
        'per month': '4000',
        'per year': '52000',
      },
    },
  },
  pageFields: {
    daysPerWeek: {
      type: 'number',
      minimum: 0.5,
      maximum: 7,
      default: Number(usualTime.daysPerWeek),
      title: 'Days per week',
      description: 'Used for daily pay.',
      'x-unit': 'days',
    },
    paidDaysOff: {
      type: 'number',
      minimum: 0,
      maximum: 366,
      title: 'Paid days off',
      description: 'Vacation and holidays in a year, to see the pay for the time that is worked.',
      'x-unit': 'days',
    },
  },
  handles: { hourlyRate: true, hoursPerWeek: true, weeksPerYear: true },
  formula:
    'annual = hourly × hours per week × weeks per year\nannual = daily × days per week × weeks per year\nannual = weekly × weeks per year\nannual = monthly × 12',
  explanation:
    'All amounts are before tax. Pay for any period is annual pay divided by how often it is paid. Biweekly pay is paid half as many times as weekly pay, semimonthly pay 24 times a year. Nothing is rounded in between.',
  topics: 'hourly, monthly and yearly pay',
  reading:
    'All amounts are before tax. A month is a twelfth of a year, so it is a little longer than four weeks.',
  sentences: {
    answer: [
      {
        when: { 'hourlyRate.unit': ['', 'per hour'] },
        text: '{annual} a year\nfor {hourlyRate} an hour, {hoursPerWeek} a week, {weeksPerYear} a year.',
      },
      {
        when: { 'hourlyRate.unit': ['per day'] },
        text: '{annual} a year\nfor {hourlyRate} a day, {daysPerWeek} a week, {weeksPerYear} a year.',
      },
      {
        when: { 'hourlyRate.unit': ['per week'] },
        text: '{annual} a year\nfor {hourlyRate} a week, {weeksPerYear} a year.',
      },
      {
        when: { 'hourlyRate.unit': ['every two weeks'] },
        text: '{annual} a year\nfor {hourlyRate} every two weeks, {weeksPerYear} a year.',
      },
      {
        when: { 'hourlyRate.unit': ['twice a month'] },
        text: '{annual} a year\nfor {hourlyRate} twice a month.',
      },
      {
        when: { 'hourlyRate.unit': ['per month'] },
        text: '{annual} a year\nfor {hourlyRate} a month.',
      },
      {
        when: { 'hourlyRate.unit': ['per year'] },
        text: '{annual} an hour\nfor {hourlyRate} a year, with {hoursPerWeek} in each of {weeksPerYear}.',
      },
    ],
  },
  mistake:
    'Paid vacation counts as paid weeks. Enter fewer than 52 weeks only if some are without pay.',
};
