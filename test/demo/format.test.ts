import { expect, test } from 'vitest';
import { formatNumber } from '../../demo/format.ts';

test.each([
  [0, '0'],
  [25, '25'],
  [-1234567, '-1,234,567'],
  [0.1, '0.1'],
  [23.3984375, '≈\u00a023.39844'],
  [Math.PI, '≈\u00a03.141593'],
  [1130650.3374415112, '≈\u00a01,130,650.34'],
  [1e21, '1E21'],
  [1.5e-9, '1.5E-9'],
])('%d is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});
