import { type FieldsOf, longText, number, optional, positive } from '../../fields/index.ts';

export interface WordCountRequest {
  /** Text in any language; at most 500,000 characters in scripts without spaces. */
  readonly text: string;
  /** Reading speed, for the reading time. */
  readonly wordsPerMinute?: number;
}

export const fields = {
  text: { ...longText(), synonyms: ['input'] },
  wordsPerMinute: {
    ...optional(number(positive), 200),
    synonyms: ['wpm', 'readingSpeed', 'speed'],
  },
} satisfies FieldsOf<WordCountRequest>;
