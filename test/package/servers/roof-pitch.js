import { defineTool } from 'toolworker/core';
import { number, object } from 'toolworker/fields';

export const roofPitchTool = defineTool({
  slug: 'roof-pitch',
  operation: 'calculate-roof-pitch',
  name: 'Roof Pitch',
  category: 'Building',
  description: 'Computes the slope of a roof.',
  annotations: { readOnlyHint: true },
  request: object(
    { rise: number({ exclusiveMinimum: 0 }), run: number({ exclusiveMinimum: 0 }) },
    { rise: 'How far the roof rises.', run: 'The level distance over which it rises.' },
  ),
  result: object({ percent: number() }, { percent: 'Rise for 100 of run.' }),
  example: { rise: 3, run: 4 },
  run: ({ rise, run }) => ({ percent: (100 * rise) / run }),
});
