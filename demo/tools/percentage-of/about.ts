import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'percentage-of'> = {
  icon: 'M18 6 6 18M7.5 5a2.5 2.5 0 1 0 .01 0M16.5 14a2.5 2.5 0 1 0 .01 0',
  synonyms:
    'percent discount tip off share per cent of a number what percentage percentages calculate sale coupon rule three proportion ratio portion marks grade commission markup',
  pageFields: {
    kind: {
      enum: ['part', 'less', 'more'],
      default: 'part',
      title: 'Answer',
      description: '',
      labels: { part: 'Part', less: 'Discounted', more: 'With a tip' },
    },
  },
  handles: { x: true, y: true },
  formula: 'x % of y = x · y / 100',
  explanation: 'Decimals count as you write them: 7% of 100 is exactly 7.',
  heading: 'Percentage Calculator',
  topics: 'percent, discount and tip',
  reading:
    'For 15% of 80, the answer is 12. Below it are 68, what is left after a discount of 15%, and 92, the sum with a tip of 15%.',
  sentences: {
    answer: [
      { when: { kind: ['part'] }, text: '{result}\nis {x} of {y}.' },
      { when: { kind: ['less'] }, text: '{result}\nis {y} less {x}.' },
      { when: { kind: ['more'] }, text: '{result}\nis {y} plus {x}.' },
    ],
  },
  mistake:
    'Adding 10% and then taking off 10% does not lead back: 100 plus 10% is 110, but 110 less 10% is 99.',
};
