import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'scientific-notation-converter'> = {
  icon: 'M4 11l7 7M11 11l-7 7M15 10V4.5M15 6.5c.8-2.5 5-2.5 5 .5v3',
  synonyms:
    'exponent standard form e notation power of ten mantissa engineering si prefix significant figures million billion scientific exponents powers 10 exponential decimal sig figs digits zeros',
  // The page answers in the other notation.
  fields: {
    direction: { askedIf: { direction: [] } },
    mantissa: { hidden: true },
    exponent: { hidden: true },
  },
  handles: { value: true, direction: true },
  formula: 'value = mantissa × 10^exponent, with 1 ≤ |mantissa| < 10',
  explanation: 'The number is converted digit by digit and never rounded.',
  topics: 'standard form',
  reading:
    'The e means “times ten to the power of”. A positive number after it moves the decimal point to the right, a negative one to the left.',
  sentences: {
    answer: [{ text: '{result}\nis {value}.' }],
  },
  mistake: '2e-3 is not negative: it is 0.002. Only a minus sign in front makes a number negative.',
};
