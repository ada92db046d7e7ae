import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'randomizer'> = {
  icon: 'M4 7h3c4 0 6 10 10 10h3M4 17h3c1.5 0 2.7-1.4 3.8-3.2M13.3 10.1C14.4 8.3 15.5 7 17 7h3M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5',
  handles: { items: true, mode: true, count: true, unique: true, separator: true },
  isRandom: true,
  layout: 'editor',
  synonyms:
    'shuffle list pick winner raffle draw random names lottery choose team group generator randomise randomize picker wheel spinner lots choice decision teams groups order hat secret santa sampling',
  pageFields: {
    separator: {
      enum: ['detect', 'newline', 'comma'],
      default: 'newline',
      title: 'Separator',
      labels: { detect: 'Detect' },
      description:
        'Separates the items of the list and of the result. A single line is split at its commas.',
    },
  },
  formExample: { count: 1, separator: 'detect' },
  formula:
    'Fisher–Yates shuffle: from the last item to the first,\nswap each with a random item up to its own place',
  explanation:
    'Every order is equally likely. The random numbers come from your device’s cryptographic generator.',
  source: 'Fisher and Yates (1938), Durstenfeld (1964).',
  heading: 'Random Picker and List Shuffler',
  topics: 'shuffle a list or draw a winner',
  reading:
    'The result is the list in a new order, or the items that were drawn. Every outcome is equally likely, and earlier draws have no effect.',
  sentences: {
    answer: [
      {
        when: { mode: ['pick'] },
        text: '{result}\n{pickedCount} of {inputCount}, drawn at random.',
      },
      { text: '{result}\nAll {inputCount}, in random order.' },
    ],
  },
  mistake:
    'A name that is in the list twice has more chances. Drop duplicates if everyone is to have the same.',
};
