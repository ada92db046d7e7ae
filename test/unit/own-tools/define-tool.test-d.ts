import { toJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as valibot from 'valibot';
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { createClient, defineTool } from '../../../src/core.ts';
import { choice, number, object, optional } from '../../../src/fields/index.ts';
import { bmiCalculatorTool } from '../../../src/tools/bmi-calculator/index.ts';
import {
  example,
  info,
  roofPitchTools,
  calculateRoofPitch as run,
} from '../../support/roof-pitch.ts';

const words = { ...info, example };
const ofFields = {
  ...words,
  request: object({ rise: number(), run: number() }),
  result: object({ percent: number() }),
};
const ofZod = {
  ...words,
  request: z.object({ rise: z.number(), run: z.number() }),
  result: z.object({ percent: z.number() }),
};
const withoutJsonSchema = {
  ...words,
  request: mini.object({ rise: mini.number(), run: mini.number() }),
  result: mini.object({ percent: mini.number() }),
};
const ofMini = {
  ...withoutJsonSchema,
  requestJsonSchema: mini.toJSONSchema(withoutJsonSchema.request),
  resultJsonSchema: mini.toJSONSchema(withoutJsonSchema.result),
};
const valibotResult = valibot.object({ percent: valibot.number() });
const ofValibot = {
  ...words,
  request: valibot.object({ rise: valibot.number(), run: valibot.number() }),
  requestJsonSchema: {},
  result: valibotResult,
  resultJsonSchema: toJsonSchema(valibotResult),
};
const ofArkType = {
  ...words,
  request: type({ rise: 'number', run: 'number' }),
  result: type({ percent: 'number' }),
};

const transport = async () => ({});

test('a function may be written inline, be async, and omit its parameters', () => {
  for (const tool of [
    defineTool({ ...ofFields, run: ({ rise, run: length }) => ({ percent: rise / length }) }),
    defineTool({ ...ofZod, run: async ({ rise }) => ({ percent: rise }) }),
    defineTool({ ...ofMini, run: (_, { signal }) => ({ percent: signal.aborted ? 0 : 1 }) }),
    defineTool({ ...ofValibot, run }),
    defineTool({ ...ofArkType, run: () => JSON.parse('{"percent":7}') }),
  ]) {
    expectTypeOf(tool.slug).toEqualTypeOf<'roof-pitch'>();
    const percent = async () => (await tool.run(example)).percent;
    expectTypeOf(percent).returns.resolves.toEqualTypeOf<number>();
  }
});

test('a function may return a choice, a list, or one of several shapes', () => {
  const result = z.object({ kind: z.enum(['flat', 'steep']), at: z.array(z.number()) });
  const kindOf = (rise: number) => (rise > 3 ? 'steep' : 'flat');
  defineTool({ ...ofZod, result, run: ({ rise }) => ({ kind: kindOf(rise), at: [rise] }) });
  const either = z.union([z.object({ percent: z.number() }), z.object({ why: z.string() })]);
  defineTool({
    ...ofZod,
    result: either,
    run: ({ rise }) => (rise > 0 ? { percent: rise } : { why: 'flat' }),
  });
  const named: z.ZodType<{ percent: number }, { percent: number }> = ofZod.result;
  defineTool({ ...ofZod, result: named, run });
  defineTool({ ...ofZod, result: z.record(z.string(), z.number()), run });
  defineTool({ ...ofZod, result: z.looseObject({}), run });
});

test('a function with another request is refused', () => {
  const inWords = ({ rise }: { readonly rise: string }) => ({ percent: rise.length });
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

test('a function with another result is refused', () => {
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
  // @ts-expect-error: no percentage
  defineTool({ ...ofFields, run: () => ({}) });
  // @ts-expect-error: no percentage
  defineTool({ ...ofZod, run: async () => ({}) });
  // @ts-expect-error: no result
  defineTool({ ...ofZod, run: () => {} });
  const more = () => ({ percent: 75, degrees: 37 });
  // @ts-expect-error: the result has no degrees
  defineTool({ ...ofFields, run: more });
  // @ts-expect-error: the result has no degrees
  defineTool({ ...ofValibot, run: more });
  // @ts-expect-error: the result has no degrees
  defineTool({ ...ofArkType, run: async () => more() });
});

test('an example that the schema would refuse is refused', () => {
  // @ts-expect-error: no run
  defineTool({ ...ofFields, run, example: { rise: 3 } });
  // @ts-expect-error: a rise is a number
  defineTool({ ...ofZod, run, example: { rise: '3', run: 4 } });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofValibot, run, example: { rise: 3, run: 4, width: 5 } });
});

const kind = ['flat', 'steep'] as const;
const ofChoice = {
  fields: {
    ...words,
    request: object({ kind: choice(kind) }),
    result: object({ kind: choice(kind) }),
  },
  zod: {
    ...words,
    request: z.object({ kind: z.enum(kind).meta({ title: 'Kind', 'x-unit': 'm' }) }),
    result: z.object({ kind: z.enum(kind) }),
  },
  valibot: {
    ...words,
    request: valibot.object({ kind: valibot.picklist(kind) }),
    requestJsonSchema: {},
    result: valibot.object({ kind: valibot.picklist(kind) }),
    resultJsonSchema: {},
  },
  ArkType: {
    ...words,
    request: type({ kind: type("'flat'|'steep'").configure({ title: 'Kind', 'x-unit': 'm' }) }),
    result: type({ kind: "'flat'|'steep'" }),
  },
};

test('records have names and options of the schemas', () => {
  const rest = {
    example: { kind: 'flat' },
    run: (given: { readonly kind: 'flat' | 'steep' }) => given,
  } as const;
  const requestFields = { kind: { labels: { flat: 'Flat' }, hint: '' } };
  const resultFields = { kind: { labels: { steep: 'Steep' }, onlyWith: 'kind' } } as const;
  const records = { ...rest, requestFields, resultFields };
  defineTool({ ...ofChoice.fields, ...records });
  defineTool({ ...ofChoice.zod, ...records });
  defineTool({ ...ofChoice.valibot, ...records });
  defineTool({ ...ofChoice.ArkType, ...records });
  const otherOption = { kind: { labels: { round: 'Round' } } };
  // @ts-expect-error: no roof is round
  defineTool({ ...ofChoice.fields, ...rest, requestFields: otherOption });
  // @ts-expect-error: no roof is round
  defineTool({ ...ofChoice.zod, ...rest, requestFields: otherOption });
  // @ts-expect-error: no roof is round
  defineTool({ ...ofChoice.valibot, ...rest, requestFields: otherOption });
  // @ts-expect-error: no roof is round
  defineTool({ ...ofChoice.ArkType, ...rest, requestFields: otherOption });
  // @ts-expect-error: no roof is round
  defineTool({ ...ofChoice.zod, ...rest, resultFields: otherOption });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofChoice.fields, ...rest, requestFields: { width: { money: true } } });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofChoice.zod, ...rest, requestFields: { width: { money: true } } });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofChoice.valibot, ...rest, resultFields: { width: { money: true } } });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofChoice.ArkType, ...rest, resultFields: { width: { money: true } } });
  // @ts-expect-error: a roof has no width
  defineTool({ ...ofChoice.zod, ...rest, resultFields: { kind: { onlyWith: 'width' } } });
});

test("an example is what a caller sends; the function gets the schema's output", () => {
  const request = z.object({
    rise: z.string().transform((digits) => digits.length),
    run: z.number().default(4),
  });
  const requestJsonSchema = {};
  const tool = defineTool({ ...ofZod, request, requestJsonSchema, example: { rise: '3' }, run });
  expectTypeOf(tool.example).toEqualTypeOf<{ rise: string; run?: number | undefined }>();
  // @ts-expect-error: a rise is sent as a string
  defineTool({ ...ofZod, request, requestJsonSchema, example: { rise: 3 }, run });
  const { call } = createClient<readonly [typeof tool]>({ transport });
  expectTypeOf(call).toBeCallableWith('roof-pitch', { rise: '3' });
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
  const { call } = createClient<readonly [typeof tool]>({ transport });
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

test('a schema that cannot describe itself needs a JSON Schema beside it', () => {
  // @ts-expect-error: no JSON Schema of the request and the result
  defineTool({ ...withoutJsonSchema, run });
  const { requestJsonSchema: _, ...withoutRequest } = ofValibot;
  // @ts-expect-error: no JSON Schema of the request
  defineTool({ ...withoutRequest, run });
  const { resultJsonSchema: _result, ...withoutResult } = ofValibot;
  // @ts-expect-error: no JSON Schema of the result
  defineTool({ ...withoutResult, run });
});

test('a schema that does not describe an object is refused', () => {
  const list = z.array(z.number());
  const one = () => ({ percent: 1 });
  // @ts-expect-error: a string
  defineTool({ ...ofZod, request: z.string(), example: 'x', run: one });
  // @ts-expect-error: an array
  defineTool({ ...ofZod, request: list, example: [1], run: one });
  // @ts-expect-error: an array
  defineTool({ ...ofZod, result: list, run: () => [1] });
  // @ts-expect-error: a number
  defineTool({ ...ofZod, result: z.number(), run: () => 1 });
});

test('object() knows its fields and which are optional', () => {
  const request = object({ rise: number(), run: optional(number(), 4), more: optional(number()) });
  type Types = NonNullable<(typeof request)['~standard']['types']>;
  expectTypeOf<{ rise: 3 }>().toExtend<Types['input']>();
  expectTypeOf<{ run: 4 }>().not.toExtend<Types['input']>();
  expectTypeOf<Types['output']>().toEqualTypeOf<{
    readonly rise: number;
    readonly run: number;
    readonly more: number | undefined;
  }>();
  // @ts-expect-error: a roof has no width
  object({ rise: number() }, { width: 'How wide.' });
  // @ts-expect-error: an object is not a field
  object({ roof: object({ rise: number() }) });
});

test('a list of tools gives a client its types, as an array without `as const` too', () => {
  const areaTool = defineTool({
    ...ofZod,
    slug: 'area',
    request: z.object({ length: z.number() }),
    result: z.object({ area: z.number() }),
    example: { length: 3 },
    run: ({ length }) => ({ area: length * length }),
  });
  const tools = [bmiCalculatorTool, ...Object.values(roofPitchTools), areaTool];
  const { call } = createClient<typeof tools>({ transport });
  expectTypeOf(call).parameter(0).toEqualTypeOf<'bmi-calculator' | 'roof-pitch' | 'area'>();
  const area = async () => (await call('area', { length: 3 })).area;
  expectTypeOf(area).returns.resolves.toEqualTypeOf<number>();
  const bmi = async () => (await call('bmi-calculator', bmiCalculatorTool.example)).bmi;
  expectTypeOf(bmi).returns.resolves.toEqualTypeOf<number>();
  // @ts-expect-error: a length is a number
  call('area', { length: '3' });
  // @ts-expect-error: another tool's request
  call('roof-pitch', { length: 3 });
  // @ts-expect-error: not in the list
  call('percentage-of', { x: 7, y: 100 });
});
