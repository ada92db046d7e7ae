import { expect, test } from 'vitest';
import { closestNames } from '../../../src/tools/token-counter/closest-names.ts';

test.each([
  ['Gpt-4p', ['gpt-4', 'gpt-4o']],
  ['gpt', ['gpt-4', 'gpt-4o']],
  ['o3', ['o1']],
  ['gpt-4o1', ['gpt-4o', 'gpt-4']],
  ['xyz', []],
  ['Llama', ['Llama-4']],
  ['weather', []],
  ['', []],
])('%s → %j', (name, expected) => {
  expect(closestNames(name, ['gpt-4', 'gpt-4o', 'gpt-4-turbo', 'o1', 'Llama-4'], 2)).toEqual(
    expected,
  );
});

test('finds no name of ten million letters close, at once', () => {
  const candidates = Array.from({ length: 200 }, (_, version) => `gpt-${version}-turbo`);
  expect(closestNames('gpt-4'.repeat(2_000_000), candidates, 2)).toEqual([]);
});
