import { boolean, type FieldsOf, optional, text } from '../../fields/index.ts';
import { textNames } from '../../shared/common-names.ts';

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
    synonyms: `${textNames} line list`,
  },
  caseSensitive: {
    ...optional(boolean(), true),
    synonyms: 'insensitive match lower upper lowercase uppercase caseInsensitive',
  },
  trimWhitespace: {
    ...optional(boolean(), false),
    synonyms: 'strip space trimLines',
  },
  keepEmptyLines: {
    ...optional(boolean(), false),
    synonyms: 'blank',
    unsupported: [
      'sort order reverse keepLast showCounts ignoreAccents shuffle last onlyDuplicates duplicatesOnly onlyUnique adjacent column field delimiter separator ignorePunctuation ignoreNumbers fuzzy threshold minCount lineEnding numbered regex limit',
      { names: 'keepFirst preserveOrder keepOrder', harmless: [true] },
      { names: 'occurrence', harmless: ['first'] },
    ],
  },
} satisfies FieldsOf<RemoveDuplicateLinesRequest>;
