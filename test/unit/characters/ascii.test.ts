import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lookAlikeOf,
  mixedDigits,
  resemblesAscii,
  toAscii,
} from '../../../src/characters/ascii.ts';
import { visibleText } from '../../../src/characters/visible-text.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { digitsOfScripts } from '../../support/scripts.ts';

const scripts = Object.entries(digitsOfScripts);

test('the digits of many scripts are tried, each with ten of its own', () => {
  expect(scripts.length).toBeGreaterThan(70);
  const digits = scripts.flatMap(([, own]) => own);
  expect(new Set(digits).size).toBe(digits.length);
});

test.each(scripts)('reads the digits of %s as Intl writes them', (_, digits) => {
  expect(digits.map(toAscii).join('')).toBe('0123456789');
  // Several digits at once, in an order in which each stands behind each other.
  const all = digits.flatMap((first) => digits.map((second) => first + second));
  expect(toAscii(all.join(' '))).toBe(
    [...'0123456789'].flatMap((a) => [...'0123456789'].map((b) => a + b)).join(' '),
  );
  expect(mixedDigits(all.join(''))).toBeUndefined();
});

test('reads the full-width forms as Unicode decomposes them', () => {
  const forms = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0xff01 + index));
  expect(forms.map(toAscii)).toEqual(forms.map((form) => form.normalize('NFKC')));
});

const locales = [
  'ar-EG',
  'fa',
  'he',
  'ur',
  'ckb',
  'sd-Arab',
  'ps',
  'ks',
  'mr',
  'my',
  'ne',
  'bn',
  'dz',
  'sv',
  'tr',
];

test.each(locales)(
  'reads signs, separators and percent signs as Intl writes them in %s',
  (locale) => {
    // CLDR writes some signs with a mark of direction.
    const written = (value: number, options: Intl.NumberFormatOptions) =>
      visibleText(new Intl.NumberFormat(locale, { useGrouping: false, ...options }).format(value));
    const isComma = locale === 'sv' || locale === 'tr';
    const decimal = (text: string) => (isComma ? text.replace(',', '.') : text);
    expect(decimal(toAscii(written(-1234.5, {})))).toBe('-1234.5');
    expect(decimal(toAscii(written(0.25, { signDisplay: 'always' })))).toBe('+0.25');
    expect(toAscii(written(-0.5, { style: 'percent' })).replaceAll(/\s/g, '')).toMatch(
      /^-(?:50%|%50)$/,
    );
  },
);

test.each([
  ['，', ','],
  ['、', ','],
  ['،', ','],
  ['．', '.'],
  ['٫', '.'],
  ['٬', ','],
  ['％', '%'],
  ['٪', '%'],
  ['＋', '+'],
  ['－', '-'],
  ['−', '-'],
  ['：', ':'],
  ['＃', '#'],
  ['؛', ';'],
  // The Greek question mark, which Unicode calls the same character as the semicolon.
  ['\u037e', ';'],
])('reads %s as %s, between digits as well', (sign, ascii) => {
  expect(toAscii(`1${sign}2${sign}${sign}`)).toBe(`1${ascii}2${ascii}${ascii}`);
});

test('changes no text in ASCII, and nothing in other texts that it does not know', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(127).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(toAscii(text)).toBe(text);
        expect(mixedDigits(text)).toBeUndefined();
      },
    ),
  );
  const unknown = 'ñ½³①五〇Ⅳ\ud800\udc00\u0301\u200b·×⁻';
  expect(toAscii(unknown)).toBe(unknown);
});

const script = fc.constantFrom(...Object.values(digitsOfScripts));
const inScript = (text: string, digits: readonly string[]) =>
  text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

test('reads a number in the digits of any script like the same number in ASCII', () => {
  const number = fc.double({ noNaN: true }).map(String);
  fc.assert(
    fc.property(number, script, (text, digits) => {
      const typed = inScript(text, digits);
      expect(toAscii(typed)).toBe(text);
      expect(mixedDigits(typed)).toBeUndefined();
    }),
  );
});

describe('digits of two scripts', () => {
  const two = fc.tuple(script, script).filter(([first, second]) => first !== second);
  const part = fc.nat().map(String);

  test('are found in one number, where the first one differs', () => {
    fc.assert(
      fc.property(
        two,
        part,
        part,
        fc.constantFrom('', '.', '٫', '．', 'e'),
        ([first, second], start, end, between) => {
          const typed = inScript(start, first) + between + inScript(end, second);
          const pair = inScript(start.slice(-1), first) + between + inScript(end.charAt(0), second);
          expect(mixedDigits(`7, ${typed}, 8`)).toBe(pair);
        },
      ),
    );
  });

  test.each([',', ';', ' ', ':', '/', '-', '\n', '　', '、', '、 ', '×'])(
    'are fine with %j between two numbers',
    (separator) => {
      expect(mixedDigits(`１２${separator}34${separator}٥٦`)).toBeUndefined();
    },
  );

  test('are those of full-width letters in base 16', () => {
    expect(mixedDigits('#ｆｆ5')).toBe('ｆ5');
    expect(mixedDigits('#ｆｆ５')).toBeUndefined();
    expect(mixedDigits('#ff５')).toBeUndefined();
  });
});

test.each([
  ['‐', '-'],
  ['‑', '-'],
  ['‒', '-'],
  ['–', '-'],
  ['—', '-'],
  ['―', '-'],
  ['﹘', '-'],
  ['﹣', '-'],
  ['∗', '*'],
  ['⁎', '*'],
  ['٭', '*'],
  ['✱', '*'],
  ['﹡', '*'],
  ['⁄', '/'],
  ['∕', '/'],
  ['∶', ':'],
  ['꞉', ':'],
  ['﹕', ':'],
  ['‚', ','],
  ['﹐', ','],
  ['․', '.'],
  ['。', '.'],
  ['’', "'"],
  ['♯', '#'],
  ['﹪', '%'],
  ['﹢', '+'],
])('%s looks like %s', (character, ascii) => {
  expect(lookAlikeOf(character)).toBe(ascii);
  expect(resemblesAscii(character)).toBe(true);
});

test('letters, digits and signs of their own look like no sign', () => {
  expect([...'aé½³⁻⁺×·①漢٣€'].filter((character) => lookAlikeOf(character))).toEqual([]);
});

test.each([...'аеорсхНВО', ...'ΑΒΕο', ...'ſɡⅼ\u212a'])('%s resembles a letter', (letter) => {
  expect(resemblesAscii(letter)).toBe(true);
});

test('no character of ASCII, and none of a script without such letters, resembles ASCII', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  expect([...ascii, ...'漢あ٣ا½³×€😀'].filter(resemblesAscii)).toEqual([]);
});

test('any character is read or left, and never becomes more than one', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      const [read, ...others] = toAscii(character);
      expect(others).toEqual([]);
      expect(read === character || /^[!-~]$/.test(read ?? '')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
