import type { AboutTool } from '../../model/about.ts';
import { activityLevels } from './activity.ts';

export const about: AboutTool<'bmr-calculator'> = {
  icon: 'M12.5 3c.5 4 4.5 5.5 4.5 10.5a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.3 1.5 1 2.5 2 2.5.8-3-.5-5.5 1.5-8.5z',
  handles: { gender: true, age: true, weight: true, height: true, formula: true },
  synonyms:
    'basal metabolic rate daily calories kcal energy diet metabolism tdee activity bmr maintenance mifflin harris benedict resting burn lose weight deficit food',
  ages: ['age'],
  pageFields: {
    activity: {
      enum: activityLevels.map(({ id }) => id),
      default: 'moderate',
      title: 'Activity',
      description: '',
      labels: Object.fromEntries(activityLevels.map(({ id, name }) => [id, name])),
    },
  },
  formula:
    'Mifflin–St Jeor: 10 w + 6.25 h − 5 a + 5 (men), − 161 (women)\nHarris–Benedict, men: 88.362 + 13.397 w + 4.799 h − 5.677 a\nHarris–Benedict, women: 447.593 + 9.247 w + 3.098 h − 4.330 a',
  explanation:
    'The basal metabolic rate is the energy that a body at rest uses in a day, in kcal. The weight w is in kilograms, the height h in centimeters and the age a in years. Both equations are estimates for adults.',
  source:
    'Mifflin and others, Am J Clin Nutr 51 (1990); Roza and Shizgal, Am J Clin Nutr 40 (1984).',
  topics: 'daily calories and TDEE',
  reading:
    'This is what your body burns if you rest all day. The more active you are, the more you need.',
  sentences: {
    answer: [
      {
        when: { gender: ['male'] },
        text: '{bmr}\nat rest, for a man of {age}, {weight} and {height}.',
      },
      {
        when: { gender: ['female'] },
        text: '{bmr}\nat rest, for a woman of {age}, {weight} and {height}.',
      },
    ],
    more: [{ text: 'With your activity, you need {energy} a day to keep your weight.' }],
  },
  mistake:
    'The rate at rest is not how much to eat: it leaves out all activity. The equations give averages, so your own rate may differ by a tenth or more.',
};
