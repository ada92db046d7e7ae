import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'remove-duplicate-lines'> = {
  icon: 'M4 6h16M4 11h16M4 16h8M15.5 15l4.5 4.5M20 15l-4.5 4.5',
  handles: { text: true, caseSensitive: true, trimWhitespace: true, keepEmptyLines: true },
  synonyms:
    'dedupe unique lines distinct list clean repeated duplicates duplicate remove delete deduplicate dedup repeat rows items eliminate',
  layout: 'editor',
  pageFields: {
    order: {
      enum: ['typed', 'sorted'],
      default: 'typed',
      title: 'Order',
      labels: { typed: 'As typed', sorted: 'A to Z' },
    },
  },
  // The sentence says them.
  fields: {
    originalCount: { hidden: true },
    uniqueCount: { hidden: true },
    removedCount: { hidden: true },
  },
  formula: 'keep each line unless an equal line comes before it',
  explanation:
    'If case is ignored, lines are compared by full Unicode case folding, so STRASSE equals straße.',
  source: 'Unicode case folding.',
  topics: 'dedupe a list',
  reading: 'The first of several equal lines stays, in the order of the text or from A to Z.',
  sentences: {
    answer: [
      {
        when: { removedCount: ['0'] },
        text: '{result}\nNo line removed: there are no duplicates.',
      },
      { text: '{result}\nLines removed: {removedCount} of {originalCount}.' },
    ],
  },
  mistake:
    'Lines that look the same may differ in capitals or in spaces at their ends. Two boxes of the form decide whether that counts.',
};
