import { trimWhitespace } from 'toolworker';
import { defineCases } from '../cases.ts';

const textRequired = 'text: required, a string';
const modeError = 'mode: expected one of normalize, trim, remove';

const poem = '\u3000 Shall I\t compare \r\n\r\n thee?\u2003\n';
// Not White_Space in Unicode: zero width space and joiner, word joiner, byte order mark, fillers.
const notSpace = '\ufeff\u200b\u200d \u2060\u180e\u2800\u3164\ufeff';

export const cases = defineCases({
  run: trimWhitespace,
  answers: [
    {
      request: { text: poem },
      result: { result: 'Shall I compare thee?', originalLength: 31, resultLength: 21 },
      source: 'counted by hand',
    },
    {
      request: { text: poem, mode: 'trim' },
      result: {
        result: 'Shall I\t compare \r\n\r\n thee?',
        originalLength: 31,
        resultLength: 27,
      },
      source: 'counted by hand: two characters at either end, and nothing within',
    },
    {
      request: { text: poem, mode: 'remove' },
      result: { result: 'ShallIcomparethee?', originalLength: 31, resultLength: 18 },
      source: 'counted by hand',
    },
    ...(['normalize', 'trim', 'remove'] as const).flatMap((mode) => [
      {
        request: { text: '', mode },
        result: { result: '', originalLength: 0, resultLength: 0 },
        source: 'nothing to trim',
      },
      {
        request: { text: ' \t\n\u0085\u00a0\u2029', mode },
        result: { result: '', originalLength: 6, resultLength: 0 },
        source: 'white space alone',
      },
      {
        request: { text: '😀', mode },
        result: { result: '😀', originalLength: 2, resultLength: 2 },
        source: 'a surrogate pair is two UTF-16 code units',
      },
      {
        request: { text: ' \ud83d\u0085', mode },
        result: { result: '\ud83d', originalLength: 3, resultLength: 1 },
        source: 'a lone surrogate is not white space',
      },
    ]),
    {
      request: { text: notSpace, mode: 'remove' },
      result: { result: notSpace.replace(' ', ''), originalLength: 9, resultLength: 8 },
      source: 'PropList.txt of the Unicode Character Database',
    },
    {
      request: { text: notSpace, mode: 'trim' },
      result: { result: notSpace, originalLength: 9, resultLength: 9 },
      source: 'PropList.txt of the Unicode Character Database; String.trim drops U+FEFF',
    },
  ],
  refusals: [
    { request: {}, error: textRequired },
    { request: { mode: 'trim' }, error: textRequired },
    { request: { text: 5 }, error: 'text: expected a string, got the number 5' },
    { request: { text: [' '] }, error: 'text: expected a string, got an array' },
    { request: { text: null, mode: 'left' }, error: `${textRequired}; ${modeError}, got "left"` },
    { request: { text: ' ', mode: true }, error: `${modeError}, got true` },
    { request: { text: ' ', Modes: 'trim' }, error: 'Modes: unknown field, did you mean mode?' },
    { request: { text: ' ', method: 'trim' }, error: 'method: unknown field, did you mean mode?' },
    { request: { input: ' ' }, error: 'input: unknown field, did you mean text?' },
    { request: { words: ' ' }, error: 'request body: expected fields such as text, mode' },
  ],
});
