import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { echo, printable } from '../../../src/fields/show-value.ts';
import { anyCharacter } from '../../support/any-character.ts';

test.each([
  ['', '""'],
  ['180', '"180"'],
  ['"1"', `'"1"'`],
  [`5'10"`, `"5'10""`],
  [180, '180'],
  [-0, '0'],
  [1e21, '1e+21'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [[], 'an array'],
  [{}, 'an object'],
  [Object.create(null), 'an object'],
  [new Date(0), 'an object'],
  [() => 0, 'a function'],
  [Symbol.iterator, 'a symbol'],
  [10n ** 1000n, 'a bigint'],
])('%o is echoed as %s', (value, echoed) => {
  expect(echo(value)).toBe(echoed);
});

describe('a text of more than 40 characters', () => {
  const forty = '0123456789'.repeat(4);

  test.each([
    ['is whole up to 40', forty, forty],
    ['is cut to 39 and an ellipsis', `${forty}x`, `${forty.slice(0, 39)}…`],
    ['is whole if its pairs are 40 units', '😀'.repeat(20), '😀'.repeat(20)],
    ['is not cut within a pair', '😀'.repeat(21), `${'😀'.repeat(19)}…`],
    ['is cut behind a pair', `x${'😀'.repeat(20)}`, `x${'😀'.repeat(19)}…`],
    ['may end with a lone low surrogate', '\udc00'.repeat(41), `${'\udc00'.repeat(39)}…`],
  ])('%s', (_, value, echoed) => {
    expect(echo(value)).toBe(`"${echoed}"`);
  });
});

describe('printable()', () => {
  test.each([
    ['a null', '\0', '\\u0000'],
    ['a line end', '\n', '\\u000a'],
    ['a next line', '\x85', '\\u0085'],
    ['a soft hyphen', '\xad', '\\u00ad'],
    ['a zero-width space', '\u200b', '\\u200b'],
    ['a right-to-left mark', '\u200f', '\\u200f'],
    ['a line separator', '\u2028', '\\u2028'],
    ['a right-to-left override', '\u202e', '\\u202e'],
    ['a byte order mark', '\ufeff', '\\ufeff'],
    ['a noncharacter', '\uffff', '\\uffff'],
    ['a private character', '\ue000', '\\ue000'],
    ['a tag', '\u{e0041}', '\\ue0041'],
    ['a lone high surrogate', 'a\ud800b', 'a\\ud800b'],
    ['a lone low surrogate', 'a\udc00b', 'a\\udc00b'],
  ])('escapes %s', (_, text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  test.each(['', ' ', 'height: 180', 'größer als 0', '😀', '漢字', 'กำ', '\\u0000', '\xa0'])(
    'keeps %o',
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );
});

test('an echo is always one short, well-formed line', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (text) => {
      const echoed = printable(echo(text));
      expect(echoed).toMatch(/^"[^\p{C}\p{Zl}\p{Zp}]*"$/u);
      const repeated = echoed.replaceAll(/\\u[0-9a-f]{4,6}/g, 'x');
      expect(repeated.length).toBeLessThanOrEqual(42);
    }),
  );
});
