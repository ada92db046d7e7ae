import { toJsonSchema, toStandardJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { createHandler, defineTool } from '../../../src/core.ts';
import { number, object } from '../../../src/fields/index.ts';
import type { Tool } from '../../../src/tool.ts';
import { defineOwnTool } from '../../support/define-own-tool.ts';

const bare = { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [] }) } };
const schemaError = 'required, a Standard Schema such as object({ … })';

test.each([
  [{ request: undefined }, `roof-pitch: request: ${schemaError}`],
  [{ request: {} }, `roof-pitch: request: ${schemaError}`],
  [{ request: { rise: number() } }, `roof-pitch: request: ${schemaError}`],
  [{ result: 5 }, `roof-pitch: result: ${schemaError}`],
  [{ request: bare }, 'roof-pitch: requestJsonSchema: required, a JSON Schema'],
  [{ result: bare }, 'roof-pitch: resultJsonSchema: required, a JSON Schema'],
  [
    { request: object({ sides: number({ maximum: Number.POSITIVE_INFINITY }) }) },
    'roof-pitch: requestJsonSchema: properties.sides.maximum: expected a finite number, got Infinity',
  ],
])('a definition in plain JavaScript is refused: $0', (parts, message) => {
  expect(() => defineOwnTool(parts)).toThrow(new TypeError(message));
});

declare global {
  interface ArkEnv {
    meta(): { readonly 'x-unit'?: string };
  }
}

const metadata = { title: 'Length', description: 'How long it is.', 'x-unit': 'm' };
const ofMini = mini.object({ a: mini.number().check(mini.meta(metadata)) });
const ofValibot = valibot.object({ a: valibot.pipe(valibot.number(), valibot.metadata(metadata)) });

test.each<[library: string, parts: object]>([
  ['zod', { request: z.object({ a: z.number().meta(metadata) }) }],
  ['zod/mini', { request: ofMini, requestJsonSchema: mini.toJSONSchema(ofMini) }],
  ['valibot', { request: ofValibot, requestJsonSchema: toJsonSchema(ofValibot) }],
  ['ArkType', { request: type({ a: type('number').configure(metadata) }) }],
  [
    'toolworker/fields',
    {
      request: object(
        { a: number() },
        { a: { title: 'Length', description: 'How long it is.', unit: 'm' } },
      ),
    },
  ],
])('the metadata of %s are title, description and unit of a field', (_, parts) => {
  const { properties } = defineOwnTool(parts).requestJsonSchema();
  expect(properties.a).toEqual({ type: 'number', ...metadata });
});

test('no definition is refused', () => {
  const error = new TypeError(`undefined: request: ${schemaError}`);
  expect(() => Reflect.apply(defineTool, undefined, [])).toThrow(error);
});

describe('a field without a JSON Schema', () => {
  const date = z.object({ when: z.date() });
  const words = valibot.object({ text: valibot.custom<string>(() => true) });

  test.each([
    ['request', z.object({ id: z.number(), when: z.date() }), '.when'],
    ['request', z.object({ when: z.date().optional() }), '.when'],
    ['request', z.object({ when: z.array(z.date()) }), '.when'],
    ['request', z.object({ to: z.object({ city: z.string(), at: z.date() }) }), '.to.at'],
    ['request', z.object({ count: z.bigint() }), '.count'],
    ['request', z.object({ prices: z.map(z.string(), z.number()) }), '.prices'],
    ['request', z.object({ tags: z.set(z.string()) }), '.tags'],
    ['request', z.object({ text: z.custom<string>() }), '.text'],
    ['request', z.union([z.object({ a: z.number() }), z.object({ b: z.date() })]), ''],
    ['request', toStandardJsonSchema(valibot.object({ when: valibot.date() })), ''],
    ['request', toStandardJsonSchema(words), ''],
    ['result', date, '.when'],
    ['result', z.object({ digits: z.string().transform(Number) }), '.digits'],
  ])('is refused with the tool and the field in a %s: case %#', (part, schema, field) => {
    const message =
      `roof-pitch: ${part}${field} cannot be described in JSON Schema; use a type that JSON has, ` +
      `such as z.iso.datetime() for z.date(), or pass ${part}JsonSchema`;
    expect(() => defineOwnTool({ [part]: schema })).toThrow(new TypeError(message));
    expect(() => defineOwnTool({ [part]: schema, [`${part}JsonSchema`]: {} })).not.toThrow();
  });

  test('keeps the words of the validator as the cause', () => {
    const cause = expect.any(Error);
    expect(() => defineOwnTool({ request: date })).toThrow(expect.objectContaining({ cause }));
  });
});

describe('the parts of a JSON Schema', () => {
  const limit =
    'expected at most 5000 objects and arrays, counting each wherever it is used or referred to';

  const define = (requestJsonSchema: object) => () =>
    defineOwnTool({ request: bare, requestJsonSchema });

  /** Returns a schema with so many fields; the document and its list of fields count, too. */
  const withFields = (count: number) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, id) => [`field${id}`, {}])),
  });

  /** Returns a schema of so many levels, each of which is twice in the one above. */
  function shared(levels: number): object {
    const below = levels > 0 ? shared(levels - 1) : {};
    return { anyOf: [below, below] };
  }

  const referring = (levels: number) => ({
    properties: { top: { $ref: '#/$defs/level0' } },
    $defs: Object.fromEntries(
      Array.from({ length: levels }, (_, level) => {
        const below = { $ref: `#/$defs/level${level + 1}` };
        return [`level${level}`, { anyOf: [below, below] }];
      }),
    ),
  });

  /** Each definition refers to all others. */
  const mutual = (count: number) => {
    const names = Array.from({ length: count }, (_, id) => `definition${id}`);
    const anyOf = () => names.map((name) => ({ $ref: `#/$defs/${name}` }));
    return { $defs: Object.fromEntries(names.map((name) => [name, { anyOf: anyOf() }])) };
  };

  test.each<[string, object]>([
    ['4,999 fields', withFields(4_999)],
    ['20,000 fields', withFields(20_000)],
    ['a shared object, doubled 40 times', { properties: { d: shared(40) } }],
    ['a reference, doubled 40 times', referring(40)],
    ['references of 20 definitions to each other', mutual(20)],
  ])('are too many with %s', (_, schema) => {
    const error = new TypeError(`roof-pitch: requestJsonSchema: ${limit}`);
    expect(define(schema)).toThrow(error);
  });

  test.each<[string, object]>([
    ['4,998 fields', withFields(4_998)],
    ['a shared object, doubled 8 times', { properties: { d: shared(8) } }],
    ['a reference, doubled 5 times', referring(5)],
    ['a reference to itself', { properties: { next: { $ref: '#' } } }],
    ['references of three definitions to each other', mutual(3)],
    ['a reference to nothing', { properties: { a: { $ref: '#/$defs/none' }, b: { $ref: '#/%' } } }],
  ])('may be those of %s', (_, schema) => {
    expect(define(schema)).not.toThrow();
  });

  test('are those of a result, too, and of what a validator says', () => {
    const many = z.object(
      Object.fromEntries(Object.keys(withFields(5_000).properties).map((name) => [name, z.null()])),
    );
    expect(() => defineOwnTool({ result: many })).toThrow(`roof-pitch: resultJsonSchema: ${limit}`);
  });
});

/**
 * Returns validators of the schemas at these places of a tool's OpenAPI document, and of its own
 * document.
 */
async function validatorsOf(tool: Tool, base: string) {
  const handle = createHandler({ tools: [tool], base });
  const get = async (path: string) =>
    (await handle(new Request(new URL(path, `https://shop.test${base}`)))).json();
  const [openApi, own] = [await get('openapi.json'), await get(tool.slug)];
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(openApi, 'https://shop.test/document');
  const [path = ''] = Object.keys(openApi.paths);
  const pointer = encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
  const at = (place: string) => {
    const schema = `post/${place}/content/application~1json/schema`;
    return ajv.getSchema(`https://shop.test/document#/paths/${pointer}/${schema}`);
  };
  return {
    own,
    requests: [at('requestBody'), new Ajv2020({ strict: false }).compile(own.parameters)],
    // The OpenAPI document describes the envelope, too.
    isResponse: at('responses/200'),
    isResult: new Ajv2020({ strict: false }).compile(own.response),
  };
}

const place = z.object({ x: z.number() }).meta({ id: 'Place' });
const tree = z.object({
  name: z.string(),
  get kids() {
    return z.array(tree);
  },
});

test.each([
  ['zod', tree],
  ['ArkType', type({ name: 'string', 'kids?': 'this[]' })],
])('a schema of %s with references resolves in both documents', async (_, request) => {
  const forest = z.object({ tree, place, other: place.describe('Another one.') });
  const tool = defineOwnTool({ request, result: forest });
  const { requests, isResponse, isResult } = await validatorsOf(tool, '/shop/api/');
  const leaf = (name: unknown) => ({ name: 'root', kids: [{ name, kids: [] }] });
  for (const [root, isValid] of [
    [leaf('leaf'), true],
    [leaf(7), false],
  ] as const) {
    for (const validate of requests) expect(validate?.(root)).toBe(isValid);
    const result = { tree: root, place: { x: 1 }, other: { x: 2 } };
    expect(isResult(result)).toBe(isValid);
    expect(isResponse?.({ ok: true, result })).toBe(isValid);
  }
});

describe('a schema whose root is a reference', () => {
  const branch = z
    .object({
      length: z.number(),
      get branches() {
        return z.array(branch).optional();
      },
    })
    .meta({ id: 'RootBranch' });

  test.each([
    ['zod', branch],
    ['ArkType', type({ length: 'number', 'branches?': 'this[]' })],
  ])('shows its fields, and resolves below a base that is escaped: %s', async (_, request) => {
    const { own, requests } = await validatorsOf(defineOwnTool({ request }), '/küche/50%25 ~off/');
    expect(own.parameters).not.toHaveProperty('$ref');
    expect(own.parameters.required).toEqual(['length']);
    expect(own.parametersSummary).toContain('length (number, required)');
    for (const validate of requests) {
      expect(validate?.({ length: 1, branches: [{ length: 2, branches: [] }] })).toBe(true);
      expect(validate?.({ length: 1, branches: [{ length: 'two', branches: [] }] })).toBe(false);
    }
  });

  test('is followed through other references', () => {
    const end = { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] };
    const $defs = { 'a/b c': { $ref: '#/$defs/end' }, end };
    const tool = defineOwnTool({ requestJsonSchema: { $ref: '#/$defs/a~1b%20c', $defs } });
    expect(tool.requestJsonSchema('#/here')).toMatchObject({
      ...{ properties: end.properties, required: ['x'] },
      $defs: { 'a/b c': { $ref: '#/here/$defs/end' } },
    });
  });

  test.each([
    [{ $ref: '#' }, '#'],
    [{ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, '#/$defs/a'],
    [{ $ref: '#/$defs/b' }, '#/$defs/b'],
  ])('is refused if it leads nowhere: %j', (requestJsonSchema, reference) => {
    const message = `roof-pitch: requestJsonSchema.$ref: expected a schema of the document, got "${reference}"`;
    expect(() => defineOwnTool({ requestJsonSchema })).toThrow(new TypeError(message));
  });
});

test('a reference is moved only where a schema stands', () => {
  const literal = { $ref: '#/$defs/a' };
  const examples = [literal, '"$ref":"#'];
  const data = { default: literal, const: literal, enum: [literal], examples };
  const documentAt = (root: string) => ({
    properties: { $ref: { $ref: `${root}/$defs/a` }, data },
    $defs: { a: { anyOf: [{ $ref: root }, data] } },
    examples: [{ $ref: '#' }],
  });
  const tool = defineOwnTool({ requestJsonSchema: documentAt('#') });
  const completed = { type: 'object', required: [], ...documentAt('#/here') };
  expect(tool.requestJsonSchema('#/here')).toEqual(completed);
});
