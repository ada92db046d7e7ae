import { caesarCipher } from 'toolworker';
import { fill, inTwoBytes } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const textRequired = 'text: required, a string';

/** Returns a case whose result has all fields, including the given ones. */
function answer(request: Parameters<typeof caesarCipher>[0], result: string, source: string) {
  const { text, shift = 3, direction = 'encrypt' } = request;
  return [request, { input: text, shift, direction, result }, source] as const;
}

export const spec: SpecOf<typeof caesarCipher> = {
  run: caesarCipher,
  operation: 'caesar-cipher',
  fields: { text: 'string, required', shift: 'integer, default 3', direction: 'encrypt | decrypt, default "encrypt"' },
  result: ['input', 'shift', 'direction', 'result'],
  answers: [
    answer({ text: 'veni, vidi, vici' }, 'yhql, ylgl, ylfl', "Suetonius, Divus Julius 56: D stands for A; Caesar's shift is the default"),
    answer({ text: 'BCD', shift: 1, direction: 'decrypt' }, 'ABC', 'Suetonius, Divus Augustus 88: B for A, C for B, and so on'),
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
    answer({ text: 'Aa', shift: Number.MAX_SAFE_INTEGER }, 'Ff', '2⁵³ − 1 = 26 · 346430740566961 + 5'),
    answer({ text: 'Aa', shift: Number.MIN_SAFE_INTEGER }, 'Vv', '−5 places: Z, Y, X, W, V'),
    answer({ text: 'Aa', shift: Number.MIN_SAFE_INTEGER, direction: 'decrypt' }, 'Ff', '−5 places back'),
    [{ text: 'a', shift: -0 }, { input: 'a', shift: 0, direction: 'encrypt', result: 'a' }, 'zero carries no sign'],
    answer({ text: '', shift: 5 }, '', 'no letters'),
    answer(
      { text: '@[`{ 019 äÖßéıİſ\u212A ＡｚαЖ 日本 👍🏽 \0\r\n\ud800', shift: 1 },
      '@[`{ 019 äÖßéıİſ\u212A ＡｚαЖ 日本 👍🏽 \0\r\n\ud800',
      'none is a letter from A to Z: the neighbours in ASCII, and what case folding makes one of',
    ),
    answer({ text: '\udc00a\ud83d\udc4d\ud83db', shift: 1 }, '\udc00b\ud83d\udc4d\ud83dc', 'by hand'),
  ],
  refusals: [
    [{}, textRequired],
    [{ text: null }, textRequired],
    [{ shift: 3 }, textRequired],
  ],
  typed: [
    [
      { text: 'DMkfWFbhj29cF3tdlD9pkuDnlOptF2VgmFJ0j19bGFV0HFR9', shift: 18 },
      { result: 'VEcxOXtzb29uX3lvdV9hcmVfdGhlX2NyeXB0b19tYXN0ZXJ9' },
      'cryptii/cryptii #43',
    ],
    [{ text: 'Hello, World!', shift: -29 }, { result: 'Ebiil, Tloia!' }, 'TheOdinProject/javascript-exercises #117'],
    [{ text: 'A', shift: -1 }, { result: 'Z' }, 'TheAlgorithms/Java #7508'],
    [{ text: 'The Quick Brown Fox', shift: 7 }, { result: 'Aol Xbpjr Iyvdu Mve' }, 'cryptii/cryptii #28, letters counted off by hand'],
    [{ text: 'Uryyb, jbeyq!', shift: 13 }, { result: 'Hello, world!' }, 'ROT13'],
    [
      { text: 'DWWDFN DW GDZQ', direction: 'decrypt' },
      { result: 'ATTACK AT DAWN', shift: 3 },
      'Caesar’s own shift (Suetonius, Divus Julius 56)',
    ],
    [{ text: 'Ärger & ñandú, 你好', shift: 1 }, { result: 'Äshfs & ñboeú, 你好' }, 'letters beyond A–Z stay'],
    [{ text: 'abc', shift: null }, { result: 'def', shift: 3 }, 'an empty input'],
    [{ text: '', shift: 5 }, { result: '', input: '' }, 'an empty text'],
    [
      { text: 'abc', shift: 1e18 },
      'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got 1000000000000000000',
      'cryptii/cryptii #94',
    ],
    [
      { text: 'abc', shift: '13' },
      'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got "13"',
      formInput,
    ],
    [{ text: 'abc', key: 21 }, 'key: unknown field, did you mean shift?', 'jameslyons/pycipher #12'],
    [
      { text: 'abc', direction: 'encode' },
      'direction: expected one of encrypt, decrypt, got "encode"',
      'TheAlgorithms/Java #7508 says encode',
    ],
    [{ text: 'abc', rot: 13 }, 'rot: unknown field, did you mean shift?', 'ROT13'],
  ],
  freeTexts: ['text'],
  otherNames: {
    meant: {
      text: 'message plaintext input content plain_text textContent inputText string cipherText phrase',
      shift:
        'key offset rotation rot shiftAmount shift_value cipherShift letterShift n k places positions steps amount ' +
        'shiftBy rotateBy distance num number shifts cipherKey rotation_amount keyValue displacement rot13=true shiftNum',
      direction:
        'mode operation decrypt cipherDirection direction_mode decrypt=true encrypt=false decode=true encode=false ' +
        'isDecrypt=true reverse=true inverse=true invert=true backward=true action="decrypt" decryption=true ' +
        'shouldDecrypt=true op dir undo=true reversed=true decipher=true',
    },
    refused:
      'alphabet="абв" customAlphabet="abc" shiftDigits=true includeNumbers=true digits=true uppercase=true ' +
      'ignoreSpaces=true removePunctuation=true stripSpaces=true keyword="lemon" groupSize=5 ' +
      'preserveCase=false bruteForce=true vigenere=true',
    ignored: 'name alphabetLabel result="x" source_id language preserveCase=true keepPunctuation=true uppercase=false',
  },
  slowest: {
    letters: (share) => ({ text: fill('a', share) }),
    'letters in two bytes': (share) => ({ text: inTwoBytes(fill('a', share)) }),
    Chinese: (share) => ({ text: fill('漢', share) }),
  },
  sentence: 'Khoor, Zruog! Each letter is shifted forward by 3.',
};
