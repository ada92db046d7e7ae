import { caesarCipher } from 'toolworker';
import { defineCases } from '../cases.ts';

const textRequired = 'text: required, a string';
const shiftError =
  'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991';
const directionError = 'direction: expected one of encrypt, decrypt';

/** Returns a case whose result has all fields, including the given ones. */
function answer(request: Parameters<typeof caesarCipher>[0], result: string, source: string) {
  const { text, shift = 3, direction = 'encrypt' } = request;
  return { request, result: { input: text, shift, direction, result }, source };
}

export const cases = defineCases({
  run: caesarCipher,
  answers: [
    answer(
      { text: 'veni, vidi, vici' },
      'yhql, ylgl, ylfl',
      "Suetonius, Divus Julius 56: D stands for A; Caesar's shift is the default",
    ),
    answer(
      { text: 'BCD', shift: 1, direction: 'decrypt' },
      'ABC',
      'Suetonius, Divus Augustus 88: B for A, C for B, and so on',
    ),
    answer(
      { text: 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG', shift: -3 },
      'QEB NRFZH YOLTK CLU GRJMP LSBO QEB IXWV ALD',
      'Wikipedia, Caesar cipher: the example of a left shift of three',
    ),
    answer(
      { text: 'QEB NRFZH YOLTK CLU GRJMP LSBO QEB IXWV ALD', shift: -3, direction: 'decrypt' },
      'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG',
      'the same, back',
    ),
    answer(
      { text: 'Why did the chicken cross the road?\nGb trg gb gur bgure fvqr!', shift: 13 },
      'Jul qvq gur puvpxra pebff gur ebnq?\nTo get to the other side!',
      'Wikipedia, ROT13',
    ),
    answer({ text: 'HAL', shift: 1 }, 'IBM', 'the well-known pair, one place apart'),
    answer({ text: 'xyz XYZ', shift: 3 }, 'abc ABC', 'the alphabet starts over'),
    answer({ text: 'abc', shift: 0 }, 'abc', 'no places'),
    answer({ text: 'abc', shift: 26 }, 'abc', 'once round'),
    answer({ text: 'abc', shift: -53 }, 'zab', '−53 = −2 · 26 − 1'),
    answer(
      { text: 'Aa', shift: Number.MAX_SAFE_INTEGER },
      'Ff',
      '2⁵³ − 1 = 26 · 346430740566961 + 5',
    ),
    answer({ text: 'Aa', shift: Number.MIN_SAFE_INTEGER }, 'Vv', '−5 places: Z, Y, X, W, V'),
    answer(
      { text: 'Aa', shift: Number.MIN_SAFE_INTEGER, direction: 'decrypt' },
      'Ff',
      '−5 places back',
    ),
    {
      request: { text: 'a', shift: -0 },
      result: { input: 'a', shift: 0, direction: 'encrypt', result: 'a' },
      source: 'zero carries no sign',
    },
    answer({ text: '', shift: 5 }, '', 'no letters'),
    answer(
      { text: '@[`{ 019 äÖßéıİſ\u212A ＡｚαЖ 日本 👍🏽 \0\r\n\ud800', shift: 1 },
      '@[`{ 019 äÖßéıİſ\u212A ＡｚαЖ 日本 👍🏽 \0\r\n\ud800',
      'none is a letter from A to Z: the neighbours in ASCII, and what case folding makes one of',
    ),
    answer(
      { text: '\udc00a\ud83d\udc4d\ud83db', shift: 1 },
      '\udc00b\ud83d\udc4d\ud83dc',
      'by hand',
    ),
  ],
  refusals: [
    { request: {}, error: textRequired },
    { request: { text: null }, error: textRequired },
    { request: { shift: 3 }, error: textRequired },
    { request: { text: ['a'], shift: 3 }, error: 'text: expected a string, got an array' },
    { request: { text: 'a', shift: 1.5 }, error: `${shiftError}, got 1.5` },
    { request: { text: 'a', shift: 2 ** 53 }, error: `${shiftError}, got 9007199254740992` },
    { request: { text: 'a', shift: -1e300 }, error: `${shiftError}, got -1e+300` },
    { request: { text: 'a', shift: '3' }, error: `${shiftError}, got "3"` },
    { request: { text: 'a', direction: 'Encrypt' }, error: `${directionError}, got "Encrypt"` },
    {
      request: { text: 1, shift: true, direction: 2 },
      error: `text: expected a string, got the number 1; ${shiftError}, got true; ${directionError}, got 2`,
    },
    {
      request: { text: 'a', shfit: 5, directions: 'decrypt' },
      error:
        'shfit: unknown field, did you mean shift?; directions: unknown field, did you mean direction?',
    },
    {
      request: { text: 'a', key: 5, mode: 'decrypt' },
      error:
        'key: unknown field, did you mean shift?; mode: unknown field, did you mean direction?',
    },
    {
      request: { text: 'a', rotation: 13, decrypt: true },
      error:
        'rotation: unknown field, did you mean shift?; decrypt: unknown field, did you mean direction?',
    },
    { request: { plaintext: 'a' }, error: 'plaintext: unknown field, did you mean text?' },
    {
      request: { letters: 'a' },
      error: 'request body: expected fields such as text, shift, direction',
    },
    { request: { text: 'abc', rot: 13 }, error: 'rot: unknown field, did you mean shift?' },
  ],
});
