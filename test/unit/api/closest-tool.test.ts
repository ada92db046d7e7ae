import { expect, test } from 'vitest';
import { closestTool } from '../../../src/api/closest-tool.ts';

const tools = [
  { slug: 'roof-pitch', operation: 'calculate-pitch' },
  { slug: 'roof-area', operation: 'measureArea' },
  { slug: 'Stair_Rise', operation: 'roof' },
  { slug: 'x', operation: 'roof-rea' },
];

test.each([
  ['roof-pitch', 'roof-pitch'],
  ['roofpitch', 'roof-pitch'],
  ['ROOF_PITCH', 'roof-pitch'],
  ['roof-pich', 'roof-pitch'],
  ['roof-pitches', 'roof-pitch'],
  ['ro', 'roof-pitch'],
  ['roo', 'roof-pitch'],
  ['roof', 'Stair_Rise'],
  ['roof-rea', 'x'],
  ['calculate-pitch', 'roof-pitch'],
  ['calculatePitch', 'roof-pitch'],
  ['Calculate_Pitch', 'roof-pitch'],
  ['measure-area', 'roof-area'],
  ['calculate-pitc', undefined],
  ['calculate-pith', undefined],
  ['calculate', undefined],
  ['roof-a', 'roof-area'],
  ['stair', 'Stair_Rise'],
  ['pitch', undefined],
  ['x', 'x'],
  ['r', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('suggests for %j: %j', (name, slug) => {
  expect(closestTool(name, tools)).toBe(slug);
});

test('suggests nothing without tools', () => {
  expect(closestTool('roof-pitch', [])).toBeUndefined();
});
