// @module-tag slow

import { describe, test } from 'vitest';
import { list } from '../../../src/fields/list.ts';
import { integer, number } from '../../../src/fields/number.ts';
import { optional } from '../../../src/fields/optional.ts';
import { text } from '../../../src/fields/text.ts';
import { expectLinear } from '../../support/expect-linear.ts';
import { outcomeOf } from './outcome-of.ts';

const fields = {
  x: number(),
  word: optional(text(), 'none'),
  items: optional(list(integer(), { minItems: 1, maxItems: 1000 })),
};

describe('a large request takes at most a linear number of steps', () => {
  const many = (count: number, name: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), index]));

  test.each<[string, number, (size: number) => object]>([
    ['unknown fields', 64_000, (size) => ({ x: 1, ...many(size, (index) => `unknown${index}`) })],
    ['as many without a known one', 64_000, (size) => many(size, (index) => `unknown${index}`)],
    ['near slips', 64_000, (size) => ({ x: 1, ...many(size, (index) => `wor${index}`) })],
    ['fields named by numbers', 64_000, (size) => ({ x: 1, ...many(size, (index) => `${index}`) })],
    [
      'long names',
      10_000,
      (size) => ({ x: 1, ...many(1000, (index) => `${index}${'_'.repeat(size)}`) }),
    ],
    ['a long name', 2_500_000, (size) => ({ x: 1, ['word'.repeat(size)]: 1 })],
    ['a long text', 1e6, (size) => ({ x: 'x'.repeat(size), word: 1 })],
    ['a text of characters that cannot be seen', 1e6, (size) => ({ x: '\u200b'.repeat(size) })],
  ])('%s', (_, most, requestOf) => {
    const requests = new Map<number, object>();
    expectLinear(most, (size) => {
      const request = requests.get(size) ?? requestOf(size);
      requests.set(size, request);
      outcomeOf(request, fields);
    });
  });
});
