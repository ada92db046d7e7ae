import { createHandler } from 'toolworker';
import { expect, test } from 'vitest';
import { shorten } from '../../src/api/shorten.ts';

const controls = '\u001b[31m\u0007\u202e';

test.each([
  ['short', '/api/bmi', '/api/bmi'],
  ['of 40 characters', 'a'.repeat(40), 'a'.repeat(40)],
  ['longer', 'a'.repeat(41), `${'a'.repeat(39)}…`],
  ['cut between the halves of a pair', `${'a'.repeat(38)}😀😀`, `${'a'.repeat(38)}…`],
  ['with control characters', controls, '\\u001b[31m\\u0007\\u202e'],
  ['with half a pair', 'a\ud83d', 'a\\ud83d'],
  ['with letters beyond ASCII', 'größe', 'größe'],
])('a text is shown short and printable: %s', (_, text, shown) => {
  expect(shorten(text)).toBe(shown);
});

test('an invalid base is shown short and printable', () => {
  expect(() => createHandler({ tools: [], base: `x${controls}` })).toThrow(
    'base: expected a path such as /api/, got "x\\u001b[31m\\u0007\\u202e"',
  );
});
