// @module-tag slow

import { describe, test } from 'vitest';
import { expectLinear } from '../../support/expect-linear.ts';
import { specs } from '../../support/specs.ts';

/** Attacks on the reader of numbers, dates and colors. */
const attacks = {
  'Arabic digits': (size: number) => '٣'.repeat(size),
  'digits beyond U+FFFF': (size: number) => '𝟙'.repeat(size),
  'digits of two scripts in turn': (size: number) => '１ ٣ '.repeat(size / 4),
  'full-width letters': (size: number) => 'Ｚ'.repeat(size),
  'combining marks': (size: number) => `1${'\u0301'.repeat(size)}٣`,
  'marks of direction': (size: number) => '\u061c'.repeat(size),
  'lone surrogates': (size: number) => '\ud835'.repeat(size),
  dashes: (size: number) => '–'.repeat(size),
  fractions: (size: number) => '½'.repeat(size),
  'Arabic commas': (size: number) => '،'.repeat(size),
  spaces: (size: number) => `1${' '.repeat(size)}1`,
  'ideographic spaces': (size: number) => `1${'\u3000'.repeat(size)}1`,
  'no-break spaces': (size: number) => '1\u00a0'.repeat(size / 2),
  brackets: (size: number) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  'powers of ten': (size: number) => '1 × 10 '.repeat(size / 7),
  'grouped lines': (size: number) => '1 234\n'.repeat(size / 6),
  Chinese: (size: number) => '漢'.repeat(size),
};

const requests: Readonly<Record<string, (text: string) => object>> = {
  'age-calculator': (birthDate) => ({ birthDate }),
  'base-converter': (value) => ({ value }),
  'color-converter': (color) => ({ color, from: 'rgb' }),
  'cron-generator': (minute) => ({ minute }),
  'decimal-to-percent-converter': (value) => ({ value }),
  'gradient-generator': (from) => ({ from, to: from }),
  'scientific-notation-converter': (value) => ({ value }),
  'sleep-cycle-calculator': (time) => ({ mode: 'wake-at', time }),
  'standard-deviation-calculator': (numbers) => ({ numbers }),
};

describe.each(Object.entries(requests))('%s', (slug, requestOf) => {
  test.each(Object.entries(attacks))('reads or refuses %s in linear time', (_, attack) => {
    const texts = new Map<number, string>();
    expectLinear(64_000, (size) => {
      const text = texts.get(size) ?? attack(size);
      texts.set(size, text);
      try {
        specs.get(slug)?.run(requestOf(text) as never);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'ToolError') throw error;
      }
    });
  });
});
