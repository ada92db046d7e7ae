import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createHandler, defineTool, runTool, ToolError } from '../../../src/core.ts';
import { number, object, optional } from '../../../src/fields/index.ts';
import type { StandardIssue } from '../../../src/schema/standard-schema.ts';
import type { Tool } from '../../../src/tool.ts';
import { defineOwnTool } from '../../support/define-own-tool.ts';
import { example, info, roofPitchTools } from '../../support/roof-pitch.ts';
import { post } from '../../support/test-spec.ts';

const postTo = (tool: Tool, request: object | string) =>
  post(tool.slug, request, createHandler({ tools: [tool] }));

/** Expects that a request hits a fault of the host, which only the console shows. */
async function expectFault(tool: Tool, request: object, cause: string): Promise<void> {
  const fault = { status: 500, body: { ok: false, error: 'Internal error' } };
  expect(await postTo(tool, request)).toEqual(fault);
  const { calls } = vi.mocked(console.error).mock;
  expect(calls.map(([error]) => String(error))).toEqual([cause]);
  vi.mocked(console.error).mockClear();
}

/** Returns a Standard Schema without a JSON Schema of its own. */
function schemaThat(validate: () => object) {
  return { '~standard': { version: 1, vendor: 'test', validate } };
}

describe('a request that the schema refuses', () => {
  const two = [
    { message: 'bad', path: ['a'] },
    { message: 'ugly', path: ['b'] },
  ];

  test.each<[readonly StandardIssue[], string]>([
    [[{ message: 'tab\tand\u0007bell', path: ['a'] }], 'a: tab and\\u0007bell'],
    [[{ message: 'over\u202eride', path: ['\u2066a'] }], '\\u2066a: over\\u202eride'],
    [two, 'a: bad; b: ugly'],
    [[{ message: 'both are wrong' }], 'request body: both are wrong'],
    [[], 'request body: not valid'],
  ])('is answered with one printable line: %j', async (issues, error) => {
    const request = schemaThat(() => ({ issues }));
    const tool = defineOwnTool({ request, requestJsonSchema: {} });
    expect(await postTo(tool, {})).toEqual({ status: 400, body: { ok: false, error } });
  });

  test.each([
    [{ count: 1 }, 'count: expected an even one'],
    [{ count: 4 }, 'request: not four'],
    [{ count: 6 }, 'count: not six'],
  ])('may be refused later, as a whole: %j', async (given, error) => {
    const isEven = async (count: number) => count % 2 === 0;
    const request = z
      .object({ count: z.number().refine(isEven, 'expected an even one') })
      .refine(({ count }) => count !== 4, 'not four')
      .refine(({ count }) => count !== 6, { path: ['count'], message: 'not six' });
    await expect(defineOwnTool({ request }).run(given)).rejects.toEqual(new ToolError(error));
  });
});

test.each([
  [valibot.object({ sides: valibot.array(valibot.number()) })],
  [type({ sides: 'number[]' })],
])(
  'a number beyond the range of a double is refused if the validator accepts it: %#',
  async (request) => {
    const run = ({ sides }: { readonly sides: readonly number[] }) => ({ sides });
    const tool = defineOwnTool({ request, requestJsonSchema: {}, run });
    const deep = `${'['.repeat(50_000)}1e999${']'.repeat(50_000)}`;
    for (const [body, outcome] of [
      ['{"sides":[1,1e999]}', { error: 'sides.1: expected a finite number, got Infinity' }],
      ['{"sides":[1,-1e999]}', { error: 'sides.1: expected a finite number, got -Infinity' }],
      ['{"sides":[],"":-1e999}', { ok: false }],
      [`{"sides":[],"deep":${deep}}`, { ok: false }],
      ['{"sides":[1e308]}', { result: { sides: [1e308] } }],
    ] as const) {
      expect((await postTo(tool, body)).body).toMatchObject(outcome);
    }
    const self: Record<string, unknown> = { sides: [1] };
    self.self = self;
    expect(await tool.run(self)).toEqual({ sides: [1] });
  },
);

describe.each(Object.entries(roofPitchTools))('a tool of %s', (_, tool) => {
  const throwing = Object.defineProperty({}, 'rise', {
    enumerable: true,
    get: () => {
      throw new RangeError('from a getter');
    },
  });
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();

  test('refuses what is not a JSON object', async () => {
    const refused = new ToolError('request: expected an object');
    const slug: string = tool.slug;
    const primitives = [undefined, null, 'rise=3', 7, 7n, Symbol('rise')];
    for (const request of [...primitives, [], [3], () => {}, new Date(), throwing, revoked]) {
      await expect(runTool(slug, request, { tools: [tool] })).rejects.toEqual(refused);
    }
  });

  class Roof {
    rise = 3;
    run = 4;
  }

  test.each([
    ['a class instance', new Roof()],
    ['a Proxy', new Proxy(example, {})],
    ['no prototype', Object.create(null, Object.getOwnPropertyDescriptors(example))],
    ['another prototype', JSON.parse('{"rise": 3, "run": 4, "__proto__": {"rise": 9}}')],
  ])('accepts %s', async (_, request) => {
    expect(await tool.run(request)).toEqual({ percent: 75 });
  });
});

describe('an error of the host', () => {
  const throwing = (thrown: unknown) => () => {
    throw thrown;
  };
  const failing = throwing(new RangeError('no clock'));
  const time = { schema: {}, expected: () => 'a time', read: () => undefined };

  test.each<[string, object, string]>([
    ['an error', { run: throwing(new RangeError('no roof')) }, 'RangeError: no roof'],
    ['a value', { run: throwing('no roof') }, 'no roof'],
    ...[
      { request: schemaThat(failing), requestJsonSchema: {} },
      ...['read', 'expected', 'decode', 'describe'].map((part) => ({
        request: object({ at: { ...time, [part]: failing } }),
      })),
    ].map((parts): [string, object, string] => ['in a schema', parts, 'RangeError: no clock']),
  ])('is only logged: %s', async (_, parts, cause) => {
    await expectFault(defineOwnTool(parts), { at: 'noon' }, cause);
  });

  const error = 'rise: expected a roof';

  test.each([
    ['of this package', new ToolError(error)],
    ['of another copy', Object.assign(new Error(error), { name: 'ToolError' })],
  ])('is not logged if `run` throws a ToolError %s', async (_, thrown) => {
    const refused = { status: 400, body: { ok: false, error } };
    expect(await postTo(defineOwnTool({ run: throwing(thrown) }), {})).toEqual(refused);
  });
});

describe('a wrong result', () => {
  const jsonSchema = { resultJsonSchema: {} };
  const results = {
    fields: { result: object({ percent: number() }) },
    zod: { result: z.object({ percent: z.number() }) },
    valibot: { result: valibot.object({ percent: valibot.number() }), ...jsonSchema },
    ArkType: { result: type({ percent: 'number' }) },
  };

  test.each<[unknown, keyof typeof results, string]>([
    [{ percent: Number.NaN }, 'fields', 'percent: expected a number, got NaN'],
    [{ percent: Number.NaN }, 'zod', 'percent: expected number, received NaN'],
    [{ percent: Number.NaN }, 'valibot', 'percent: expected number but received NaN'],
    [{ percent: Number.NaN }, 'ArkType', 'percent: expected a number (was NaN)'],
    [{ percent: -Infinity }, 'fields', 'percent: expected a number, got -Infinity'],
    [{ percent: -Infinity }, 'zod', 'percent: expected number, received -Infinity'],
    [{ percent: -Infinity }, 'valibot', 'percent: expected a finite number, got -Infinity'],
    [{ percent: -Infinity }, 'ArkType', 'percent: expected a finite number, got -Infinity'],
    [{}, 'fields', 'percent: required, a number'],
    [{}, 'zod', 'percent: required, number'],
    [{}, 'valibot', 'percent: required'],
    [{}, 'ArkType', 'percent: required, a number'],
    [undefined, 'fields', 'result: required, an object'],
    [undefined, 'zod', 'result: required, object'],
    [undefined, 'valibot', 'result: required, Object'],
    [undefined, 'ArkType', 'result: required, an object'],
  ])('%j is never returned by a tool of %s', async (computed, validator, line) => {
    const tool = defineOwnTool({ ...results[validator], run: () => computed });
    await expectFault(tool, {}, `TypeError: roof-pitch: ${line}`);
  });

  const self: Record<string, unknown> = {};
  self.within = [{ self }];
  const notCarried = 'expected a value that JSON can carry, got';
  const noObject = 'result: expected a JSON object, got';

  test.each<[unknown, string]>([
    [undefined, `${noObject} undefined`],
    [null, `${noObject} null`],
    [[1], `${noObject} an array`],
    [new Date(0), `${noObject} a Date`],
    [{ at: [1, Number.NaN] }, 'at.1: expected a finite number, got NaN'],
    [{ a: { b: 7n } }, `a.b: ${notCarried} a bigint`],
    [{ a: [1, undefined] }, `a.1: ${notCarried} undefined`],
    [self, 'result: expected an object without circular references, got a circular one'],
  ])('is refused even if its schema accepts it: $0', async (computed, line) => {
    const tool = defineOwnTool({ result: z.any(), run: () => computed });
    await expectFault(tool, {}, `TypeError: roof-pitch: ${line}`);
  });
});

test('a result is what JSON writes', async () => {
  const shared = { x: -0 };
  const run = () => ({
    at: new Date(0),
    url: new URL('https://shop.test/'),
    both: [shared, shared],
    none: undefined,
    name: 'Infinity',
    price: { toJSON: () => ({ cents: 7n.toString() }) },
    __proto__: { inherited: 1 },
  });
  const tool = defineOwnTool({ result: z.any(), run });
  const result = {
    ...{ at: '1970-01-01T00:00:00.000Z', url: 'https://shop.test/', both: [{ x: 0 }, { x: 0 }] },
    ...{ name: 'Infinity', price: { cents: '7' } },
  };
  expect(await tool.run({})).toStrictEqual(result);
  expect((await postTo(tool, {})).body).toStrictEqual({ ok: true, result });
});

test('an omitted field of a result is omitted in the response', async () => {
  const tool = defineTool({
    ...info,
    request: object({ rise: optional(number(), 3), note: optional(number()) }),
    result: object({ rise: number(), note: optional(number()) }),
    example: {},
    run: ({ rise, note }) => ({ rise, ...(note !== undefined && { note }) }),
  });
  expect(await tool.run({ note: null })).toStrictEqual({ rise: 3 });
  expect(await tool.run({ rise: -0, note: 1 })).toStrictEqual({ rise: 0, note: 1 });
});

test('schemas apply defaults and transforms before and after the function', async () => {
  const tool = defineTool({
    ...info,
    request: z.object({ name: z.string().trim(), times: z.number().default(2) }),
    result: z.object({ at: z.date().transform((date) => date.toISOString()), text: z.string() }),
    resultJsonSchema: {},
    example: { name: 'Ann' },
    run: ({ name, times }) => ({ at: new Date(0), text: name.repeat(times) }),
  });
  const result = { at: '1970-01-01T00:00:00.000Z', text: 'AnnAnn' };
  expect((await postTo(tool, { name: ' Ann ' })).body.result).toEqual(result);
  expect(tool.requestJsonSchema().required).toEqual(['name']);
});

describe('an abort signal', () => {
  const reason = new Error('nobody waits');
  /** Returns a tool that waits for the signal, which is aborted once it waits. */
  const waitingFor = (controller: AbortController) =>
    defineOwnTool({
      run: (_: object, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          controller.abort(reason);
        }),
    });

  test('ends a run without a log entry, and rejects a call by name', async () => {
    const leaving = new AbortController();
    const handle = createHandler({ tools: [waitingFor(leaving)] });
    const url = 'https://shop.test/api/roof-pitch';
    const { signal } = leaving;
    const response = await handle(new Request(url, { method: 'POST', body: '{}', signal }));
    expect(response.status).toBe(500);
    const controller = new AbortController();
    const options = { tools: [waitingFor(controller)], signal: controller.signal };
    await expect(runTool('roof-pitch', {}, options)).rejects.toBe(reason);
  });

  test('reaches the function even if the caller passes none', async () => {
    const run = (_: object, { signal }: { readonly signal: AbortSignal }) => ({
      aborted: signal.aborted,
    });
    const tool = defineOwnTool({ run });
    expect(await tool.run({})).toEqual({ aborted: false });
    expect(await runTool('roof-pitch', {}, { tools: [tool] })).toEqual({ aborted: false });
  });
});
