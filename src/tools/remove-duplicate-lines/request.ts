import { boolean, type FieldsOf, optional, text } from '../../fields/index.ts';

export interface RemoveDuplicateLinesRequest {
  /** At most 500,000 lines, ending with \r\n, \n or \r. */
  readonly text: string;
  /** false treats lines that differ only in case as equal, including ß and SS. */
  readonly caseSensitive?: boolean;
  /** true ignores white space at the ends of lines when comparing them. */
  readonly trimWhitespace?: boolean;
  /** true keeps all blank lines, false removes them. */
  readonly keepEmptyLines?: boolean;
}

export const fields = {
  text: {
    ...text({ multiline: true }),
    synonyms: ['lines', 'input', 'content', 'list', 'string', 'body'],
  },
  caseSensitive: {
    ...optional(boolean(), true),
    synonyms: ['ignoreCase', 'matchCase', 'caseInsensitive', 'foldCase', 'sensitive', 'case'],
  },
  trimWhitespace: {
    ...optional(boolean(), false),
    synonyms: ['trim', 'trimLines', 'ignoreWhitespace', 'strip', 'stripWhitespace', 'ignoreSpaces'],
  },
  keepEmptyLines: {
    ...optional(boolean(), false),
    synonyms: [
      'keepBlank',
      'keepBlanks',
      'keepEmpty',
      'keepBlankLines',
      'preserveEmptyLines',
      'emptyLines',
      'blankLines',
      'removeEmpty',
      'removeEmptyLines',
      'removeBlankLines',
      'skipEmptyLines',
      'ignoreEmptyLines',
      'dropEmptyLines',
    ],
  },
} satisfies FieldsOf<RemoveDuplicateLinesRequest>;
