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
      'sort sorted order ascending descending alphabetical reverse shuffle keepLast last onlyDuplicates duplicatesOnly showDuplicates keepDuplicates outputDuplicates onlyUnique uniqueOnly removeAll countDuplicates showCount showCounts withCounts prefixCount adjacent consecutive adjacentOnly column columns field fields key delimiter separator ignorePunctuation ignoreAccents ignoreDiacritics ignoreNumbers ignoreSymbols diacritics accents unicode nfc nfkc fuzzy similarity threshold tolerance distance minCount maxCount lineEnding eol lineNumbers numbered prefix suffix skipChars skipFields checkChars startColumn regex pattern filter limit words byWord',
      { names: 'keepFirst preserveOrder keepOrder stable', harmless: [true] },
      { names: 'occurrence which', harmless: ['first'] },
    ],
  },
} satisfies FieldsOf<RemoveDuplicateLinesRequest>;
