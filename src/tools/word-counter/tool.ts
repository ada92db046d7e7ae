import * as z from 'zod/mini';
import { unspacedLimit } from '../../shared/words.ts';
import { defineTool } from '../define-tool.ts';
import { count, figure, longText, number } from '../fields.ts';
import { countWords } from './count-words.ts';
import { rules } from './rules.ts';

export const wordCounterTool = defineTool({
  slug: 'word-counter',
  operation: 'count-words',
  name: 'Word Counter',
  category: 'Text tools',
  description:
    'Counts the words, characters, sentences, paragraphs and lines of a text and estimates its reading time.',
  request: () =>
    z.object({
      text: longText(`The text, in any language: ${unspacedLimit}.`),
      wordsPerMinute: z._default(
        number(rules.wordsPerMinute, 'Words read in a minute, for the reading time.'),
        200,
      ),
    }),
  result: () =>
    z.object({
      words: count(
        'Runs between white space and em dashes with a letter or digit; by Unicode word segmentation in scripts written without spaces.',
      ),
      characters: count('User-perceived characters (Unicode extended grapheme clusters).'),
      charactersNoSpaces: count('Characters other than white space.'),
      sentences: count(
        'Sentences with at least one word, by Unicode sentence segmentation; abbreviations such as Mr. and e.g. end none, a blank line ends one.',
      ),
      paragraphs: count('Paragraphs, separated by blank lines.'),
      lines: count('Lines; a final line end adds none.'),
      readingTimeMinutes: figure('words / wordsPerMinute, in minutes.'),
    }),
  example: { text: 'Dr. Smith waved. "Hello!"' },
  run: countWords,
});
