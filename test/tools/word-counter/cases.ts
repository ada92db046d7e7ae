import { countWords } from 'toolworker';
import { defineCases } from '../cases.ts';

const textRequired = 'text: required, a string';
const speedError = 'wordsPerMinute: expected a number greater than 0';

const byHand = 'counted by hand';

/** Returns a result from its fields in order. */
function counts(
  words: number,
  characters: number,
  charactersNoSpaces: number,
  sentences: number,
  paragraphs: number,
  lines: number,
  readingTimeMinutes = words / 200,
) {
  return {
    words,
    characters,
    charactersNoSpaces,
    sentences,
    paragraphs,
    lines,
    readingTimeMinutes,
  };
}

export const cases = defineCases({
  run: countWords,
  answers: [
    { request: { text: '' }, result: counts(0, 0, 0, 0, 0, 0), source: 'nothing' },
    {
      request: { text: 'Dr. Smith waved. "Hello!"' },
      result: counts(4, 25, 22, 2, 1, 1, 0.02),
      source: byHand,
    },
    {
      request: { text: 'one two three', wordsPerMinute: 300 },
      result: counts(3, 13, 11, 1, 1, 1, 0.01),
      source: '3 / 300',
    },
    {
      request: { text: 'one two three', wordsPerMinute: 0.1 },
      result: counts(3, 13, 11, 1, 1, 1, 30),
      source: '3 / 0.1',
    },
    {
      request: { text: 'a', wordsPerMinute: 0.14 },
      result: counts(1, 1, 1, 1, 1, 1, 7.142857142857143),
      source: '1 / 0.14 = 50 / 7; in doubles 1 / 0.14 prints 7.142857142857142',
    },
    {
      request: { text: 'a', wordsPerMinute: 1e308 },
      result: counts(1, 1, 1, 1, 1, 1, 1e-308),
      source: '1 / 10³⁰⁸',
    },
    {
      request: { text: '', wordsPerMinute: 5e-324 },
      result: counts(0, 0, 0, 0, 0, 0),
      source: '0 over anything',
    },
    {
      request: { text: ' \n\t\r\n' },
      result: counts(0, 4, 0, 0, 0, 2),
      source: 'two blank lines; a \\r\\n is one character',
    },
    { request: { text: '\n' }, result: counts(0, 1, 0, 0, 0, 1), source: 'one empty line' },
    {
      request: { text: 'One\r\ntwo\rthree\nfour.\n' },
      result: counts(4, 20, 16, 1, 1, 4),
      source: 'four line ends of three kinds, the last adds no line',
    },
    {
      request: { text: '\n\nFirst\nparagraph\n \t\u0085\nSecond\n\n\n\u3000\nThird' },
      result: counts(4, 38, 25, 3, 3, 10),
      source: 'blank lines hold nothing or white space of any kind, wherever they stand',
    },
    {
      request: { text: 'He met Albert\r\nI. Jones, d.\r\nh. him.\r\n\r\nAlbert\n\nI. Jones' },
      result: counts(11, 52, 40, 4, 3, 7),
      source: 'initials go on after a line end of two characters, but not in another paragraph',
    },
    {
      request: { text: "state-of-the-art don't rock—roll 3.14 1–2 ½ – * … &" },
      result: counts(7, 51, 42, 1, 1, 1),
      source:
        'hyphens, apostrophes and en dashes join, em dashes separate, signs alone are no words',
    },
    {
      request: { text: '--- *** ...\n\n!!!' },
      result: counts(0, 16, 12, 0, 2, 3),
      source: 'a sentence holds a word, a paragraph need not',
    },
    {
      request: { text: '\ufeffa\u200bb\u00a0c\u2003d' },
      result: counts(3, 8, 6, 1, 1, 1),
      source: 'U+FEFF and U+200B are no white space, U+00A0 and U+2003 are',
    },
    {
      request: { text: '👨‍👩‍👧‍👦 🇫🇷🇩🇪 👍🏽 e\u0301 \u0301' },
      result: counts(1, 9, 6, 1, 1, 1),
      source:
        'family, two flags, thumb, é, and an accent on a space, which is not white space alone',
    },
    {
      request: { text: '\ud800 a\udc00 \ud83d' },
      result: counts(1, 6, 4, 1, 1, 1),
      source: 'a lone surrogate is a character and no letter',
    },
    {
      request: { text: 'Größe zählt, z. B. bei Bäumen. Am 3. Oktober weiß Dr. Müller das.' },
      result: counts(13, 65, 53, 2, 1, 1),
      source: byHand,
    },
    {
      request: { text: 'L’été, c’est « chaud » ! Où est M. Dupont ?' },
      result: counts(7, 43, 33, 2, 1, 1),
      source: byHand,
    },
    {
      request: { text: 'Привет, мир! А. С. Пушкин — поэт.' },
      result: counts(6, 33, 27, 2, 1, 1),
      source: byHand,
    },
    {
      request: { text: '吾輩は猫である。名前はたぬき。' },
      result: counts(8, 15, 15, 2, 1, 1),
      source:
        "MDN, Intl.Segmenter: 吾輩|は|猫|で|ある|。|名前|は|たぬき|。; full stops by UAX #29's SB11",
    },
    {
      request: { text: '我们是学生。你们好！\n\nHello,世界 and state-of-the-art世界.' },
      result: counts(13, 44, 40, 3, 2, 3),
      source: '我们|是|学生, 你们|好, Hello|世界, and, state|of|the|art|世界',
    },
    {
      request: { text: 'ภาษาไทยง่ายนิดเดียว' },
      result: counts(5, 16, 16, 1, 1, 1),
      source: 'ภาษา|ไทย|ง่าย|นิด|เดียว; the marks of ง่ นิ ดี make no characters of their own',
    },
    {
      request: { text: 'مرحبا بالعالم. كيف حالك؟' },
      result: counts(4, 24, 21, 2, 1, 1),
      source: byHand,
    },
    {
      request: { text: 'नमस्ते दुनिया। आप कैसे हैं?' },
      result: counts(5, 17, 13, 2, 1, 1),
      source: 'न म स्ते, दु नि या ।, आ प, कै से, हैं ?',
    },
    {
      request: { text: '안녕하세요 여러분! 반갑습니다.' },
      result: counts(3, 17, 15, 2, 1, 1),
      source: byHand,
    },
    {
      request: { text: '"Why?" she asked. "Because http://a.b/?x=1&y=2 says so… Really?Yes"' },
      result: counts(8, 67, 60, 3, 1, 1),
      source: 'after asked. and so…, as neither ? has white space and a capital letter after it',
    },
    {
      request: { text: '1. First\n2. Second' },
      result: counts(4, 18, 15, 2, 1, 2),
      source: 'the number of a list item starts its sentence',
    },
  ],
  refusals: [
    { request: {}, error: textRequired },
    { request: { text: null }, error: textRequired },
    { request: { wordsPerMinute: 250 }, error: textRequired },
    { request: { text: 'a', wordsPerMinute: 0 }, error: `${speedError}, got 0` },
    { request: { text: 'a', wordsPerMinute: -200 }, error: `${speedError}, got -200` },
    {
      request: { text: 5, wordsPerMinute: '200' },
      error: `text: expected a string, got the number 5; ${speedError}, got "200"`,
    },
    {
      request: { text: ['a'], wordsPerMinute: true },
      error: `text: expected a string, got an array; ${speedError}, got true`,
    },
    {
      request: { text: 'a', words_per_minutes: 250 },
      error: 'words_per_minutes: unknown field, did you mean wordsPerMinute?',
    },
    {
      request: { text: 'a', wpm: 250 },
      error: 'wpm: unknown field, did you mean wordsPerMinute?',
    },
    {
      request: { text: 'a', readingSpeed: 250 },
      error: 'readingSpeed: unknown field, did you mean wordsPerMinute?',
    },
    { request: { input: 'a' }, error: 'input: unknown field, did you mean text?' },
    {
      request: { letters: 'a' },
      error: 'request body: expected fields such as text, wordsPerMinute',
    },
    {
      request: { text: 'a', wordsPerMinute: 5e-324 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
  ],
});
