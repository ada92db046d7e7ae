import fc from 'fast-check';
import { caesarCipher } from 'toolworker';
import { expect, test } from 'vitest';

const alphabets = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

// Any UTF-16 code units, including lone surrogates, and enough letters.
const unit = fc.oneof(
  fc.constantFrom(...alphabets.join('')),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);
const text = fc.array(unit).map((units) => units.join(''));
const shift = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100, max: 100 }));

test('shifts every letter in its alphabet', () => {
  fc.assert(
    fc.property(text, shift, (plain, places) => {
      const remainder = Number(((BigInt(places) % 26n) + 26n) % 26n);
      const expected = plain.replace(/[A-Za-z]/g, (letter) => {
        const alphabet = alphabets.find((letters) => letters.includes(letter)) ?? '';
        return alphabet.repeat(2).charAt(alphabet.indexOf(letter) + remainder);
      });
      expect(caesarCipher({ text: plain, shift: places }).result).toBe(expected);
    }),
  );
});

test('decrypting undoes encrypting, and equals encrypting by the opposite shift', () => {
  fc.assert(
    fc.property(text, shift, (plain, places) => {
      const { result } = caesarCipher({ text: plain, shift: places });
      const decrypted = caesarCipher({ text: result, shift: places, direction: 'decrypt' });
      expect(decrypted.result).toBe(plain);
      expect(caesarCipher({ text: result, shift: -places }).result).toBe(plain);
    }),
  );
});

test('handles a text of megabytes', () => {
  const sentence = 'Gur dhvpx oebja sbk, naq \ud800. ';
  const { result } = caesarCipher({ text: sentence.repeat(100_000), shift: 13 });
  expect(result === 'The quick brown fox, and \ud800. '.repeat(100_000)).toBe(true);
});
