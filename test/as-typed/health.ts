import { expect } from 'vitest';
import { formInput, near, type Table } from './row.ts';

const dateForm = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';
const timeForm = 'a time from 00:00 to 23:59 in the form HH:MM';
const positive = 'a number greater than 0';
const densityForm = 'in the density form of Hodgdon and Beckett, to 40 digits';

export const health: Table = {
  'age-calculator': [
    [
      { birthDate: '2020-02-29', targetDate: '2022-10-13' },
      { years: 2, months: 7, days: 12, totalDays: 957, nextBirthdayDays: 139 },
      'Andre0512/AgeCalculatorBot #7; the days by Python’s datetime',
    ],
    [
      { birthDate: '2004-02-29', targetDate: '2026-05-22' },
      { years: 22, months: 2, days: 21, totalDays: 8118, nextBirthdayDays: 283 },
      'dhairyagothi/100_days_100_web_project #3152; counted from 1 March',
    ],
    [
      { birthDate: '1984-02-29', targetDate: '2019-02-28' },
      { years: 34, months: 11, days: 27, totalDays: 12_783, nextBirthdayDays: 1 },
      'kenn/age_calculator #4, which asks for 28 February; our rule is 1 March',
    ],
    [
      { birthDate: '2003-03-01', targetDate: '2024-02-29' },
      { years: 20, months: 11, days: 28, totalDays: 7670, nextBirthdayDays: 1 },
      'FirelyTeam/firely-cql-sdk #189, 20 and not 21',
    ],
    [
      { birthDate: '1964-12-22', targetDate: '2014-11-26' },
      { years: 49, months: 11, days: 4, totalDays: 18_236, nextBirthdayDays: 26 },
      'mysociety/yournextrepresentative #46, its date in the form that we take',
    ],
    [
      { birthDate: '1990-05-15', targetDate: null },
      { nextBirthdayDays: expect.any(Number), totalDays: expect.any(Number) },
      'null stands for today',
    ],
    [
      { birthDate: 'December 22, 1964' },
      `birthDate: expected ${dateForm}, got "December 22, 1964"`,
      'mysociety/yournextrepresentative #46, copied from Wikipedia',
    ],
    [
      { birthDate: '29.02.2020' },
      `birthDate: expected ${dateForm}, got "29.02.2020"`,
      'Andre0512/AgeCalculatorBot #7',
    ],
    [
      { birthDate: '5-17-01' },
      `birthDate: expected ${dateForm}, got "5-17-01"`,
      'Mantaro/MantaroBot #132',
    ],
    [
      { birthDate: '12-07-2016' },
      `birthDate: expected ${dateForm}, got "12-07-2016"`,
      'thewca/worldcubeassociation.org #352, day or month first',
    ],
    [
      { birthDate: '1990-13-05', targetDate: '31/12/2024' },
      `birthDate: expected a month from 01 to 12, got "13"; targetDate: expected ${dateForm}, got "31/12/2024"`,
      'sofittech/palcare-project #103, the order of day and month',
    ],
    [
      { birthDate: '2021-02-29' },
      'birthDate: expected a day from 01 to 28 in 2021-02, got "29"',
      'mobeigi/fb2cal #64, a day that 2021 lacks',
    ],
    [
      { birthDate: '1990-05-15T00:00:00.000Z' },
      `birthDate: expected ${dateForm}, got "1990-05-15T00:00:00.000Z"`,
      'what JSON.stringify makes of a Date',
    ],
    [
      { birthDate: 642729600000 },
      'birthDate: expected a string such as "2024-02-29", got the number 642729600000',
      'what Date.now() counts',
    ],
    [
      { birthDate: '2026-01-01', targetDate: '2016-01-28' },
      'birthDate: expected a date on or before targetDate, got "2026-01-01"',
      'thewca/worldcubeassociation.org #352, born in the future',
    ],
    [
      { dob: '1990-05-15' },
      'dob: unknown field, did you mean birthDate?',
      'the usual abbreviation',
    ],
    [{ birthDate: '' }, `birthDate: expected ${dateForm}, got ""`, 'an empty date input'],
    [
      { birthDate: '١٩٩٠-٠٥-١٥' },
      `birthDate: expected ${dateForm}, got "١٩٩٠-٠٥-١٥"`,
      'toLocaleDateString("ar-EG") writes such digits',
    ],
    [
      { birthDate: '0001-01-01', targetDate: '9999-12-31' },
      { years: 9998, months: 11, days: 30, totalDays: 3_652_058, nextBirthdayDays: 1 },
      'Python’s date.min and date.max',
    ],
    [
      { birthDate: ' 1990-05-15' },
      `birthDate: expected ${dateForm}, got " 1990-05-15"`,
      'a space from a copy',
    ],
    [
      { birthDate: '1900-02-29', targetDate: '0000-01-01' },
      'birthDate: expected a day from 01 to 28 in 1900-02, got "29"; targetDate: expected a year from 0001 to 9999, got "0000"',
      'Excel believes in 29 February 1900; MySQL’s zero date',
    ],
    [
      { birthDate: '1990-05-15', date: '2020-01-01' },
      'date: unknown field, did you mean targetDate?',
      'a field that would silently stand for today',
    ],
    [
      { birthDate: '1990-05-15', today: '2020-01-01' },
      'today: unknown field, did you mean targetDate?',
      'the other name of the default',
    ],
  ],

  'bmi-calculator': [
    [
      { unit: 'metric', height: 170, weight: 70 },
      { bmi: 24.22145328719723, category: 'Normal weight' },
      'ghostmkg/web-development #237, 24.22',
    ],
    [
      { unit: 'imperial', height: 65, weight: 160 },
      { bmi: 26.62512017568414, category: 'Overweight' },
      'lb · 0.45359237 / (in · 0.0254)², as a fraction',
    ],
    [
      { unit: 'imperial', height: 0, weight: 180, feet: 5, inches: 10 },
      { bmi: 25.827045782662992, category: 'Overweight' },
      'a generated client must send height, which the document requires',
    ],
    [
      { unit: 'imperial', height: null, weight: 180, feet: 5, inches: 10 },
      { bmi: 25.827045782662992 },
      'the same with null',
    ],
    [
      { unit: 'metric', height: 1.7, weight: 70 },
      'height: expected centimeters such as 180, got 1.7',
      'the formula’s own meters, ghostmkg/web-development #237',
    ],
    [
      { unit: 'imperial', height: 5.5, weight: 150 },
      'height: expected inches such as 70, got 5.5',
      'feet for inches',
    ],
    [
      { unit: 'metric', height: '170', weight: '70' },
      `height: expected ${positive}, got "170"; weight: expected ${positive}, got "70"`,
      formInput,
    ],
    [
      { unit: 'metric', height: '1,70', weight: '70,5 kg' },
      `height: expected ${positive}, got "1,70"; weight: expected ${positive}, got "70,5 kg"`,
      'bornova/numara-calculator #185, decimal commas',
    ],
    [
      { unit: 'imperial', height: `5'10"`, weight: 180 },
      `height: expected ${positive}, got "5'10""`,
      'jaikaran109/51_Web_Projects #106',
    ],
    [
      { unit: 'metric', height: 170, weight: 0 },
      `weight: expected ${positive}, got 0`,
      'jaikaran109/51_Web_Projects #106',
    ],
    [
      { unit: 'kg', height: 170, weight: 70 },
      'unit: expected one of metric, imperial, got "kg"',
      'the unit of the weight',
    ],
    [{ height: 170, weight: 70 }, 'unit: required, one of metric, imperial', 'most BMI forms'],
    [
      { unit: 'metric', heightCm: 170, weightKg: 70 },
      'heightCm: unknown field, did you mean height?; weightKg: unknown field, did you mean weight?',
      'units in the names of fields',
    ],
    [
      { unit: 'metric', height: 170, Weight: 70 },
      'Weight: unknown field, did you mean weight?',
      'capital letters',
    ],
    [
      { unit: 'imperial', feet: 5, in: 10, weight: 180 },
      'in: unknown field, did you mean inches?',
      'the symbol; without it the height would be 5 feet',
    ],
    ...[
      { feet: 5, inches: 10, weight: 180 },
      { feet: 5.9, weight: 82 },
      { height: null, feet: 6, weight: 82 },
      { feet: 0, inches: 70, weight: 82 },
    ].map(
      (measures) =>
        [
          { unit: 'metric', ...measures },
          'unit: expected imperial for a height in feet, got "metric"',
          'feet need imperial units',
        ] as const,
    ),
    [
      { unit: 'metric', feet: 5, weight: 0 },
      `unit: expected imperial for a height in feet, got "metric"; weight: expected ${positive}, got 0`,
      'feet need imperial units',
    ],
    [
      { unit: 'metric', heightFeet: 5, heightInches: 10, weight: 82 },
      `height: required, ${positive}; heightFeet: unknown field, did you mean feet?; heightInches: unknown field, did you mean inches?`,
      'units in the names of fields',
    ],
    [
      { unit: 'metric', height: 180, feet: 5, weight: 81 },
      { bmi: 25 },
      'a form that sends all of its fields',
    ],
    [
      { heightCm: 180, weightKg: 81 },
      'unit: required, one of metric, imperial; heightCm: unknown field, did you mean height?; weightKg: unknown field, did you mean weight?',
      'units in the names of fields',
    ],
    [
      { unit: 'imperial', height: 70, ft: 5, weight: 180 },
      'ft: unknown field, did you mean feet?',
      'the symbol',
    ],
  ],

  'bmr-calculator': [
    [
      { gender: 'female', age: 28, weight: 65, height: 165 },
      { bmr: 1380.25, formula: 'mifflin' },
      'qaicalculator.com: 650 + 1031.25 - 140 - 161',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175 },
      { bmr: 1673.75 },
      '700 + 1093.75 - 125 + 5',
    ],
    [
      { gender: 'female', age: 30, weight: 69.5, height: 169, formula: 'harris' },
      { bmr: 1483.9215 },
      'oarnorthwest.com, 1483.92',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, formula: 'harris' },
      { bmr: 1724.052 },
      'BioGearsEngine/core #102: 88.362, not 88.632',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, activityLevel: 1.2 },
      { bmr: 1673.75 },
      'brodeurlv/fastnfitness #238, an activity level that plays no part',
    ],
    [
      { gender: 'M', age: 25, weight: 70, height: 175 },
      'gender: expected one of male, female, got "M"',
      'HL7 and passports write M and F',
    ],
    [
      { gender: 'Female', age: 25, weight: 70, height: 175 },
      'gender: expected one of male, female, got "Female"',
      'the label of a form',
    ],
    [
      { gender: 'other', age: 25, weight: 70, height: 175 },
      'gender: expected one of male, female, got "other"',
      'simonoppowa/OpenNutriTracker #381',
    ],
    [
      { sex: 'male', age: 25, weight: 70, height: 175 },
      'sex: unknown field, did you mean gender?',
      'the word of the equations’ authors',
    ],
    [
      { gender: 'male', age: '25', weight: '80 kg', height: '180cm' },
      `age: expected ${positive}, got "25"; weight: expected ${positive}, got "80 kg"; height: expected ${positive}, got "180cm"`,
      formInput,
    ],
    [
      { gender: 'male', weight: 70, height: 175, formula: 'mifflin-st-jeor' },
      `age: required, ${positive}; formula: expected one of mifflin, harris, got "mifflin-st-jeor"`,
      'the full name of the equation',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, equation: 'harris' },
      'equation: unknown field, did you mean formula?',
      'dckiller51/bodymiscale #337, Harris–Benedict wanted',
    ],
    [
      { gender: 'female', age: 0, weight: 3.5, height: 50 },
      `age: expected ${positive}, got 0; weight: expected kilograms such as 70, got 3.5`,
      'a newborn, for whom neither equation holds',
    ],
    [
      { gender: 'female', age: 120, weight: 10, height: 50 },
      'weight: expected more weight or height, or a lower age, for a BMR greater than 0, got 10',
      '100 + 312.5 - 600 - 161',
    ],
  ],

  'body-fat-calculator': [
    [
      { gender: 'male', height: 178, neck: 38, waist: 84 },
      { bodyFatPercent: near(15.654191587762455), category: 'Fitness' },
      `calculatorhub.com, its measurements; ${densityForm}`,
    ],
    [
      { gender: 'male', height: 180, neck: 42, waist: 92, hip: 100 },
      { bodyFatPercent: near(18.36749515022986), category: 'Average' },
      `calculator.city, its measurements; ${densityForm}; a man’s hip plays no part`,
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78, hip: 100 },
      { bodyFatPercent: near(31.46214857253998), category: 'Average', method: 'US Navy' },
      `super-calc.com, its measurements; ${densityForm}`,
    ],
    [
      { gender: 'male', height: 70, neck: 16, waist: 36 },
      'height: expected centimeters such as 175, got 70; neck: expected centimeters such as 38, got 16; waist: expected centimeters such as 85, got 36',
      'calculator.city, inches',
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78 },
      'hip: required, a number greater than 0 if gender is female',
      'quiktoolkit.com: women need the hip too',
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78, hips: 100 },
      'hips: unknown field, did you mean hip?',
      'dudeswithmoobs.blogspot.com calls it hips',
    ],
    [
      { gender: 'male', height: 178, neck: 38, abdomen: 84 },
      'abdomen: unknown field, did you mean waist?',
      'the US Navy’s own word',
    ],
    [
      { gender: 'male', height: 180, neck: 92, waist: 42 },
      'neck: expected centimeters such as 38, got 92',
      'calculator.city, neck and waist swapped',
    ],
    [
      { gender: 'male', height: 1.78, neck: 38, waist: 84 },
      'height: expected centimeters such as 175, got 1.78',
      'meters',
    ],
    [
      { gender: 'male', height: '178', neck: '38 cm', waist: null },
      `height: expected ${positive}, got "178"; neck: expected ${positive}, got "38 cm"; waist: required, ${positive}`,
      formInput,
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78, hip: 0 },
      `hip: expected ${positive}, got 0`,
      'a form’s empty number',
    ],
    [
      { height: 178, neck: 38, waist: 84 },
      'gender: required, one of male, female',
      'the first radio button is not chosen yet',
    ],
    [
      { gender: 'female', height: 163, neck: 178, waist: 78, hip: 100 },
      'neck: expected centimeters such as 38, got 178',
      'the logarithm of 0',
    ],
  ],

  'sleep-cycle-calculator': [
    [
      { mode: 'wake-at', time: '07:00' },
      {
        results: [
          { cycles: 6, clockTime: '21:45', recommended: true },
          { cycles: 5, clockTime: '23:15', recommended: true },
          { cycles: 4, clockTime: '00:45', recommended: false },
          { cycles: 3, clockTime: '02:15', recommended: false },
        ],
      },
      'freesmartcalculator.com',
    ],
    [
      { mode: 'wake-at', time: '06:15', fallAsleepMinutes: 0 },
      {
        results: [
          { clockTime: '21:15' },
          { clockTime: '22:45' },
          { clockTime: '00:15' },
          { clockTime: '01:45' },
        ],
      },
      'the challenge "Sleep Cycle Estimator" of r/dailyprogrammer, #100',
    ],
    [
      { mode: 'wake-at', time: '07:00', fallAsleepMinutes: 14, minCycles: 4, maxCycles: 7 },
      {
        results: [
          { clockTime: '20:16', sleepMinutes: 630 },
          { clockTime: '21:46' },
          { clockTime: '23:16' },
          { clockTime: '00:46' },
        ],
      },
      'clevr.tools',
    ],
    [
      { mode: 'sleep-now', time: '22:30', minCycles: 5 },
      { results: [{ clockTime: '07:45', totalMinutes: 555 }, { clockTime: '06:15' }] },
      '22:30 + 9:15 and + 7:45',
    ],
    [
      { mode: 'wake-at', time: '6:15 AM' },
      `time: expected ${timeForm}, got "6:15 AM"`,
      'the challenge "Sleep Cycle Estimator" of r/dailyprogrammer, #100',
    ],
    [{ mode: 'wake-at', time: '7:00' }, `time: expected ${timeForm}, got "7:00"`, 'quickmath.ai'],
    [{ mode: 'wake-at', time: '0700' }, `time: expected ${timeForm}, got "0700"`, 'military time'],
    [
      { mode: 'wake-at', time: '07:00:00' },
      `time: expected ${timeForm}, got "07:00:00"`,
      'a time input with a step of seconds',
    ],
    [
      { mode: 'wake-at', time: '07：00' },
      `time: expected ${timeForm}, got "07：00"`,
      'the colon of a Chinese or Japanese keyboard',
    ],
    [
      { mode: 'wake-at', time: '24:00' },
      'time: expected an hour from 00 to 23, got "24"',
      'ISO 8601 had this midnight',
    ],
    [
      { mode: 'wake-at', time: '07:60' },
      'time: expected a minute from 00 to 59, got "60"',
      'an hour has 60 minutes',
    ],
    [
      { mode: 'wake-at', time: 700 },
      'time: expected a string such as "07:00", got the number 700',
      'military time as a number',
    ],
    [
      { mode: 'wake_at', time: '07:00' },
      'mode: expected one of wake-at, sleep-now, got "wake_at"',
      'the enum’s name in Python',
    ],
    [{ mode: 'sleep-now' }, `time: required, ${timeForm}`, '"now" could do without a time'],
    [
      { mode: 'wake-at', time: '07:00', cycles: 5 },
      'cycles: unknown field, did you mean minCycles?',
      'S-ishita in Srijita-Mandal/fix-your-nums #168, one number of cycles',
    ],
    [
      { mode: 'wake-at', time: '07:00', minCycles: 7 },
      'minCycles: expected at most maxCycles, which is 6 by default, got 7',
      'clevr.tools shows 7 cycles',
    ],
    [
      { mode: 'wake-at', time: '07:00', cycleLength: '90 min', maxCycles: '6' },
      'cycleLength: expected a number greater than 0 and at most 1,440, got "90 min"; maxCycles: expected a whole number from 1 to 24, got "6"',
      formInput,
    ],
    [
      { mode: 'sleep-now', time: '00:00', cycleLength: 100.5 },
      {
        results: [
          { clockTime: '10:18', totalMinutes: 618 },
          { clockTime: '08:38', totalMinutes: 517.5 },
          { clockTime: '06:57' },
          { clockTime: '05:17', totalMinutes: 316.5 },
        ],
      },
      'half a minute rounds up',
    ],
    [
      { mode: 'wake-at', time: '00:00', cycleLength: 100.5, maxCycles: 3 },
      { results: [{ clockTime: '18:44', totalMinutes: 316.5 }], recommended: [] },
      '24:00 - 5:16.5 is 18:43.5, which rounds up',
    ],
    [
      { mode: 'wake-at', time: '07:00', fallAsleep: 20 },
      'fallAsleep: unknown field, did you mean fallAsleepMinutes?',
      'freesmartcalculator.com: how long it takes you to fall asleep',
    ],
  ],
};
