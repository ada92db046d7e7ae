import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'word-counter'> = {
  icon: 'M4 7V5h10v2M9 5v14M7 19h4M16 11h5M16 15h5M16 19h5',
  synonyms:
    'character count letters sentences paragraphs reading speaking time essay text length keyword density frequency words counter characters letter sentence lines per page of twitter limit',
  layout: 'editor',
  formExample: {
    text: 'Dr. Smith waved from the far side of the platform. “Hello!” she called, although the train to Edinburgh was already moving.\n\nNobody on board could hear her. But everyone waved back, and for a moment the whole station seemed to be saying goodbye to somebody.',
  },
  // The sentence says it.
  fields: { readingTimeMinutes: { hidden: true } },
  handles: { text: true, wordsPerMinute: true },
  formula: 'reading time = words / words per minute',
  explanation:
    'A character is what a reader sees as one: an emoji or an accented letter counts once. Words of languages written without spaces, such as Chinese or Thai, are counted, too. Common abbreviations do not end a sentence.',
  source: 'Unicode Standard Annex #29.',
  topics: 'characters, sentences and reading time',
  reading:
    'Spaces count as characters; the number without them is there, too. The reading time assumes 200 words a minute, which you can change.',
  sentences: {
    answer: [
      {
        when: { words: ['1'] },
        text: '{words} word\n{readingTimeMinutes} to read at {wordsPerMinute}.',
      },
      { text: '{words} words\n{readingTimeMinutes} to read at {wordsPerMinute}.' },
    ],
  },
  mistake:
    'Other programs may count hyphens, numbers or emoji differently. If a form has a limit, trust its own counter.',
};
