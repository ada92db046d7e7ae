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
  fields,
  request: {
    text: {
      description: 'Text in any language; at most 500,000 characters in scripts without spaces.',
      hint: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
    },
    wordsPerMinute: {
      description: 'Reading speed in words per minute.',
      title: 'Reading speed',
      unit: 'words/min',
      hint: 'Adults read English at about 238 words a minute silently and 183 aloud (Brysbaert 2019).',
    },
  },
  result: {
    words: {
      shape: countShape(),
      description:
        'Words, separated by white space or em dashes; in scripts without spaces, by Unicode segmentation.',
    },
    characters: {
      shape: countShape(),
      description: 'User-perceived characters (Unicode extended grapheme clusters).',
    },
    charactersNoSpaces: {
      shape: countShape(),
      description: 'Characters other than white space.',
      title: 'Characters without spaces',
    },
    sentences: {
      shape: countShape(),
      description:
        'Sentences with at least one word; common abbreviations and initials do not end one, nor does a line end without a full stop or similar mark.',
    },
    paragraphs: { shape: countShape(), description: 'Paragraphs, separated by blank lines.' },
    lines: { shape: countShape(), description: 'Lines; a final line end does not add one.' },
    readingTimeMinutes: {
      shape: numberShape,
      description: 'words / wordsPerMinute.',
      title: 'Reading time',
      unit: 'min',
    },
  },
  example: { text: 'Dr. Smith waved. "Hello!"' },
  run: countWords,
});
