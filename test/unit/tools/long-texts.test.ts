// @module-tag slow

import { test } from 'vitest';
import type { Tool } from '../../../src/tool.ts';
import { expectEachLinear } from '../../support/expect-linear.ts';
import { specs } from '../../support/specs.ts';
import { formedFields } from '../../support/text-fields.ts';

/** Attacks on the reader of numbers, dates and colors. */
const attacks = {
  'Arabic digits': (size: number) => '٣'.repeat(size),
  'digits beyond U+FFFF': (size: number) => '𝟙'.repeat(size),
  'digits of two scripts in turn': (size: number) => '１ ٣ '.repeat(size / 4),
  'full-width letters': (size: number) => 'Ｚ'.repeat(size),
  'combining marks': (size: number) => `1${'\u0301'.repeat(size)}٣`,
  'marks of direction': (size: number) => '\u061c'.repeat(size),
  'invisible characters': (size: number) => `1${'\u200b'.repeat(size)}1${'\u{e0001}'.repeat(size)}`,
  quotes: (size: number) => `“${'1'.repeat(size)}”`,
  'lone surrogates': (size: number) => '\ud835'.repeat(size),
  dashes: (size: number) => '–'.repeat(size),
  fractions: (size: number) => '½'.repeat(size),
  'Arabic commas': (size: number) => '،'.repeat(size),
  spaces: (size: number) => `1${' '.repeat(size)}1`,
  'ideographic spaces': (size: number) => `1${'\u3000'.repeat(size)}1`,
  'no-break spaces': (size: number) => '1\u00a0'.repeat(size / 2),
  brackets: (size: number) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  'powers of ten': (size: number) => '1 × 10 '.repeat(size / 7),
  'powers of LaTeX': (size: number) => `$${'10^{'.repeat(size / 4)}$`,
  'numbered lines': (size: number) => '1. 2\n'.repeat(size / 5),
  'grouped lines': (size: number) => '1 234\n'.repeat(size / 6),
  Chinese: (size: number) => '漢'.repeat(size),
};

/**
 * Returns the example with each option of its choices, such as a color in hexadecimal and as RGB.
 */
function examplesOf({ example, requestJsonSchema }: Tool): readonly object[] {
  const choices = Object.entries(requestJsonSchema().properties).flatMap(
    ([name, { enum: options = [] }]) => options.map((option) => ({ ...example, [name]: option })),
  );
  return choices.length > 0 ? choices : [example];
}

const fields = formedFields.map(({ tool, name, path }) => ({
  path,
  run: specs.get(tool.slug)?.run,
  requestsFor: (text: string) => examplesOf(tool).map((example) => ({ ...example, [name]: text })),
}));

test.each(fields)('$path reads or refuses each of them in linear time', ({ run, requestsFor }) => {
  const runs = Object.entries(attacks).map(([name, attack]) => {
    const requests = new Map<number, readonly object[]>();
    const attackWith = (size: number) => {
      const attacking = requests.get(size) ?? requestsFor(attack(size));
      requests.set(size, attacking);
      for (const request of attacking) {
        try {
          run?.(request as never);
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'ToolError') throw error;
        }
      }
    };
    return [name, attackWith] as const;
  });
  expectEachLinear(8_000, Object.fromEntries(runs));
});
