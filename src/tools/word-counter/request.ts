import { type FieldsOf, number, optional, text } from '../../fields/index.ts';
import { textNames } from '../../shared/common-names.ts';

export interface WordCounterRequest {
  /** Text in any language; at most 500,000 characters in scripts without spaces. */
  readonly text: string;
  /** Reading speed in words per minute. */
  readonly wordsPerMinute?: number;
}

export const fields = {
  text: {
    ...text({ multiline: true }),
    synonyms: `${textNames} article`,
  },
  wordsPerMinute: {
    ...optional(number({ exclusiveMinimum: 0 }), 200),
    synonyms: 'wpm reading read speed rate pace speaking',
    figures: 'words readingTimeMinutes',
    unsupported: [
      'excludeWords ignoreWords skipWords countWords minLength maxLength minWordLength maxWordLength minWords maxWords stopwords stopWords ignore exclude include skip strip count html markdown latex hyphenated splitHyphens hyphensAsSpaces apostrophes contractions caseSensitive unique uniqueWords images imageCount secondsPerImage keyword keywords separator delimiter footnotes citations references numbers punctuation pattern regex wordPattern abbreviations complexity difficulty charactersPerMinute cpm charsPerMinute wordsPerPage',
    ],
  },
} satisfies FieldsOf<WordCounterRequest>;
