import type { AnyWords } from './words-of-tool.ts';

export const healthWords = {
  'age-calculator': {
    synonyms: 'birthday birth date born how old days alive anniversary',
    headline: 'years',
    formula: 'age = whole months from birth to the date, then the days that are left',
    explanation:
      'As many whole months as fit are counted first, and the remaining days after them. A month without the day of birth counts from its last day. In common years, someone born on 29 February has a birthday on 1 March, and months and days count from there.',
    source: 'Temporal.PlainDate.until of ECMAScript; proleptic Gregorian calendar.',
  },
  'bmi-calculator': {
    synonyms: 'body mass index overweight obesity healthy weight quetelet',
    headline: 'bmi',
    formula: 'BMI = weight in kg / (height in m)²',
    explanation:
      'The index says how weight relates to height. It knows nothing of muscle, age or build, so it is a first look and no diagnosis. An inch is 2.54 cm, a pound 0.45359237 kg, exactly.',
    source: 'Adolphe Quetelet; adult categories of the World Health Organization.',
  },
  'bmr-calculator': {
    synonyms: 'basal metabolic rate calories kcal energy diet metabolism tdee',
    headline: 'bmr',
    formula:
      'Mifflin–St Jeor: 10 w + 6.25 h − 5 a + 5 (men), − 161 (women)\nHarris–Benedict, men: 88.362 + 13.397 w + 4.799 h − 5.677 a\nHarris–Benedict, women: 447.593 + 9.247 w + 3.098 h − 4.330 a',
    explanation:
      'The energy that a body at rest takes in a day, in kcal, from weight w in kilograms, height h in centimetres and age a in years. Both equations are estimates for adults.',
    source:
      'Mifflin and others, Am J Clin Nutr 51 (1990); Roza and Shizgal, Am J Clin Nutr 40 (1984).',
  },
  'body-fat-calculator': {
    synonyms: 'body fat percentage navy method waist neck hip fitness',
    headline: 'bodyFatPercent',
    formula:
      'body fat = 495 / density − 450\nmen: density = 1.0324 − 0.19077 log₁₀(waist − neck) + 0.15456 log₁₀(height)\nwomen: density = 1.29579 − 0.35004 log₁₀(waist + hip − neck) + 0.221 log₁₀(height)',
    explanation:
      'Three or four girths give the density of the body, and the density the share of fat. The method is made for a tape measure and is a few percentage points off for single people.',
    source:
      'Hodgdon and Beckett for the US Navy (1984); Siri; categories of the American Council on Exercise.',
  },
  'sleep-cycle-calculator': {
    synonyms: 'bedtime wake up alarm sleep rem nap when should i go to bed',
    headline: 'recommended',
    headlineItem: 'clockTime',
    formula: 'time in bed = cycles × cycle length + minutes to fall asleep',
    explanation:
      'Sleep runs in cycles of about 90 minutes. Waking between two of them feels easier than waking within one. Five or six cycles are seven and a half to nine hours of sleep.',
    source: 'Arithmetic on the clock; the usual length of a cycle is an average over adults.',
  },
} satisfies AnyWords;
