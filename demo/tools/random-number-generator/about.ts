import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'random-number-generator'> = {
  icon: 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  handles: { min: true, max: true, count: true, unique: true },
  isRandom: true,
  formExample: { unique: false },
  synonyms:
    'rng integer lottery pick number dice draw random numbers integers between range generate lotto bingo seed',
  formula: 'every whole number from the minimum to the maximum is equally likely',
  explanation:
    'The numbers come from your device’s cryptographic generator. Every number in the range is equally likely.',
  source: 'Rejection sampling; Web Cryptography API.',
  topics: 'lottery and ranges',
  reading:
    'The minimum and the maximum can come up, too, and all numbers are equally likely. Earlier draws have no effect.',
  sentences: {
    answer: [
      { when: { count: ['1'] }, text: '{results}\nfrom {min} to {max}.' },
      {
        when: { unique: ['true'] },
        text: '{results}\n{count} numbers from {min} to {max}, without repeats.',
      },
      { text: '{results}\n{count} numbers from {min} to {max}.' },
    ],
  },
  mistake:
    'A die has the numbers 1 to 6, not 0 to 6. Without repeats, you cannot draw more numbers than the range has.',
};
