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
    synonyms: 'insensitive fold match lower upper lowercase uppercase sensitivity caseInsensitive',
  },
  trimWhitespace: {
    ...optional(boolean(), false),
    synonyms: 'strip space white trimLines',
  },
  keepEmptyLines: {
    ...optional(boolean(), false),
    synonyms: 'blank',
    unsupported: [
      'sort order reverse keepLast showCounts ignoreAccents ignorePunctuation shuffle last onlyDuplicates duplicatesOnly showDuplicates keepDuplicates onlyUnique uniqueOnly countDuplicates adjacent column field delimiter separator ignorePunctuation ignoreNumbers ignoreSymbols fuzzy threshold minCount lineEnding eol lineNumbers numbered regex limit',
      { names: 'keepFirst preserveOrder keepOrder stable', harmless: [true] },
      { names: 'occurrence which', harmless: ['first'] },
    ],
  },
} satisfies FieldsOf<RemoveDuplicateLinesRequest>;
