import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createHandler, defineTool, runTool, ToolError } from '../src/core.ts';
import { number, object, optional } from '../src/fields/index.ts';
import type { StandardIssue, StandardSchema } from '../src/standard-schema.ts';
import type { Tool } from '../src/tool.ts';
import { example, info, roofPitchTools } from './roof-pitch.ts';

const origin = 'https://shop.test';

async function post(tool: Tool, request: object, signal?: AbortSignal) {
  const init = { method: 'POST', body: JSON.stringify(request), ...(signal && { signal }) };
  const response = await createHandler({ tools: [tool] })(
    new Request(`${origin}/api/${tool.slug}`, init),
  );
  return { status: response.status, body: await response.json() };
}

/** Returns the messages on the host's console, and clears it. */
function causes(): readonly string[] {
  const { calls } = vi.mocked(console.error).mock;
  const found = calls.map(([cause]) => String(cause));
  vi.mocked(console.error).mockClear();
  return found;
}

const fault = { status: 500, body: { ok: false, error: 'Internal error' } };

/** Returns a schema that reports these issues for any request. */
function finding(issues: readonly StandardIssue[]): StandardSchema<object> {
  return { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues }) } };
}

const anything = z.looseObject({});
const words = { ...info, result: anything, example: {} };

describe('a request that the schema refuses', () => {
  const refusing = (issues: readonly StandardIssue[]) =>
    defineTool({ ...words, request: finding(issues), requestJsonSchema: {}, run: () => ({}) });

  test.each([
    [[{ message: 'tab\tand\u0007bell', path: ['a'] }], 'a: tab and\\u0007bell'],
    [[{ message: 'over\u202eride', path: ['\u2066a'] }], '\\u2066a: over\\u202eride'],
    [
      [
        { message: 'bad', path: ['a'] },
        { message: 'ugly', path: ['b'] },
      ],
      'a: bad; b: ugly',
    ],
    [[{ message: 'both are wrong' }], 'request body: both are wrong'],
    [[], 'request body: not valid'],
  ])('is answered with one printable line: %j', async (issues, error) => {
    expect(await post(refusing(issues), {})).toEqual({ status: 400, body: { ok: false, error } });
  });

  const even = z
    .object({ count: z.number().refine(async (count) => count % 2 === 0, 'expected an even one') })
    .refine(({ count }) => count !== 4, 'not four')
    .refine(({ count }) => count !== 6, { path: ['count'], message: 'not six' });
  const tool = defineTool({ ...words, request: even, example: { count: 2 }, run: () => ({}) });

  test.each([
    [{ count: 1 }, 'count: expected an even one'],
    [{ count: 4 }, 'request body: not four'],
    [{ count: 6 }, 'count: not six'],
  ])('may be refused later, as a whole: %j', async (request, error) => {
    await expect(tool.run(request)).rejects.toEqual(new ToolError(error));
  });
});

describe('a number beyond the range of a double', () => {
  const list = valibot.object({ sides: valibot.array(valibot.number()) });
  const tools = [
    defineTool({
      ...words,
      request: list,
      requestJsonSchema: {},
      result: anything,
      example: { sides: [] },
      run: ({ sides }) => ({ sides }),
    }),
    defineTool({
      ...words,
      request: type({ sides: 'number[]' }),
      example: { sides: [] },
      run: ({ sides }) => ({ sides }),
    }),
  ];

  test.each(tools)('is refused if the validator accepts it: %#', async (tool) => {
    const handle = createHandler({ tools: [tool] });
    const answerTo = async (body: string) =>
      (await handle(new Request(`${origin}/api/roof-pitch`, { method: 'POST', body }))).json();
    const error = 'sides.1: expected a finite number, got Infinity';
    expect(await answerTo('{"sides":[1,1e999]}')).toEqual({ ok: false, error });
    expect(await answerTo('{"sides":[1,-1e999]}')).toEqual({
      ok: false,
      error: error.replace('got ', 'got -'),
    });
    expect(await answerTo('{"sides":[],"":-1e999}')).toHaveProperty('ok', false);
    expect(
      await answerTo(`{"sides":[],"deep":${'['.repeat(50_000)}1e999${']'.repeat(50_000)}}`),
    ).toHaveProperty('ok', false);
    expect(await answerTo('{"sides":[1e308]}')).toEqual({ ok: true, result: { sides: [1e308] } });
    const self: Record<string, unknown> = { sides: [1] };
    self.self = self;
    expect(await tool.run(self)).toEqual({ sides: [1] });
  });
});

describe('an unusual request', () => {
  const throwing = Object.defineProperty({}, 'rise', {
    enumerable: true,
    get: () => {
      throw new RangeError('from a getter');
    },
  });
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();

  test.each(Object.entries(roofPitchTools))(
    'is refused by a tool of %s if it is not a JSON object',
    async (_, tool) => {
      for (const request of [
        undefined,
        null,
        'rise=3',
        7,
        7n,
        Symbol('rise'),
        [],
        [3, 4],
        () => {},
        new Date(),
        throwing,
        revoked,
      ]) {
        await expect(runTool('roof-pitch', request, { tools: [tool] })).rejects.toEqual(
          new ToolError('request body: expected a JSON object'),
        );
      }
    },
  );

  class Roof {
    rise = 3;
    run = 4;
  }

  test.each(Object.entries(roofPitchTools))(
    'is accepted by a tool of %s if it is a class instance or a Proxy',
    async (_, tool) => {
      const inherited = JSON.parse('{"rise": 3, "run": 4, "__proto__": {"rise": 9}}');
      for (const request of [
        new Roof(),
        new Proxy(example, {}),
        Object.create(null, Object.getOwnPropertyDescriptors(example)),
        inherited,
      ]) {
        expect(await tool.run(request)).toEqual({ percent: 75 });
      }
    },
  );
});

describe('an error of the host', () => {
  const request = z.object({ rise: z.number() });
  const words = {
    ...info,
    request,
    result: z.object({ percent: z.number() }),
    example: { rise: 1 },
  };
  const computing = (run: () => never) => defineTool({ ...words, run });

  test.each([
    ['an error', new RangeError('no roof'), 'RangeError: no roof'],
    ['a value', 'no roof', 'no roof'],
  ])('that `run` throws as %s is only logged', async (_, thrown, cause) => {
    const tool = computing(() => {
      throw thrown;
    });
    expect(await post(tool, { rise: 1 })).toEqual(fault);
    expect(causes()).toEqual([cause]);
  });

  const failing = () => {
    throw new RangeError('no clock');
  };
  const time = { schema: {}, expected: () => 'a time', read: () => undefined };

  test.each([
    ['read', { read: failing }],
    ['expected', { expected: failing }],
    ['decode', { decode: failing }],
    ['describe', { describe: failing }],
  ])("that a field's own code throws is logged: %s", async (_, code) => {
    const request = object({ at: { ...time, ...code } });
    const tool = defineTool({
      ...info,
      request,
      result: anything,
      example: {} as never,
      run: () => ({}),
    });
    expect(await post(tool, { at: 'noon' })).toEqual(fault);
    expect(causes()).toEqual(['RangeError: no clock']);
  });

  test('that the schema throws is logged, too', async () => {
    const throwing: StandardSchema<object> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => {
          throw new RangeError('no such schema');
        },
      },
    };
    const tool = defineTool({
      ...info,
      request: throwing,
      requestJsonSchema: {},
      result: anything,
      example: {},
      run: () => ({}),
    });
    expect(await post(tool, {})).toEqual(fault);
    expect(causes()).toEqual(['RangeError: no such schema']);
  });

  /** An error from another copy of the package. */
  const foreign = Object.assign(new Error('rise: expected a roof'), { name: 'ToolError' });

  test.each([
    ['of this package', new ToolError('rise: expected a roof')],
    ['of another copy', foreign],
  ])('is not logged if `run` throws a ToolError %s', async (_, thrown) => {
    const tool = computing(() => {
      throw thrown;
    });
    const error = 'rise: expected a roof';
    expect(await post(tool, { rise: 1 })).toEqual({ status: 400, body: { ok: false, error } });
  });
});

test.each([
  [undefined, 'undefined: request'],
  [{ slug: 'roof-pitch' }, 'roof-pitch: request'],
  [{ slug: 'roof-pitch', request: {} }, 'roof-pitch: request'],
  [{ slug: 'roof-pitch', request: anything, result: 5 }, 'roof-pitch: result'],
])('a definition in plain JavaScript without a schema names it: %j', (definition, place) => {
  const message = `${place}: required, a Standard Schema such as object({ … })`;
  expect(() => Reflect.apply(defineTool, undefined, [definition])).toThrow(new TypeError(message));
});

describe('a wrong result', () => {
  const request = z.object({ computed: z.any() });
  const parts = { ...info, request, example: { computed: 1 } };
  const run = ({ computed }: z.infer<typeof request>) => computed();
  const results = {
    fields: defineTool({ ...parts, run, result: object({ percent: number() }) }),
    zod: defineTool({ ...parts, run, result: z.object({ percent: z.number() }) }),
    valibot: defineTool({
      ...parts,
      run,
      result: valibot.object({ percent: valibot.number() }),
      resultJsonSchema: {},
    }),
    ArkType: defineTool({ ...parts, run, result: type({ percent: 'number' }) }),
  };

  const cause = (line: string) => `TypeError: roof-pitch: ${line}`;
  const wrong: readonly [unknown, Readonly<Record<keyof typeof results, string>>][] = [
    [
      { percent: Number.NaN },
      {
        fields: cause('percent: expected a number, got NaN'),
        zod: cause('percent: expected number, received NaN'),
        valibot: cause('percent: expected number but received NaN'),
        ArkType: cause('percent: expected a number (was NaN)'),
      },
    ],
    [
      { percent: -Infinity },
      {
        fields: cause('percent: expected a number, got -Infinity'),
        zod: cause('percent: expected number, received -Infinity'),
        valibot: cause('percent: expected a finite number, got -Infinity'),
        ArkType: cause('percent: expected a finite number, got -Infinity'),
      },
    ],
    [
      {},
      {
        fields: cause('percent: required, a number'),
        zod: cause('percent: required, number'),
        valibot: cause('percent: required'),
        ArkType: cause('percent: required, a number'),
      },
    ],
    [
      undefined,
      {
        fields: cause('result: required, a JSON object'),
        zod: cause('result: required, object'),
        valibot: cause('result: required, Object'),
        ArkType: cause('result: required, an object'),
      },
    ],
  ];

  describe.each(wrong)('%j', (computed, found) => {
    test.each(Object.entries(results))('is never returned by a tool of %s', async (name, tool) => {
      const withResult = { ...tool, run: () => tool.run({ computed: () => computed }) };
      expect(await post(withResult, {})).toEqual(fault);
      expect(causes()).toEqual([Object.entries(found).find(([key]) => key === name)?.[1]]);
    });
  });

  const self: Record<string, unknown> = {};
  self.within = [{ self }];

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'result: expected a JSON object, got undefined'],
    ['null', null, 'result: expected a JSON object, got null'],
    ['a text', 'flat', 'result: expected a JSON object, got "flat"'],
    ['a list', [1], 'result: expected a JSON object, got an array'],
    ['a function', () => {}, 'result: expected a JSON object, got a function'],
    ['a date', new Date(0), 'result: expected a JSON object, got a Date'],
    ['NaN in a list', { at: [1, Number.NaN] }, 'at.1: expected a finite number, got NaN'],
    ['a bigint', { a: { b: 7n } }, 'a.b: expected a value that JSON can carry, got a bigint'],
    ['a method', { a: () => 1 }, 'a: expected a value that JSON can carry, got a function'],
    ['a symbol', { a: Symbol('a') }, 'a: expected a value that JSON can carry, got a symbol'],
    ['a hole', { a: [1, undefined] }, 'a.1: expected a value that JSON can carry, got undefined'],
    ['a Map', { a: new Map([[1, 2]]) }, 'a: expected a value that JSON can carry, got a Map'],
    [
      'bytes',
      { a: new Uint8Array(2) },
      'a: expected a value that JSON can carry, got a Uint8Array',
    ],
    [
      'a promise',
      { a: Promise.resolve(1) },
      'a: expected a value that JSON can carry, got a Promise',
    ],
    ['a cycle', self, 'result: expected an object that does not contain itself, got one that does'],
  ])('is refused even if its schema accepts %s', async (_, computed, line) => {
    const tool = defineTool({
      ...words,
      request: anything,
      result: z.any(),
      run: () => computed,
    });
    expect(await post(tool, {})).toEqual(fault);
    expect(causes()).toEqual([cause(line)]);
  });

  test('is not what JSON writes in another way', async () => {
    const shared = { x: -0 };
    const tool = defineTool({
      ...words,
      request: anything,
      result: z.any(),
      run: () => ({
        at: new Date(0),
        url: new URL('https://shop.test/'),
        both: [shared, shared],
        none: undefined,
        price: { toJSON: () => ({ cents: 7n.toString() }) },
        __proto__: { inherited: 1 },
      }),
    });
    const result = {
      at: '1970-01-01T00:00:00.000Z',
      url: 'https://shop.test/',
      both: [{ x: 0 }, { x: 0 }],
      price: { cents: '7' },
    };
    expect(await tool.run({})).toStrictEqual(result);
    expect((await post(tool, {})).body).toStrictEqual({ ok: true, result });
  });

  test('is distinguished from a text that says Infinity', async () => {
    const tool = defineTool({ ...words, request: anything, run: () => ({ name: 'Infinity' }) });
    expect((await post(tool, {})).body).toEqual({ ok: true, result: { name: 'Infinity' } });
  });
});

describe('an abort signal', () => {
  const waiting = defineTool({
    ...words,
    request: anything,
    run: (_, { signal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });

  test('ends a run without a log entry', async () => {
    const { signal, abort } = abortable();
    const answer = post(waiting, {}, signal);
    setTimeout(abort, 10);
    expect((await answer).status).toBe(500);
    expect(causes()).toEqual([]);
  });

  test('rejects a call by name', async () => {
    const { signal, abort } = abortable();
    const result = runTool('roof-pitch', {}, { tools: [waiting], signal });
    setTimeout(abort, 10);
    await expect(result).rejects.toThrow('nobody waits');
  });

  test('reaches the function even if the caller passes none', async () => {
    const tool = defineTool({
      ...words,
      request: anything,
      run: (_, { signal }) => ({ aborted: signal.aborted }),
    });
    expect(await tool.run({})).toEqual({ aborted: false });
    expect(await runTool('roof-pitch', {}, { tools: [tool] })).toEqual({ aborted: false });
  });

  function abortable() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort(new Error('nobody waits')) };
  }
});

test('applies defaults and transforms before and after the function', async () => {
  const tool = defineTool({
    ...info,
    request: z.object({ name: z.string().trim(), times: z.number().default(2) }),
    result: z.object({ at: z.date().transform((date) => date.toISOString()), text: z.string() }),
    resultJsonSchema: z.toJSONSchema(z.object({ at: z.string(), text: z.string() })),
    example: { name: 'Ann' },
    run: ({ name, times }) => ({ at: new Date(0), text: name.repeat(times) }),
  });
  expect((await post(tool, { name: ' Ann ' })).body.result).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    text: 'AnnAnn',
  });
  expect(tool.requestJsonSchema().required).toEqual(['name']);
});

describe('a schema with references', () => {
  const place = z.object({ x: z.number() }).meta({ id: 'Place' });
  const tree = z.object({
    name: z.string(),
    get kids() {
      return z.array(tree);
    },
  });
  const forest = z.object({ tree, place, other: place.describe('Another one.') });
  const leaf = { name: 'leaf', kids: [] };
  const right = {
    tree: { name: 'root', kids: [leaf] },
    place: { x: 1 },
    other: { x: 2 },
  };
  const wrong = { ...right, tree: { name: 'root', kids: [{ name: 7, kids: [] }] } };
  const treeTool = defineTool({
    ...info,
    request: tree,
    result: forest,
    example: leaf,
    run: () => right,
  });
  const recursive = type({ name: 'string', 'kids?': 'this[]' });
  const arkTool = defineTool({
    ...info,
    slug: 'ark',
    operation: 'ark',
    request: recursive,
    result: forest,
    example: { name: 'leaf' },
    run: () => right,
  });
  const handle = createHandler({ tools: [treeTool, arkTool], base: '/shop/api/' });
  const get = async (path: string) => (await handle(new Request(origin + path))).json();

  test.each(['roof-pitch', 'ark'])('resolves in openapi.json for %s', async (slug) => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(await get('/shop/api/openapi.json'), 'https://shop.test/document');
    const post = `#/paths/~1shop~1api~1${slug}/post`;
    const schema = 'content/application~1json/schema';
    const parameters = `${post}/requestBody/${schema}`;
    const response = `${post}/responses/200/${schema}/properties/result`;
    const validatorAt = (pointer: string) => ajv.getSchema(`https://shop.test/document${pointer}`);
    const { tree: root } = right;
    expect(validatorAt(parameters)?.(root)).toBe(true);
    expect(validatorAt(parameters)?.(wrong.tree)).toBe(false);
    expect(validatorAt(response)?.(right)).toBe(true);
    expect(validatorAt(response)?.(wrong)).toBe(false);
  });

  test.each(['roof-pitch', 'ark'])('resolves on its own for %s', async (slug) => {
    const ajv = new Ajv2020({ strict: false });
    const { parameters, response } = await get(`/shop/api/${slug}`);
    expect(ajv.validate(parameters, right.tree)).toBe(true);
    expect(ajv.validate(parameters, wrong.tree)).toBe(false);
    expect(ajv.validate(response, right)).toBe(true);
    expect(ajv.validate(response, wrong)).toBe(false);
  });
});

describe('a field without a JSON Schema', () => {
  const words = { ...info, slug: 'order', result: anything, example: {} as never, run: () => ({}) };
  const advice = (part: string) =>
    'cannot be described in JSON Schema; use a type that JSON has, ' +
    `such as z.iso.datetime() for z.date(), or pass ${part}JsonSchema`;

  test.each([
    ['a date', z.object({ id: z.number(), when: z.date() }), 'request.when'],
    ['an optional date', z.object({ when: z.date().optional() }), 'request.when'],
    ['a list of dates', z.object({ when: z.array(z.date()) }), 'request.when'],
    [
      'a nested date',
      z.object({ to: z.object({ city: z.string(), at: z.date() }) }),
      'request.to.at',
    ],
    ['a bigint', z.object({ count: z.bigint() }), 'request.count'],
    ['a map', z.object({ prices: z.map(z.string(), z.number()) }), 'request.prices'],
    ['a set', z.object({ tags: z.set(z.string()) }), 'request.tags'],
    ['own words', z.object({ text: z.custom<string>() }), 'request.text'],
    ['a union', z.union([z.object({ a: z.number() }), z.object({ b: z.date() })]), 'request'],
    [
      'a date of valibot',
      toStandardJsonSchema(valibot.object({ when: valibot.date() })),
      'request',
    ],
    [
      'own words of valibot',
      toStandardJsonSchema(valibot.object({ text: valibot.custom<string>(() => true) })),
      'request',
    ],
  ])('is refused with the tool and the field in a request: %s', (_, request, field) => {
    expect(() => defineTool({ ...words, request })).toThrow(
      new TypeError(`order: ${field} ${advice('request')}`),
    );
    expect(() =>
      defineTool({ ...words, request, requestJsonSchema: { type: 'object' } }),
    ).not.toThrow();
  });

  test.each([
    ['a date', z.object({ when: z.date() }), 'result.when'],
    ['a transform', z.object({ digits: z.string().transform(Number) }), 'result.digits'],
  ])('is refused with the tool and the field in a result: %s', (_, result, field) => {
    const definition = { ...words, request: anything, result, run: () => ({}) as never };
    expect(() => defineTool(definition)).toThrow(
      new TypeError(`order: ${field} ${advice('result')}`),
    );
  });

  test('keeps the words of the validator as the cause', () => {
    const refused = () => defineTool({ ...words, request: z.object({ when: z.date() }) });
    expect(refused).toThrow(expect.objectContaining({ cause: expect.any(Error) }));
  });
});

describe('a schema whose root is a reference', () => {
  const point = z.object({ x: z.number() }).meta({ id: 'Point' });
  const branch = z
    .object({
      length: z.number(),
      get branches() {
        return z.array(branch).optional();
      },
    })
    .meta({ id: 'RootBranch' });
  const definitions = {
    $ref: '#/$defs/a~1b%20c',
    $defs: {
      'a/b c': { $ref: '#/$defs/end' },
      end: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] },
    },
  };
  const tools = [
    defineTool({
      ...words,
      slug: 'a',
      operation: 'a',
      request: point,
      example: { x: 1 },
      run: () => ({}),
    }),
    defineTool({
      ...words,
      slug: 'b',
      operation: 'b',
      request: branch,
      example: { length: 1 },
      run: () => ({}),
    }),
    defineTool({
      ...words,
      slug: 'c',
      operation: 'c',
      request: type({ length: 'number', 'branches?': 'this[]' }),
      example: { length: 1 },
      run: () => ({}),
    }),
  ];
  const handle = createHandler({ tools, base: '/küche/50%25 ~off/' });
  const get = async (path: string) =>
    (await handle(new Request(new URL(path, `${origin}/küche/50%25 ~off/`)))).json();

  test.each([
    ['a', ['x']],
    ['b', ['length', 'branches']],
    ['c', ['length', 'branches']],
  ])('shows its fields: %s', async (slug, fields) => {
    const { parameters, parametersSummary } = await get(slug);
    expect(Object.keys(parameters.properties)).toEqual(expect.arrayContaining(fields));
    expect(parameters.required).toEqual([fields[0]]);
    expect(parametersSummary).toContain(`${fields[0]} (number, required)`);
    expect(parameters).not.toHaveProperty('$ref');
  });

  test.each(['b', 'c'])(
    'resolves in openapi.json below a base that is escaped: %s',
    async (slug) => {
      const ajv = new Ajv2020({ strict: false });
      const document = await get('openapi.json');
      ajv.addSchema(document, 'https://shop.test/document');
      const path = Object.keys(document.paths).find((name) => name.endsWith(`/${slug}`)) ?? '';
      const pointer = encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
      const validate = ajv.getSchema(
        `https://shop.test/document#/paths/${pointer}/post/requestBody/content/application~1json/schema`,
      );
      expect(validate?.({ length: 1, branches: [{ length: 2, branches: [] }] })).toBe(true);
      expect(validate?.({ length: 1, branches: [{ length: 'two', branches: [] }] })).toBe(false);
    },
  );

  test('is followed through other references', () => {
    const tool = defineTool({
      ...words,
      request: anything,
      requestJsonSchema: definitions,
      run: () => ({}),
    });
    expect(tool.requestJsonSchema('#/here')).toMatchObject({
      properties: { x: { type: 'number' } },
      required: ['x'],
      $defs: { 'a/b c': { $ref: '#/here/$defs/end' } },
    });
  });

  test.each([
    [{ $ref: '#' }, '#'],
    [{ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, '#/$defs/a'],
    [{ $ref: '#/$defs/b' }, '#/$defs/b'],
  ])('is refused if it leads nowhere: %j', (requestJsonSchema, reference) => {
    const refused = () =>
      defineTool({ ...words, request: anything, requestJsonSchema, run: () => ({}) });
    expect(refused).toThrow(
      new TypeError(
        `roof-pitch: requestJsonSchema.$ref: expected a schema of the document, got "${reference}"`,
      ),
    );
  });
});

test('a reference is moved only where a schema stands', () => {
  const literal = { $ref: '#/$defs/a' };
  const data = {
    default: literal,
    const: literal,
    enum: [literal],
    examples: [literal, '"$ref":"#'],
  };
  const tool = defineTool({
    ...words,
    request: anything,
    requestJsonSchema: {
      properties: { $ref: { $ref: '#/$defs/a' }, data },
      $defs: { a: { anyOf: [{ $ref: '#' }, data] } },
      examples: [{ $ref: '#' }],
    },
    run: () => ({}),
  });
  expect(tool.requestJsonSchema('#/here')).toEqual({
    type: 'object',
    required: [],
    properties: { $ref: { $ref: '#/here/$defs/a' }, data },
    $defs: { a: { anyOf: [{ $ref: '#/here' }, data] } },
    examples: [{ $ref: '#' }],
  });
});

test('a JSON Schema with a number that JSON cannot carry is refused', () => {
  const request = object({ sides: number({ maximum: Number.POSITIVE_INFINITY }) });
  const refused = () => defineTool({ ...words, request, example: { sides: 1 }, run: () => ({}) });
  expect(refused).toThrow(
    new TypeError(
      'roof-pitch: requestJsonSchema: properties.sides.maximum: expected a finite number, got Infinity',
    ),
  );
});

describe('a definition in plain JavaScript', () => {
  const mini = finding([]);

  test.each([
    [{ request: mini }, 'roof-pitch: requestJsonSchema: required, a JSON Schema'],
    [{ result: mini }, 'roof-pitch: resultJsonSchema: required, a JSON Schema'],
  ])('is refused if a schema lacks its JSON Schema: %j', (parts, message) => {
    const definition = { ...words, request: anything, run: () => ({}), ...parts };
    expect(() => defineTool(definition as never)).toThrow(new TypeError(message));
  });

  test.each([
    ['nothing', undefined],
    ['a table of fields', { rise: number() }],
  ])('is refused with %s as a schema', (_, request) => {
    const definition = { ...words, request, run: () => ({}) };
    expect(() => defineTool(definition as never)).toThrow(TypeError);
  });
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
