import { describe, expect, test } from 'vitest';
import {
  black,
  channelsOf,
  contrast,
  cutRatio,
  hexOf,
  levelOf,
  mix,
  white,
} from '../../../../demo/tools/color-converter/colors.ts';
import { notations } from '../../../../demo/tools/color-converter/notations.ts';
import { channelsOfHsl, hslOf } from '../../../../demo/tools/color-converter/sliders.tsx';

// The contrast checker of WebAIM gives these ratios.
test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff5733', '#000000', 6.66],
  ['#ff5733', '#ff5733', 1],
])('the contrast of %s with %s is %d to 1', (one, other, ratio) => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) throw new Error('expected two colors');
  expect(cutRatio(contrast(first, second))).toBe(ratio);
  expect(contrast(second, first)).toBe(contrast(first, second));
});

// WCAG 2.2, success criteria 1.4.3 and 1.4.6.
test.each([
  [21, 'AAA', 'AAA'],
  [7, 'AAA', 'AAA'],
  [6.99, 'AA', 'AAA'],
  [4.5, 'AA', 'AAA'],
  [4.499, undefined, 'AA'],
  [3, undefined, 'AA'],
  [2.99, undefined, undefined],
])('a contrast of %d reaches %s for text and %s for large text', (ratio, text, large) => {
  expect(levelOf(ratio, 'text')).toBe(text);
  expect(levelOf(ratio, 'large')).toBe(large);
});

test.each([
  ['#f80', '#ff8800'],
  [' FF8800 ', '#ff8800'],
  ['#ff880', undefined],
  ['#ff880080', undefined],
  ['', undefined],
])('reads the color "%s"', (text, hex) => {
  const channels = channelsOf(text);
  expect(channels && hexOf(channels)).toBe(hex);
});

describe('mixes a color', () => {
  // CSS color-mix(in srgb, …) in Chromium gives the same colors.
  test.each([
    ['white', white, 0.5, '#ffab99'],
    ['black', black, 0.5, '#802c1a'],
    ['white', white, 0.1, '#ff6847'],
    ['black', black, 0.9, '#1a0905'],
    ['itself', [255, 87, 51], 0.3, '#ff5733'],
  ] as const)('with %s', (_, other, share, hex) => {
    expect(hexOf(mix([255, 87, 51], other, share))).toBe(hex);
  });
});

// HSV by colorsys of Python, the others from it by hand; OKLCH by color-mix(in oklch, …) in
// Chromium.
test.each([
  ['#ff5733', 'hwb(11 20% 0%) | oklch(68% 0.21 33.7) | 11°, 80%, 100% | 0%, 66%, 80%, 0%'],
  ['#123456', 'hwb(210 7% 66%) | oklch(31.9% 0.072 251.2) | 210°, 79%, 34% | 79%, 40%, 0%, 66%'],
  ['#0000ff', 'hwb(240 0% 0%) | oklch(45.2% 0.313 264.1) | 240°, 100%, 100% | 100%, 100%, 0%, 0%'],
  ['#00ff00', 'hwb(120 0% 0%) | oklch(86.6% 0.295 142.5) | 120°, 100%, 100% | 100%, 0%, 100%, 0%'],
  ['#808080', 'hwb(0 50% 50%) | oklch(60% 0 0) | 0°, 0%, 50% | 0%, 0%, 0%, 50%'],
  ['#000000', 'hwb(0 0% 100%) | oklch(0% 0 0) | 0°, 0%, 0% | 0%, 0%, 0%, 100%'],
  ['#ffffff', 'hwb(0 100% 0%) | oklch(100% 0 0) | 0°, 0%, 100% | 0%, 0%, 0%, 0%'],
])('writes %s as HWB, OKLCH, HSV and CMYK: %s', (hex, expected) => {
  const written = notations(channelsOf(hex) ?? white);
  expect(written.map(({ name }) => name)).toEqual(['HWB', 'OKLCH', 'HSV', 'CMYK']);
  expect(written.map(({ text }) => text).join(' | ')).toBe(expected);
});

test.each([
  ['hsl(11, 100%, 60%)', [11, 100, 60]],
  ['hsl(11 100% 60%)', undefined],
  ['#ff5733', undefined],
])('the sliders read %s as %j', (text, channels) => {
  expect(channelsOfHsl(text)).toEqual(channels);
  if (channels) expect(hslOf([11, 100, 60])).toBe(text);
});
