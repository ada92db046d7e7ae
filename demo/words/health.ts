import { bmiLimits } from '../tools/bmi-calculator/limits.ts';
import { bodyFatLimits } from '../tools/body-fat-calculator/limits.ts';
import type { AnyWords } from './words-of-tool.ts';

export const healthWords = {
  'age-calculator': {
    synonyms: 'birthday birth date born how old days alive anniversary weekday weeks hours seconds',
    headline: 'years',
    headlineTitle: 'Age',
    duration: ['years', 'months', 'days'],
    ages: ['years'],
    formula: 'age = whole months from the birth to the date, then the remaining days',
    explanation:
      'Whole months are counted first, then the remaining days. If a month has no such day as the day of birth, its last day takes its place. In common years, someone born on 29 February has a birthday on 1 March, and the months and days are counted from there.',
    source: 'ECMAScript, Temporal.PlainDate.until; proleptic Gregorian calendar.',
    hints: {
      birthDate: 'On or before the target date.',
      targetDate: 'The date on which to compute the age; today if left empty.',
    },
    titles: { totalDays: 'Age in days', nextBirthdayDays: 'Days until the next birthday' },
  },
  'bmi-calculator': {
    synonyms: 'body mass index overweight obesity healthy weight quetelet',
    headline: 'bmi',
    limits: { bmi: bmiLimits },
    pageFields: {
      isYoung: {
        type: 'boolean',
        default: false,
        title: 'Younger than 20',
        description: 'The categories are for adults of 20 years or older.',
      },
    },
    formula: 'BMI = weight in kg / (height in m)²',
    explanation:
      'The BMI relates weight to height. It ignores muscle, age and build, so it is a first indication, not a diagnosis. An inch is exactly 2.54 cm and a pound exactly 0.45359237 kg.',
    source: 'Adolphe Quetelet; adult categories of the World Health Organization.',
    options: { metric: 'Metric', imperial: 'Imperial' },
    hints: {
      unit: 'Centimeters and kilograms, or inches and pounds.',
      height: 'Height without shoes, in centimeters or inches.',
      weight: 'In kilograms or pounds.',
      feet: 'Used instead of the height above.',
      inches: 'Added to the feet.',
    },
    // The height can be typed in feet and inches.
    conditions: { feet: { unit: [] }, inches: { unit: [] } },
    samples: { height: { in: `5'11"` }, weight: { lb: '180' } },
    titles: { unit: 'Units' },
  },
  'bmr-calculator': {
    synonyms: 'basal metabolic rate daily calories kcal energy diet metabolism tdee activity',
    headline: 'bmr',
    estimates: ['bmr'],
    ages: ['age'],
    formula:
      'Mifflin–St Jeor: 10 w + 6.25 h − 5 a + 5 (men), − 161 (women)\nHarris–Benedict, men: 88.362 + 13.397 w + 4.799 h − 5.677 a\nHarris–Benedict, women: 447.593 + 9.247 w + 3.098 h − 4.330 a',
    explanation:
      'The basal metabolic rate is the energy that a body at rest uses in a day, in kcal. The weight w is in kilograms, the height h in centimeters and the age a in years. Both equations are estimates for adults.',
    source:
      'Mifflin and others, Am J Clin Nutr 51 (1990); Roza and Shizgal, Am J Clin Nutr 40 (1984).',
    options: {
      male: 'Male',
      female: 'Female',
      mifflin: 'Mifflin–St Jeor',
      harris: 'Harris–Benedict',
    },
    hints: {
      gender: 'Men and women have different equations.',
      weight: 'Body weight.',
      height: 'Height without shoes.',
      formula: 'Mifflin–St Jeor is from 1990, Harris–Benedict was revised in 1984.',
    },
    samples: { height: { in: `5'9"` }, weight: { lb: '155' } },
    titles: { bmr: 'Basal metabolic rate (BMR)' },
  },
  'body-fat-calculator': {
    synonyms: 'body fat percentage navy method waist neck hip fitness lean mass',
    headline: 'bodyFatPercent',
    estimates: ['bodyFatPercent'],
    limits: { bodyFatPercent: bodyFatLimits },
    formula:
      'body fat = 495 / density − 450\nmen: density = 1.0324 − 0.19077 log₁₀(waist − neck) + 0.15456 log₁₀(height)\nwomen: density = 1.29579 − 0.35004 log₁₀(waist + hip − neck) + 0.221 log₁₀(height)',
    explanation:
      'A few circumferences and the height give an estimate of the body’s density, and the density gives the share of fat. You only need a tape measure, but the result may be off by a few percentage points for an individual.',
    source:
      'Hodgdon and Beckett for the US Navy (1984); Siri; categories of the American Council on Exercise.',
    options: { male: 'Male', female: 'Female' },
    hints: {
      gender: 'Men and women have different formulas and categories.',
      height: 'Height without shoes.',
      neck: 'Circumference below the larynx.',
      waist: 'Circumference at the navel for men, at the narrowest place for women.',
      hip: 'Circumference at the widest place.',
    },
    samples: {
      height: { in: `5'5"` },
      neck: { in: '13' },
      waist: { in: '29 1/2' },
      hip: { in: '38 1/2' },
    },
    conditions: { hip: { gender: ['female'] } },
  },
  'sleep-cycle-calculator': {
    synonyms: 'bedtime wake up get up alarm sleep rem nap when should i go to bed',
    headline: 'recommended',
    headlineItem: 'clockTime',
    times: ['clockTime', 'anchorTime'],
    repeated: ['anchorTime'],
    formula: 'time in bed = cycles × cycle length + minutes to fall asleep',
    explanation:
      'Sleep runs in cycles of about 90 minutes. Waking up between two cycles feels easier than in the middle of one. Five or six cycles are seven and a half to nine hours of sleep; adults need at least seven. Cycles differ between people and within a night, so take the times as a guide.',
    source:
      'Clock arithmetic; 90 minutes is the average cycle of adults. Hours of sleep: American Academy of Sleep Medicine and Sleep Research Society (2015).',
    options: { 'wake-at': 'Wake up at', 'sleep-now': 'Go to bed at' },
    hints: {
      mode: 'Finds bedtimes for a time to wake up, or wake-up times for a bedtime.',
      time: 'The time to wake up or to go to bed.',
      minCycles: 'The fewest cycles to suggest.',
      maxCycles: 'The most cycles to suggest.',
    },
    titles: {
      mode: 'Known time',
      anchorTime: 'Time entered',
      results: 'All suggestions',
      clockTime: 'Time',
    },
  },
} satisfies AnyWords;
