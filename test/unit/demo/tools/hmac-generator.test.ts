import { expect, test } from 'vitest';
import {
  functionOfLength,
  hashOf,
  isSameCode,
} from '../../../../demo/tools/hmac-generator/answer.tsx';

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

// FIPS 180-4 examples of NIST, and the same in base64.
test.each([
  ['abc', 'sha-1', 'hex', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['abc', 'sha-256', 'hex', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'sha-256', 'hex', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['', 'sha-256', 'base64', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
] as const)('the hash of %j by %s in %s is %s', async (text, algorithm, encoding, hash) => {
  expect(await hashOf(text, algorithm, encoding)).toBe(hash);
});
