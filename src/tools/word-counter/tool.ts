import { countShape, numberShape } from '../../fields/shapes.ts';
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
  hints: {
    text: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
    wordsPerMinute:
      'Adults read English at about 238 words a minute silently and 183 aloud (Brysbaert 2019).',
  },
  fields,
  request: {
    text: 'Text in any language; at most 500,000 characters in scripts without spaces.',
    wordsPerMinute: {
      description: 'Reading speed in words per minute.',
      title: 'Reading speed',
      'x-unit': 'words/min',
    },
  },
  result: () => ({
    words: countShape(
      'Words, separated by white space or em dashes; in scripts without spaces, by Unicode segmentation.',
    ),
    characters: countShape('User-perceived characters (Unicode extended grapheme clusters).'),
    charactersNoSpaces: countShape({
      description: 'Characters other than white space.',
      title: 'Characters without spaces',
    }),
    sentences: countShape(
      'Sentences with at least one word; common abbreviations and initials do not end one, nor does a line end without a full stop or similar mark.',
    ),
    paragraphs: countShape('Paragraphs, separated by blank lines.'),
    lines: countShape('Lines; a final line end does not add one.'),
    readingTimeMinutes: numberShape({
      description: 'words / wordsPerMinute.',
      title: 'Reading time',
      'x-unit': 'min',
    }),
  }),
  example: { text: 'Dr. Smith waved. "Hello!"' },
  run: countWords,
});
