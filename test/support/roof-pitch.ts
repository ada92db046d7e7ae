import { toJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as valibot from 'valibot';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { defineTool } from '../../src/core.ts';
import { number, object } from '../../src/fields/index.ts';

// One tool, defined with the schemas of five validators.

export const info = {
  slug: 'roof-pitch',
  operation: 'calculate-roof-pitch',
  name: 'Roof Pitch',
  category: 'Building',
  description: 'Computes the pitch of a roof from its rise and run.',
} as const;

export const example = { rise: 3, run: 4 };

export function calculateRoofPitch({ rise, run }: { readonly rise: number; readonly run: number }) {
  return { percent: (rise / run) * 100 };
}

const ours = {
  request: object({ rise: number({ exclusiveMinimum: 0 }), run: number({ exclusiveMinimum: 0 }) }),
  result: object({ percent: number() }),
};

const ofZod = {
  request: z.object({ rise: z.number().positive(), run: z.number().positive() }),
  result: z.object({ percent: z.number() }),
};

const ofMini = {
  request: mini.object({
    rise: mini.number().check(mini.positive()),
    run: mini.number().check(mini.positive()),
  }),
  result: mini.object({ percent: mini.number() }),
};

const length = valibot.pipe(valibot.number(), valibot.gtValue(0));
const ofValibot = {
  request: valibot.object({ rise: length, run: length }),
  result: valibot.object({ percent: valibot.number() }),
};

const ofArkType = {
  request: type({ rise: 'number > 0', run: 'number > 0' }),
  result: type({ percent: 'number' }),
};

const run = calculateRoofPitch;

export const roofPitchTools = {
  fields: defineTool({ ...info, ...ours, example, run }),
  zod: defineTool({ ...info, ...ofZod, example, run }),
  'zod/mini': defineTool({
    ...info,
    ...ofMini,
    requestJsonSchema: mini.toJSONSchema(ofMini.request, { io: 'input' }),
    resultJsonSchema: mini.toJSONSchema(ofMini.result),
    example,
    run,
  }),
  valibot: defineTool({
    ...info,
    ...ofValibot,
    requestJsonSchema: toJsonSchema(ofValibot.request),
    resultJsonSchema: toJsonSchema(ofValibot.result),
    example,
    run,
  }),
  ArkType: defineTool({ ...info, ...ofArkType, example, run }),
};
