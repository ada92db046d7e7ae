import { removeDuplicateLines } from 'toolworker';
import { distinct, fill, inTwoBytes, million } from '../support/long-requests.ts';
import { type AnswerOf, formInput, type SpecOf } from '../support/spec.ts';

const textRequired = 'text: required, a string';

const contract = 'the rules for lines, applied by hand';
const folding = 'CaseFolding.txt of the Unicode Character Database, status C and F';

/** Lines that are equal after full case folding. */
const equalFolded = [
  ['straße', 'STRASSE'],
  ['ẞ', 'ss'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['ς', 'σ'],
  ['ſ', 'S'],
  ['\u212a', 'k'],
  ['\u212b', 'å'],
  ['\u2126', 'ω'],
  ['ﬁ', 'FI'],
  ['ﬃ', 'ffi'],
  ['ﬅ', 'ﬆ'],
  ['ŉ', 'ʼN'],
  ['ᾳ', 'ΑΙ'],
  ['ᾼ', 'αι'],
  ['\u0345', 'Ι'],
  ['ΐ', '\u1fd3'],
  ['և', 'ԵՒ'],
  ['İ', 'i\u0307'],
  ['ꭰ', 'Ꭰ'],
  ['ᏸ', 'Ᏸ'],
  ['ა', 'Ა'],
  ['ǅ', 'Ǆ'],
  ['ǅ', 'ǆ'],
  ['𐐨', '𐐀'],
  ['ᲀ', 'В'],
] as const;

/** Lines that are different even after full case folding. */
const different = [
  ['ı', 'i'],
  ['ı', 'I'],
  ['İ', 'i'],
  ['İ', 'I'],
  ['é', 'e\u0301'],
  ['É', 'e\u0301'],
  ['ａ', 'a'],
  ['²', '2'],
  ['ß', 's'],
  ['\ud800', '\udbff'],
] as const;

export const spec: SpecOf<typeof removeDuplicateLines> = {
  run: removeDuplicateLines,
  operation: 'remove-duplicate-lines',
  fields: {
    text: 'string, required',
    caseSensitive: 'boolean, default true',
    trimWhitespace: 'boolean, default false',
    keepEmptyLines: 'boolean, default false',
  },
  result: ['result', 'originalCount', 'uniqueCount', 'removedCount'],
  answers: [
    [
      { text: 'apple\nbanana\napple\ncherry\nBanana' },
      { result: 'apple\nbanana\ncherry\nBanana', originalCount: 5, uniqueCount: 4, removedCount: 1 },
      contract,
    ],
    [
      { text: 'apple\nApple\nAPPLE\n', caseSensitive: false },
      { result: 'apple\n', originalCount: 3, uniqueCount: 1, removedCount: 2 },
      `${contract}: the first stays, and the final line end`,
    ],
    [
      { text: '\t b\na\nb \n  a\n\u0085b\u3000', trimWhitespace: true },
      { result: '\t b\na', originalCount: 5, uniqueCount: 2, removedCount: 3 },
      `${contract}: lines come out as they were first written`,
    ],
    [
      { text: 'a\n a\na ' },
      { result: 'a\n a\na ', originalCount: 3, uniqueCount: 3, removedCount: 0 },
      `${contract}: white space counts unless told otherwise`,
    ],
    [
      { text: ' A\na ', caseSensitive: false, trimWhitespace: true },
      { result: ' A', originalCount: 2, uniqueCount: 1, removedCount: 1 },
      contract,
    ],
    [{ text: '' }, { result: '', originalCount: 0, uniqueCount: 0, removedCount: 0 }, 'the empty text has no lines'],
    [{ text: '\n' }, { result: '', originalCount: 1, uniqueCount: 0, removedCount: 1 }, 'one blank line, dropped'],
    [{ text: '\n', keepEmptyLines: true }, { result: '\n', originalCount: 1, uniqueCount: 1, removedCount: 0 }, 'one blank line, kept'],
    [
      { text: '\r\n \r\n\r\n\u0085\t\u2028', keepEmptyLines: true, trimWhitespace: true },
      { result: '\r\n \r\n\r\n\u0085\t\u2028', originalCount: 4, uniqueCount: 4, removedCount: 0 },
      `${contract}: all blank lines are kept as they are`,
    ],
    [
      { text: 'a\n\n \n\u0085\na\n\u3000' },
      { result: 'a', originalCount: 6, uniqueCount: 1, removedCount: 5 },
      `${contract}: blank lines hold nothing but white space`,
    ],
    [
      { text: 'a\n\nb\n\na\n\n', keepEmptyLines: true },
      { result: 'a\n\nb\n\n\n', originalCount: 6, uniqueCount: 5, removedCount: 1 },
      contract,
    ],
    [
      { text: 'a\n\na', keepEmptyLines: true },
      { result: 'a\n\n', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      'two lines are left, of which the second is blank; a\\n would be one',
    ],
    [
      { text: '\ufeff\n\u200b\n\ufeff' },
      { result: '\ufeff\n\u200b', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      'U+FEFF and U+200B are not White_Space in PropList.txt',
    ],
    [
      { text: 'a\r\nb\nc\ra\r\nc' },
      { result: 'a\r\nb\r\nc', originalCount: 5, uniqueCount: 3, removedCount: 2 },
      `${contract}: the first line end is that of all`,
    ],
    [
      { text: 'a\rb\r\nb\n' },
      { result: 'a\rb\r', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      `${contract}: the first line end is that of all`,
    ],
    [
      { text: 'a\n\r\nb\r\r', keepEmptyLines: true },
      { result: 'a\n\nb\n\n', originalCount: 4, uniqueCount: 4, removedCount: 0 },
      `${contract}: \\n\\r\\n is two line ends, and so is \\r\\r`,
    ],
    [
      { text: 'a\u2028b\u0085c\u000bd\u2028b' },
      { result: 'a\u2028b\u0085c\u000bd\u2028b', originalCount: 1, uniqueCount: 1, removedCount: 0 },
      `${contract}: no other character ends a line`,
    ],
    [
      { text: '__proto__\nconstructor\n__proto__' },
      { result: '__proto__\nconstructor', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      contract,
    ],
    ...equalFolded.flatMap(([first, second]): AnswerOf<typeof removeDuplicateLines>[] => [
      [
        { text: `${first}\n${second}\n-${first}-\n-${second}-`, caseSensitive: false },
        { result: `${first}\n-${first}-`, originalCount: 4, uniqueCount: 2, removedCount: 2 },
        folding,
      ],
      [
        { text: `${second}\n${first}`, caseSensitive: true },
        { result: `${second}\n${first}`, originalCount: 2, uniqueCount: 2, removedCount: 0 },
        'not the same code units',
      ],
    ]),
    ...different.map(
      ([first, second]): AnswerOf<typeof removeDuplicateLines> => [
        { text: `${first}\n${second}`, caseSensitive: false },
        { result: `${first}\n${second}`, originalCount: 2, uniqueCount: 2, removedCount: 0 },
        folding,
      ],
    ),
  ],
  refusals: [
    [{}, textRequired],
    [{ text: null }, textRequired],
    [{ caseSensitive: true }, textRequired],
  ],
  typed: [
    [{ text: '121\n111\n111\n121' }, { result: '121\n111', originalCount: 4, uniqueCount: 2, removedCount: 2 }, 'rizonesoft/Notepad3 #503'],
    [{ text: '123\n123\n123\n124\n125\n123' }, { result: '123\n124\n125', removedCount: 3 }, 'ilyakam/RemoveDuplicateLines #15'],
    [{ text: 'A\nB\nA\nC\nB\n' }, { result: 'A\nB\nC\n' }, 'notepad-plus-plus/notepad-plus-plus #4512, with a line end at the end'],
    [{ text: 'one\r\ntwo\none\r\n' }, { result: 'one\r\ntwo\r\n', removedCount: 1 }, 'maryrosecook/commonusernames #1, CR LF and LF'],
    [{ text: 'foo\nfoo \n\tfoo', trimWhitespace: true }, { result: 'foo', removedCount: 2 }, 'tomnomnom/anew #14'],
    [{ text: 'foo\nfoo ' }, { result: 'foo\nfoo ', removedCount: 0 }, 'tomnomnom/anew #14, without -t'],
    [{ text: 'Ann\nann\nANN', caseSensitive: false }, { result: 'Ann', removedCount: 2 }, 'vscodenpa/testissues #26751'],
    [{ text: 'a\n\nb\n\na\nc', keepEmptyLines: true }, { result: 'a\n\nb\n\nc', uniqueCount: 5, removedCount: 1 }, 'paragraphs of a list'],
    [{ text: 'a\n\nb\n  \na' }, { result: 'a\nb', removedCount: 3 }, 'blank lines go by default'],
    [
      { text: 'ann@example.com,Ann\nbob@example.com,Bob\nann@example.com,Ann' },
      { result: 'ann@example.com,Ann\nbob@example.com,Bob' },
      'rows of a CSV file',
    ],
    [{ text: 'a\nA', caseSensitive: 'false' }, 'caseSensitive: expected true or false, got "false"', formInput],
    [{ text: ['a', 'a'] }, 'text: expected a string, got an array', 'a list of lines'],
    [{ text: 'a\n\na', keepEmpty: true }, 'keepEmpty: unknown field, did you mean keepEmptyLines?', 'a shorter name'],
    [{ text: 'a\n\na', keepBlankLines: true }, 'keepBlankLines: unknown field, did you mean keepEmptyLines?', 'the other word'],
  ],
  freeTexts: ['text'],
  otherNames: {
    meant: {
      text: 'lines input content inputText textContent list string data',
      caseSensitive:
        'ignoreCase case_sensitive isCaseSensitive caseSensitivity caseInsensitive case=true sensitive=false ' +
        'ignore_case=true insensitive=true matchCase=true lowercase=true foldCase=true caseFold=true caseInsensitive=true ' +
        'toLowerCase=true lower=true normalizeCase=true',
      trimWhitespace:
        'trim trimLines trimSpaces trim_white_space ignoreWhitespace trim=true strip=true stripWhitespace=true ' +
        'whitespace=false trimWhitespaces=true trimEach=true ignoreSpaces=true trimmed=true trim-lines=true stripLines=true',
      keepEmptyLines:
        'keepBlankLines removeEmptyLines keepEmpty keepEmptyRows keep_blank_lines skipEmpty=false skip_empty=true ' +
        'removeBlank=true dropEmpty=true ignoreEmpty=false preserveEmptyLines=true emptyLines=true blankLines=true ' +
        'removeBlankLines=true includeEmpty=true keepBlanks=true allowEmptyLines=true empty=true skipBlankLines=true ' +
        'excludeEmpty=false noEmptyLines=true keep=true preserveBlank=true filterEmpty=true',
    },
    refused:
      'separator="," delimiter=";" sort=true sorted=true keepLast=true showCounts=true onlyDuplicates=true ' +
      'adjacentOnly=true ignorePunctuation=true ignoreAccents=true fuzzy=true threshold=0.9 column=2 ' +
      'fields=[1] lineEnding="crlf" numbered=true reverse=true regex="a+" minCount=2 occurrence="last" ' +
      'preserveOrder=false limit=5',
    ignored:
      'source fileName caseId encoding originalCount=3 uniqueCount=2 removedCount=1 result="x" keepFirst=true preserveOrder=true occurrence="first" sort=false lineName="x"',
  },
  slowest: {
    'different lines': (share) => ({ text: distinct(0.5 * million * share, '\n'), caseSensitive: false, trimWhitespace: true }),
    'different lines in two bytes': (share) => ({
      text: inTwoBytes(distinct(0.5 * million * share, '\n')),
      caseSensitive: false,
      trimWhitespace: true,
    }),
    'short lines': (share) => ({ text: 'a\n'.repeat(0.5 * million * share), caseSensitive: false }),
    'long lines': (share) => ({ text: `${'a'.repeat(15)}\n`.repeat(0.5 * million * share), caseSensitive: false }),
    'blank lines': (share) => ({ text: '\n'.repeat(0.5 * million * share), keepEmptyLines: true }),
    'too many lines, refused': (share) => ({ text: fill('\n', Math.max(share, 0.1)) }),
    'one line of dotless i': (share) => ({ text: fill('ıI', share), caseSensitive: false }),
  },
  sentence: 'apple banana cherry Lines removed: 1 of 4.',
};
