import { expect, test } from 'vitest';
import { changedLists } from '../../../scripts/tool-lists.ts';

test('the package, the registry and the README list the tools of all folders', () => {
  const outdated = changedLists().map(([file]) => file);
  expect(outdated, 'Run: npm run tool:lists').toEqual([]);
});
