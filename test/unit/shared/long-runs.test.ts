// @module-tag slow

import { expect, test } from 'vitest';
import { numberOfWords } from '../../../src/shared/words.ts';
import { ToolError } from '../../../src/tool-error.ts';

const longest = [
  ['a run', '漢'.repeat(500_000)],
  ['runs with a space between two', `${'漢字 '.repeat(166_666)}漢字`],
  ['a run with letters of other scripts', `ア${'abcdefgh-'.repeat(55_555)}漢字漢字`],
] as const;

test.each(longest)('accepts half a million characters in %s, and no more', (_, most) => {
  const limit = 'text: expected at most 500,000 characters in scripts without spaces';
  const error = new ToolError(`${limit}, got "${most.slice(0, 39)}…"`);
  expect(numberOfWords(`${most} ${'Ab. '.repeat(300_000)}`)).toBeGreaterThan(300_000);
  expect(() => numberOfWords(`${most}a`)).toThrow(error);
  expect(() => numberOfWords(`${most} 漢`)).toThrow(error);
});
