import { count, figure } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { countWords } from './count-words.ts';
import { fields } from './request.ts';

export const wordCounterTool = builtInTool({
  slug: 'word-counter',
  operation: 'count-words',
  name: 'Word Counter',
  category: 'Text tools',
  description:
    'Counts the words, characters, sentences, paragraphs and lines of a text and estimates its reading time.',
  fields,
  request: {
    text: 'Text in any language; at most 500,000 characters in scripts without spaces.',
    wordsPerMinute: ['Reading speed, for the reading time.', 'words/min'],
  },
  result: () => ({
    words: count('Words between white space or em dashes; segmented in scripts without spaces.'),
    characters: count('User-perceived characters (Unicode extended grapheme clusters).'),
    charactersNoSpaces: count({
      description: 'Characters other than white space.',
      title: 'Characters without spaces',
    }),
    sentences: count(
      'Sentences with at least one word; abbreviations such as Mr. and e.g. end none.',
    ),
    paragraphs: count('Paragraphs, separated by blank lines.'),
    lines: count('Lines; a final line end adds none.'),
    readingTimeMinutes: figure({
      description: 'words / wordsPerMinute.',
      title: 'Reading time',
      'x-unit': 'min',
    }),
  }),
  example: { text: 'Dr. Smith waved. "Hello!"' },
  run: countWords,
});
