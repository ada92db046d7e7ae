import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '../../scripts/code-blocks.ts';
import { measureSizes, writeSizes } from './stated-sizes.ts';

// Only bundling what is built tells the sizes that the README and the guides state.

let sizes: ReadonlyMap<string, number>;
beforeAll(async () => {
  sizes = await measureSizes();
});

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('states the measured sizes; else run npm run docs:sizes', async () => {
    await expect(writeSizes(text, sizes)).toMatchFileSnapshot(resolve(file));
  });

  // A decision compares what was measured when it was made.
  test.skipIf(file.includes('/decisions/'))('states no size that is not measured', () => {
    expect([...text.matchAll(/.*\d kB(?!<!-- size ).*/g)].map(([line]) => line)).toEqual([]);
  });
});

test.each([
  ['60 kB<!-- size worker -->', 59_600, '60 kB<!-- size worker -->'],
  ['60 kB<!-- size worker -->', 60_900, '60 kB<!-- size worker -->'],
  ['60 kB<!-- size worker -->', 61_600, '62 kB<!-- size worker -->'],
  ['60 kB<!-- size worker -->', 5_340, '5.3 kB<!-- size worker -->'],
  ['5.3 kB<!-- size worker -->', 9_960, '10 kB<!-- size worker -->'],
])(
  'a size is written if it is off by a unit of its last digit: %s for %i bytes',
  (text, bytes, written) => {
    expect(writeSizes(text, new Map([['worker', bytes]]))).toBe(written);
  },
);

test('a mark that names no size is refused', () => {
  expect(() => writeSizes('1 kB<!-- size none -->', new Map())).toThrow('There is no size none.');
});
