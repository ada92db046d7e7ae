import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fits,
  hexPattern,
  leastWidth,
  nibbles,
  pattern,
  wholeNumber,
  widths,
  withBitChanged,
} from '../../../../demo/tools/base-converter/bits.ts';
import { inputsOfLiteral } from '../../../../demo/tools/base-converter/literal.ts';
import { nextState, stateOf } from '../../../../src/form/state.ts';
import { formFieldsFor } from '../page.ts';

test.each([
  ['0', 0n],
  ['-128', -128n],
  // 2^64 - 1 and -2^63 are the limits of uint64_t and int64_t.
  ['18446744073709551615', 18446744073709551615n],
  ['18446744073709551616', undefined],
  ['-9223372036854775808', -9223372036854775808n],
  ['-9223372036854775809', undefined],
  ['2.5', undefined],
  ['9'.repeat(10_000), undefined],
])('the bits of %s are shown if there are at most 64', (decimal, value) => {
  expect(wholeNumber(decimal)).toBe(value);
});

test.each([
  [255n, 8],
  [256n, 16],
  [-128n, 8],
  [-129n, 16],
  [4294967295n, 32],
  [-2147483649n, 64],
])('%d needs %d bits', (value, width) => {
  expect(leastWidth(value)).toBe(width);
});

// By struct.pack of Python with the formats b, h, i and q, big-endian.
test.each([
  [-42n, 8, 'd6'],
  [-42n, 16, 'ff d6'],
  [-42n, 32, 'ff ff ff d6'],
  [-42n, 64, 'ff ff ff ff ff ff ff d6'],
  [-2147483648n, 32, '80 00 00 00'],
  [3735928559n, 32, 'de ad be ef'],
  [0n, 16, '00 00'],
] as const)('%d in %d bits is %s', (value, width, hex) => {
  expect(hexPattern(value, width)).toBe(hex);
});

test('groups four bits with their value, the highest first', () => {
  expect(nibbles(-42n, 8)).toEqual([
    { highest: 7, bits: [true, true, false, true], value: 13 },
    { highest: 3, bits: [false, true, true, false], value: 6 },
  ]);
});

test.each([
  [5n, 1, false, 7n],
  [5n, 0, false, 4n],
  // The highest bit is worth 128, or -128 as a sign.
  [5n, 7, false, 133n],
  [5n, 7, true, -123n],
  [-1n, 7, true, 127n],
])('%d with bit %d changed, signed: %s, is %d', (value, bit, isSigned, changed) => {
  expect(withBitChanged(value, 8, bit, isSigned)).toBe(changed);
});

test('changing a bit twice restores the number', () => {
  const whole = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n });
  fc.assert(
    fc.property(whole, fc.nat(63), (value, position) => {
      const width = leastWidth(value);
      const change = (one: bigint) => withBitChanged(one, width, position % width, value < 0n);
      expect(change(change(value))).toBe(value);
      expect(widths.find((some) => fits(value, some))).toBe(width);
      expect(fits(pattern(value, width), width)).toBe(true);
    }),
  );
});

test.each([
  ['0xFF', { value: 'ff', from: '16', to: '10' }],
  ['-0b1010_1010', { value: '-10101010', from: '2', to: '10' }],
  ['−0xff', { value: '-ff', from: '16', to: '10' }],
  ['0o755', { value: '755', from: '8', to: '10' }],
  ['#ff5733', { value: 'ff5733', from: '16', to: '10' }],
  ["1'000'000ULL", { value: '1000000', from: '10', to: '16' }],
  ['123n', { value: '123', from: '10', to: '16' }],
  ['0b102', undefined],
  ['ff', undefined],
  ['0x', undefined],
  ['', undefined],
])('reads the number "%s" as in code', (text, inputs) => {
  expect(inputsOfLiteral(text)).toEqual(inputs);
});

test.each([
  ['0xff', { value: '0xff', from: '16', to: '10' }],
  ['0b1010', { value: '0b1010', from: '2', to: '10' }],
  ['0o755', { value: '0o755', from: '8', to: '10' }],
  ['255', { value: '255', from: '8', to: '16' }],
])('%s in the field chooses its base', async (value, inputs) => {
  const fields = await formFieldsFor('base-converter');
  const before = stateOf({ value: '', from: '8', to: '16' });
  const action = { type: 'type', name: 'value', value } as const;
  expect(nextState(before, action, { fields, locale: 'en' }).inputs).toEqual(inputs);
});
