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
      'excludeWords minLength minWordLength maxLength stopWords ignore exclude include count html markdown hyphenated splitHyphens caseSensitive unique keyword delimiter footnotes charactersPerMinute wordsPerPage wordsPerHour',
    ],
  },
} satisfies FieldsOf<WordCounterRequest>;
