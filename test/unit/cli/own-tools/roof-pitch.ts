import { defineTool } from 'toolworker/core';
import { z } from 'zod';

const meters = z.number().positive();

export const roofPitchTool = defineTool({
  slug: 'roof-pitch',
  operation: 'calculate-roof-pitch',
  name: 'Roof Pitch',
  category: 'Building',
  description: 'Computes the pitch of a roof from its rise and run.',
  request: z.object({ rise: meters.meta({ description: 'How far it rises.' }), run: meters }),
  result: z.object({ percent: z.number() }),
  example: { rise: 3, run: 4 },
  run: ({ rise, run }) => ({ percent: (rise / run) * 100 }),
});

export default roofPitchTool;
