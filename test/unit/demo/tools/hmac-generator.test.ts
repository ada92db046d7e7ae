import { expect, test } from 'vitest';
import { functionOfLength, isSameCode } from '../../../../demo/tools/hmac-generator/compare.ts';

test.each([
  ['F7BC', 'f7bc', 'hex', true],
  ['sha256=f7bc', 'f7bc', 'hex', true],
  ['f7bd', 'f7bc', 'hex', false],
  ['-_8', '+/8=', 'base64', true],
  ['Ab==', 'ab==', 'base64', false],
  ['', 'f7bc', 'hex', false],
] as const)('compares the code %s with %s in %s', (given, expected, encoding, isSame) => {
  expect(isSameCode(given, expected, encoding)).toBe(isSame);
});

// FIPS 180-4: 160, 256, 384 and 512 bits, at 4 a hex digit and 6 a Base64 digit.
test.each([
  ['a'.repeat(40), 'hex', 'SHA-1'],
  [`sha512=${'a'.repeat(128)}`, 'hex', 'SHA-512'],
  [`${'a'.repeat(43)}=`, 'base64', 'SHA-256'],
  ['a'.repeat(64), 'base64', 'SHA-384'],
  ['abc', 'hex', undefined],
] as const)('%s in %s has the length of %s', (code, encoding, name) => {
  expect(functionOfLength(code, encoding)).toBe(name);
});
