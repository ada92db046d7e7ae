import { readFileSync } from 'node:fs';
import { splitGraphemes } from 'unicode-segmenter/grapheme';
import { describe, expect, test } from 'vitest';
import { countGraphemes } from '../../src/shared/graphemes.ts';

// https://www.unicode.org/Public/17.0.0/ucd/auxiliary/GraphemeBreakTest.txt
const file = readFileSync(new URL('GraphemeBreakTest.txt', import.meta.url), 'utf8');
const samples = file
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);

function decode(sample: string): string[] {
  const clusters = sample.split('÷').map((cluster) => cluster.match(/[0-9A-F]+/g) ?? []);
  return clusters
    .filter((codes) => codes.length > 0)
    .map((codes) => String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16))));
}

test('the file holds the samples of Unicode 17', () => {
  expect(samples).toHaveLength(766);
});

describe.each(samples)('%s', (sample) => {
  const clusters = decode(sample);
  const text = clusters.join('');

  test('is split and counted as Unicode says', () => {
    expect([...splitGraphemes(text)]).toEqual(clusters);
    expect(countGraphemes(text)).toBe(clusters.length);
  });
});

test('takes each lone surrogate for a character', () => {
  expect([...splitGraphemes('a\ud800\ud800b\udc00')]).toEqual([
    'a',
    '\ud800',
    '\ud800',
    'b',
    '\udc00',
  ]);
});
