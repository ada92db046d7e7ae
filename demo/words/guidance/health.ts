import type { SomeGuidance } from './guidance-of-tool.ts';

export const healthGuidance = {
  'age-calculator': {
    topics: 'how old am I?',
    reading:
      'The age is in whole years, months and days. Below it are the age in days and the days until the next birthday.',
    example: {
      request: { birthDate: '1990-05-17', targetDate: '2024-03-01' },
      sentence: 'Someone born on {birthDate} was {answer} old on {targetDate}.',
    },
    mistake:
      'The hour of birth and time zones do not count. For the days between two events, enter the earlier one as the date of birth.',
  },
  'bmi-calculator': {
    topics: 'body mass index in kg or pounds',
    reading:
      'For adults, a BMI from 18.5 to below 25 is normal weight. From 25 it is overweight, and from 30 obesity.',
    example: {
      request: { unit: 'metric', height: 180, weight: 81 },
      sentence: 'At {height} cm and {weight} kg, the BMI is {bmi}.',
    },
    mistake:
      'The BMI cannot tell muscle from fat, and its categories are not meant for children or pregnant women. Enter the height in centimeters: 180, not 1.80.',
  },
  'bmr-calculator': {
    topics: 'daily calories and TDEE',
    reading:
      'This is the energy that you would use if you rested all day. You need more the more active you are, as the table shows.',
    example: {
      request: { gender: 'male', age: 30, weight: 70, height: 175 },
      sentence:
        'A man of {age} years who weighs {weight} kg and is {height} cm tall uses {bmr} kcal a day at rest.',
    },
    mistake:
      'The rate at rest is not how much to eat: it leaves out all activity. The equations give averages, so your own rate may differ by a tenth or more.',
  },
  'body-fat-calculator': {
    topics: 'US Navy method',
    reading:
      'The percentage is the share of fat in your weight. Men and women have different categories. How it changes over weeks says more than a single value.',
    example: {
      request: { gender: 'male', height: 180, neck: 38, waist: 85 },
      sentence:
        'A man of {height} cm with a neck of {neck} cm and a waist of {waist} cm has about {bodyFatPercent} % body fat.',
    },
    mistake:
      'Do not pull in your belly or pull the tape tight. One centimeter at the waist changes the result by more than half a percentage point.',
  },
  'sleep-cycle-calculator': {
    topics: 'bedtime and wake-up time',
    reading:
      'Each time leaves room for a whole number of sleep cycles. Prefer one with five or six, since adults need at least seven hours.',
    example: {
      request: { mode: 'wake-at', time: '07:00' },
      sentence: 'To get up at {time}, go to bed at {answer}.',
    },
    mistake:
      'Bedtime is when you lie down, not when you fall asleep: 15 minutes for that are already included. Change them if you need longer.',
  },
} satisfies SomeGuidance;
