import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'percentage-change'> = {
  icon: 'M4 11l4-6 4 6zM12 13l4 6 4-6z',
  synonyms:
    'percent increase decrease difference growth relative change price rise fall went up down percentage changed variation rate raise delta gain loss yoy year over inflation drop',
  fields: { direction: { hidden: true } },
  handles: { from: true, to: true },
  formula: 'change = (to − from) / |from| · 100',
  explanation:
    'A decrease is negative. The change is divided by the first value without its sign, so an increase is positive even if that value is negative. From 0 to any other value, there is no percentage.',
  heading: 'Percentage Change Calculator',
  topics: 'increase and decrease',
  reading:
    'A positive result is an increase and a negative one a decrease, compared with the first value.',
  sentences: {
    answer: [
      {
        when: { direction: ['increase'] },
        text: '{percentChange}\nis the increase from {from} to {to}.',
      },
      {
        when: { direction: ['decrease'] },
        text: '{percentChange}\nis the change from {from} to {to}: a decrease.',
      },
      { text: '{percentChange}\nNothing changes from {from} to {to}.' },
    ],
  },
  mistake:
    'Going back takes a different percentage: from 100 to 80, it is −20%. A rate that goes from 4% to 5% rises by 25%, but by one percentage point.',
};
