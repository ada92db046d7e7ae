import { toJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { createClient, defineTool } from '../src/core.ts';
import { number, object, optional } from '../src/fields/index.ts';
import { bmiCalculatorTool } from '../src/tools/bmi-calculator/index.ts';
import { calculateRoofPitch, example, info, roofPitchTools } from './roof-pitch.ts';

// The compiler refuses definitions whose schemas and function disagree. The tools that it accepts are never run, since
// their results are wrong.

interface Pitch {
  percent: number;
}

const valibotRequest = valibot.object({ rise: valibot.number(), run: valibot.number() });
const valibotResult = valibot.object({ percent: valibot.number() });
const miniRequest = mini.object({ rise: mini.number(), run: mini.number() });
const miniResult = mini.object({ percent: mini.number() });

const schemas = {
  fields: {
    request: object({ rise: number(), run: number() }),
    result: object({ percent: number() }),
  },
  zod: {
    request: z.object({ rise: z.number(), run: z.number() }),
    result: z.object({ percent: z.number() }),
  },
  mini: {
    request: miniRequest,
    requestJsonSchema: mini.toJSONSchema(miniRequest),
    result: miniResult,
    resultJsonSchema: mini.toJSONSchema(miniResult),
  },
  valibot: {
    request: valibotRequest,
    requestJsonSchema: toJsonSchema(valibotRequest),
    result: valibotResult,
    resultJsonSchema: toJsonSchema(valibotResult),
  },
  arkType: {
    request: type({ rise: 'number', run: 'number' }),
    result: type({ percent: 'number' }),
  },
};

const run = calculateRoofPitch;
const words = { ...info, example };
const ofFields = { ...words, ...schemas.fields };
const ofZod = { ...words, ...schemas.zod };
const ofMini = { ...words, ...schemas.mini };
const ofValibot = { ...words, ...schemas.valibot };
const ofArkType = { ...words, ...schemas.arkType };

describe('a function that agrees with the schemas', () => {
  test('may be written inline, be async, and omit optional fields', () => {
    for (const tool of [
      defineTool({ ...ofFields, run: ({ rise, run: length }) => ({ percent: rise / length }) }),
      defineTool({ ...ofZod, run: async ({ rise }) => ({ percent: rise }) }),
      defineTool({
        ...ofMini,
        run: ({ rise }, { signal }) => ({ percent: signal.aborted ? 0 : rise }),
      }),
      defineTool({ ...ofValibot, run }),
      defineTool({ ...ofArkType, run: () => JSON.parse('{"percent":7}') }),
    ]) {
      expectTypeOf(tool.slug).toEqualTypeOf<'roof-pitch'>();
      const percent = async () => (await tool.run(example)).percent;
      expectTypeOf(percent).returns.resolves.toEqualTypeOf<number>();
    }
  });

  test('may return a choice, a list, or one of several shapes', () => {
    const result = z.object({ kind: z.enum(['flat', 'steep']), at: z.array(z.number()) });
    defineTool({
      ...ofZod,
      result,
      run: ({ rise }) => ({ kind: rise > 3 ? 'steep' : 'flat', at: [rise] }),
    });
    const either = z.union([z.object({ percent: z.number() }), z.object({ why: z.string() })]);
    defineTool({
      ...ofZod,
      result: either,
      run: ({ rise }) => (rise > 0 ? { percent: rise } : { why: 'flat' }),
    });
    const named: z.ZodType<Pitch, Pitch> = schemas.zod.result;
    defineTool({ ...ofZod, result: named, run });
    defineTool({ ...ofZod, result: z.record(z.string(), z.number()), run });
    defineTool({ ...ofZod, result: z.looseObject({}), run });
  });
});

describe('a function with another request', () => {
  const inWords = ({ rise }: { readonly rise: string }) => ({ percent: rise.length });

  test('is refused', () => {
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofFields, run: inWords });
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofZod, run: inWords });
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofMini, run: inWords });
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofValibot, run: inWords });
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofArkType, run: inWords });
    // @ts-expect-error: a roof has no width
    defineTool({ ...ofZod, run: ({ width }) => ({ percent: width }) });
  });
});

describe('a function with another result', () => {
  test('is refused if its type differs', () => {
    const text = () => ({ percent: '75' });
    // @ts-expect-error: a percentage is a number
    defineTool({ ...ofFields, run: text });
    // @ts-expect-error: a percentage is a number
    defineTool({ ...ofZod, run: text });
    // @ts-expect-error: a percentage is a number
    defineTool({ ...ofMini, run: text });
    // @ts-expect-error: a percentage is a number
    defineTool({ ...ofValibot, run: text });
    // @ts-expect-error: a percentage is a number
    defineTool({ ...ofArkType, run: text });
  });

  test('is refused if it lacks a field', () => {
    // @ts-expect-error: no percentage
    defineTool({ ...ofFields, run: () => ({}) });
    // @ts-expect-error: no percentage
    defineTool({ ...ofZod, run: async () => ({}) });
    // @ts-expect-error: no percentage
    defineTool({ ...ofMini, run: () => ({}) });
    // @ts-expect-error: no percentage
    defineTool({ ...ofValibot, run: () => ({}) });
    // @ts-expect-error: no percentage
    defineTool({ ...ofArkType, run: () => ({}) });
    // @ts-expect-error: no result
    defineTool({ ...ofZod, run: () => {} });
  });

  test('is refused if it has another field', () => {
    const more = () => ({ percent: 75, degrees: 37 });
    // @ts-expect-error: the result has no degrees
    defineTool({ ...ofFields, run: more });
    // @ts-expect-error: the result has no degrees
    defineTool({ ...ofZod, run: more });
    // @ts-expect-error: the result has no degrees
    defineTool({ ...ofMini, run: more });
    // @ts-expect-error: the result has no degrees
    defineTool({ ...ofValibot, run: more });
    // @ts-expect-error: the result has no degrees
    defineTool({ ...ofArkType, run: async () => ({ percent: 75, degrees: 37 }) });
  });
});

describe('an example', () => {
  test('is refused if the schema would refuse it', () => {
    // @ts-expect-error: no run
    defineTool({ ...ofFields, run, example: { rise: 3 } });
    // @ts-expect-error: a rise is a number
    defineTool({ ...ofZod, run, example: { rise: '3', run: 4 } });
    // @ts-expect-error: no run
    defineTool({ ...ofMini, run, example: { rise: 3 } });
    // @ts-expect-error: a roof has no width
    defineTool({ ...ofValibot, run, example: { rise: 3, run: 4, width: 5 } });
    // @ts-expect-error: no run
    defineTool({ ...ofArkType, run, example: { rise: 3 } });
  });

  test("is what a caller sends; the function gets the schema's output", () => {
    const request = z.object({
      rise: z.string().transform((digits) => digits.length),
      run: z.number().default(4),
    });
    const requestJsonSchema = {};
    const tool = defineTool({ ...ofZod, request, requestJsonSchema, example: { rise: '3' }, run });
    expectTypeOf(tool.example).toEqualTypeOf<{ rise: string; run?: number | undefined }>();
    // @ts-expect-error: a rise is sent as a string
    defineTool({ ...ofZod, request, requestJsonSchema, example: { rise: 3 }, run });
    const { call } = createClient<readonly [typeof tool]>({ transport: async () => ({}) });
    expectTypeOf(call).toBeCallableWith('roof-pitch', { rise: '3' });
  });
});

test("a result's type tells what JSON carries", () => {
  const branded = z.string().brand<'Name'>();
  const tool = defineTool({
    ...ofZod,
    result: z.object({
      at: z.date(),
      days: z.array(z.date()),
      last: z.date().nullable().optional(),
      url: z.instanceof(URL),
      nested: z.object({ at: z.date(), count: z.number() }),
      name: branded,
      kind: z.enum(['flat', 'steep']),
      anything: z.any(),
      unknown: z.unknown(),
      pair: z.tuple([z.number(), z.date()]),
    }),
    resultJsonSchema: {},
    run: () => JSON.parse('{}'),
  });
  const { call } = createClient<readonly [typeof tool]>({ transport: async () => ({}) });
  const result = async () => call('roof-pitch', example);
  expectTypeOf(result).returns.resolves.toEqualTypeOf<{
    at: string;
    days: string[];
    last?: string | null | undefined;
    url: string;
    nested: { at: string; count: number };
    name: z.infer<typeof branded>;
    kind: 'flat' | 'steep';
    // biome-ignore lint/suspicious/noExplicitAny: the schema accepts any value.
    anything: any;
    unknown: unknown;
    pair: [number, string];
  }>();
  expectTypeOf(tool.run).returns.resolves.toHaveProperty('at').toBeString();
});

describe('a schema that cannot describe itself', () => {
  test('needs a JSON Schema beside it', () => {
    const { requestJsonSchema: _p, ...miniWithoutSchema } = ofMini;
    const { resultJsonSchema: _r, ...valibotWithoutSchema } = ofValibot;
    const lacking = () => {
      // @ts-expect-error: no JSON Schema
      defineTool({ ...miniWithoutSchema, run });
      // @ts-expect-error: no JSON Schema
      defineTool({ ...valibotWithoutSchema, run });
    };
    expectTypeOf(lacking).returns.toBeVoid();
  });
});

describe('a schema that does not describe an object', () => {
  test('is refused', () => {
    const list = z.array(z.number());
    const one = () => ({ percent: 1 });
    const refused = () => {
      // @ts-expect-error: a string
      defineTool({ ...ofZod, request: z.string(), example: 'x', run: one });
      // @ts-expect-error: an array
      defineTool({ ...ofZod, request: list, example: [1], run: one });
      // @ts-expect-error: an array
      defineTool({ ...ofZod, result: list, run: () => [1] });
      // @ts-expect-error: a number
      defineTool({ ...ofZod, result: z.number(), run: () => 1 });
    };
    expectTypeOf(refused).returns.toBeVoid();
  });
});

describe('object()', () => {
  test('knows which fields are optional', () => {
    const request = object({
      rise: number(),
      run: optional(number(), 4),
      more: optional(number()),
    });
    type Types = NonNullable<(typeof request)['~standard']['types']>;
    expectTypeOf<{ rise: 3 }>().toExtend<Types['input']>();
    expectTypeOf<{ run: 4 }>().not.toExtend<Types['input']>();
    expectTypeOf<Types['output']>().toEqualTypeOf<{
      readonly rise: number;
      readonly run: number;
      readonly more: number | undefined;
    }>();
  });

  test('refuses a description of an unknown field, and a nested object', () => {
    // @ts-expect-error: a roof has no width
    object({ rise: number() }, { width: 'How wide.' });
    // @ts-expect-error: an object is not a field
    const nested = () => object({ roof: object({ rise: number() }) });
    expectTypeOf(nested).toBeFunction();
  });
});

describe('a list of tools', () => {
  test('keeps its type, whatever the schemas', () => {
    const tools = [...Object.values(roofPitchTools)];
    expectTypeOf(tools[0]?.slug).toEqualTypeOf<'roof-pitch' | undefined>();
  });

  test('gives a client its types, as an array without `as const` too', () => {
    const areaTool = defineTool({
      ...ofZod,
      slug: 'area',
      request: z.object({ length: z.number() }),
      result: z.object({ area: z.number() }),
      example: { length: 3 },
      run: ({ length }) => ({ area: length * length }),
    });
    const tools = [bmiCalculatorTool, roofPitchTools.zod, areaTool];
    const { call } = createClient<typeof tools>({ transport: async () => ({}) });
    expectTypeOf(call).parameter(0).toEqualTypeOf<'bmi-calculator' | 'roof-pitch' | 'area'>();
    const area = async () => (await call('area', { length: 3 })).area;
    expectTypeOf(area).returns.resolves.toEqualTypeOf<number>();
    const bmi = async () => (await call('bmi-calculator', bmiCalculatorTool.example)).bmi;
    expectTypeOf(bmi).returns.resolves.toEqualTypeOf<number>();
    // @ts-expect-error: a length is a number
    const wrong = () => call('area', { length: '3' });
    // @ts-expect-error: another tool's request
    const other = () => call('roof-pitch', { length: 3 });
    // @ts-expect-error: not in the list
    const missing = () => call('percentage-of', { x: 7, y: 100 });
    expectTypeOf([wrong, other, missing]).toBeArray();
  });
});
