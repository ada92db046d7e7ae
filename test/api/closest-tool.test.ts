import { expect, test } from 'vitest';
import { closestTool } from '../../src/api/closest-tool.ts';

const slugs = ['roof-pitch', 'roof-area', 'Stair_Rise', 'x'];

test.each([
  ['roof-pitch', 'roof-pitch'],
  ['roofpitch', 'roof-pitch'],
  ['ROOF_PITCH', 'roof-pitch'],
  ['roof-pich', 'roof-pitch'],
  ['roof-pitches', 'roof-pitch'],
  ['roof', 'roof-pitch'],
  ['roof-a', 'roof-area'],
  ['stair', 'Stair_Rise'],
  ['pitch', undefined],
  ['x', 'x'],
  ['r', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('%j means %j', (name, slug) => {
  expect(closestTool(name, slugs)).toBe(slug);
});

test('means nothing if there are no tools', () => {
  expect(closestTool('roof-pitch', [])).toBeUndefined();
});
