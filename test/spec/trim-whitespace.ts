import { trimWhitespace } from 'toolworker';
import { fill, inTwoBytes } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const textRequired = 'text: required, a string';
const modeError = 'mode: expected one of normalize, trim, remove';

const poem = '\u3000 Shall I\t compare \r\n\r\n thee?\u2003\n';
// Not White_Space in Unicode: zero width space and joiner, word joiner, byte order mark, fillers.
const notSpace = '\ufeff\u200b\u200d \u2060\u180e\u2800\u3164\ufeff';

export const spec: SpecOf<typeof trimWhitespace> = {
  run: trimWhitespace,
  operation: 'trim-whitespace',
  fields: { text: 'string, required', mode: 'normalize | trim | remove, default "normalize"' },
  result: ['result', 'originalLength', 'resultLength'],
  answers: [
    [{ text: poem }, { result: 'Shall I compare thee?', originalLength: 31, resultLength: 21 }, 'counted by hand'],
    [
      { text: poem, mode: 'trim' },
      { result: 'Shall I\t compare \r\n\r\n thee?', originalLength: 31, resultLength: 27 },
      'counted by hand: two characters at either end, and nothing within',
    ],
    [{ text: poem, mode: 'remove' }, { result: 'ShallIcomparethee?', originalLength: 31, resultLength: 18 }, 'counted by hand'],
    ...(['normalize', 'trim', 'remove'] as const).flatMap(
      (mode) =>
        [
          [{ text: '', mode }, { result: '', originalLength: 0, resultLength: 0 }, 'nothing to trim'],
          [{ text: ' \t\n\u0085\u00a0\u2029', mode }, { result: '', originalLength: 6, resultLength: 0 }, 'white space alone'],
          [{ text: '😀', mode }, { result: '😀', originalLength: 2, resultLength: 2 }, 'a surrogate pair is two UTF-16 code units'],
          [
            { text: ' \ud83d\u0085', mode },
            { result: '\ud83d', originalLength: 3, resultLength: 1 },
            'a lone surrogate is not white space',
          ],
        ] as const,
    ),
    [
      { text: notSpace, mode: 'remove' },
      { result: notSpace.replace(' ', ''), originalLength: 9, resultLength: 8 },
      'PropList.txt of the Unicode Character Database',
    ],
    [
      { text: notSpace, mode: 'trim' },
      { result: notSpace, originalLength: 9, resultLength: 9 },
      'PropList.txt of the Unicode Character Database; String.trim drops U+FEFF',
    ],
  ],
  refusals: [
    [{ mode: 'trim' }, textRequired],
    [{ text: null, mode: 'left' }, `${textRequired}; ${modeError}, got "left"`],
  ],
  typed: [
    [{ text: '\u00a0 Hello\u00a0\u00a0world \u00a0' }, { result: 'Hello world' }, 'zlovatt/obsidian-trim-whitespace #26, no-break spaces'],
    [
      { text: '\u200bHello\u200b', mode: 'trim' },
      { result: '\u200bHello\u200b', originalLength: 7, resultLength: 7 },
      'jprichardson/string.js #182: U+200B is no white space',
    ],
    [{ text: '  two  words\r\n\tand\n\nlines  ' }, { result: 'two words and lines' }, 'normalize-space() of XPath'],
    [{ text: '  two  words \n', mode: 'trim' }, { result: 'two  words', resultLength: 10 }, 'String.prototype.trim'],
    [
      { text: 'GB82 WEST 1234 5698 7654 32', mode: 'remove' },
      { result: 'GB82WEST12345698765432', originalLength: 27, resultLength: 22 },
      'Wikipedia’s example of an IBAN',
    ],
    [
      { text: 'ブレス\u3000オフ\u3000ザ\u3000ワイルド' },
      { result: 'ブレス オフ ザ ワイルド' },
      'SimpleMobileTools/Simple-Notes #700, U+3000',
    ],
    [{ text: ' \t\r\n ' }, { result: '', resultLength: 0 }, 'nothing else'],
    [{ text: ' 👍🏽 ' }, { result: '👍🏽', originalLength: 6, resultLength: 4 }, 'UTF-16 code units'],
    [
      { text: ' a ', mode: 'collapse' },
      'mode: expected one of normalize, trim, remove, got "collapse"',
      'mainmatter/qunit-dom #82: collapseWhitespace',
    ],
    [{}, 'text: required, a string', 'an empty request'],
    [
      { text: '\ufeffHello\u0085', mode: 'trim' },
      { result: '\ufeffHello', resultLength: 6 },
      'PropList.txt of Unicode: White_Space has U+0085 and not U+FEFF',
    ],
  ],
  freeTexts: ['text'],
  otherNames: {
    meant: {
      text: 'input content string inputText value str',
      mode:
        'method trimMode mode_type operation action style type normalize=true remove=true trim=true removeAll=true ' +
        'collapse=true trimOnly=true op kind isRemove=true removeSpaces=true normalizeSpaces=true trimType="trim" ' +
        'strip=true removeWhitespace=true normalised=true whitespaceMode',
    },
    refused:
      'preserveNewlines=true keepLineBreaks=true keepIndentation=true perLine=true eachLine=true ' +
      'trimLines=true trimStart=true trimEnd=true leading=true side="left" tabSize=4 expandTabs=true ' +
      'removeEmptyLines=true replaceWith="-" maxNewlines=2 lineEnding="crlf" stripHtml=true characters="x" ' +
      'nbsp=true dedent=true',
    ignored: 'name label result="x" originalLength=5 resultLength=3 language preserveNewlines=false side="both" textName="x"',
  },
  slowest: {
    words: (share) => ({ text: fill('a ', share) }),
    'words in two bytes': (share) => ({ text: inTwoBytes(fill('ab ', share)) }),
    'words to run together': (share) => ({ text: fill('ab ', share), mode: 'remove' }),
    spaces: (share) => ({ text: fill(' ', share), mode: 'remove' }),
  },
  sentence: 'Milk Characters before: 7; after: 4.',
};
