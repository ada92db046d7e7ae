import { execFileSync } from 'node:child_process';
import { type ObjectSchema, type Tool, tools } from 'toolworker';
import { expect, test } from 'vitest';
import type { FieldSchema } from '../../../src/cli/schema-types.ts';
import { commandLineOf, readArguments } from '../../../src/cli/tool-flags.ts';

/** Splits a command line into arguments with a shell. */
function shellArguments(commandLine: string): string[] {
  const script = `printf '%s\\0' ${commandLine}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Writes the request as a command line and reads it back through a shell. */
function throughShell(request: object, parameters: ObjectSchema): unknown {
  const args = shellArguments(commandLineOf(request, parameters));
  const { request: read, positionals } = readArguments(args, parameters, '');
  return read ?? JSON.parse(positionals[0] ?? '{}');
}

test.each<Tool>(tools)(
  'the command line of $slug parses to its example',
  ({ example, requestJsonSchema: parameters }) => {
    expect(throughShell(example, parameters())).toEqual(example);
  },
);

/** Returns the schema of a request with these fields. */
function schemaOf(properties: Readonly<Record<string, FieldSchema>>): ObjectSchema {
  return { type: 'object', properties, required: [] };
}

test.each([
  ...["it's", '-x', '--shift', '$(id) `id` "x" \\ * ?', 'two\nlines', '', '#fff', '~'],
  ...['a=b', '=a', '7', 'null', '{"a":1}', '"quoted"'],
])('the text %j survives a shell', (text) => {
  expect(throughShell({ text }, schemaOf({ text: { type: 'string' } }))).toEqual({ text });
});

const numbers = { type: 'array', items: { type: 'number' } };
const lists = { type: 'array', items: numbers };
const texts = { type: 'array', items: { type: 'string' } };
const point = { type: 'object', properties: { x: { type: 'number' } } };
const size = { anyOf: [{ type: 'number' }, { const: 'any' }] };
const switchOrNothing = { anyOf: [{ type: 'boolean' }, { type: 'null' }] };
const listOrText = { type: ['array', 'string'], items: { type: 'number' } };

test.each<[object, Readonly<Record<string, FieldSchema>>, string]>([
  [{ x: -7, y: 1e-7 }, { x: { type: 'number' }, y: { type: 'number' } }, '--x=-7 --y 1e-7'],
  [{ on: true, off: false }, { on: { type: 'boolean' }, off: switchOrNothing }, '--on --no-off'],
  [{ text: 'a b' }, { text: { type: 'string' } }, "--text 'a b'"],
  [{ list: [1, -2] }, { list: numbers }, `--list '[1,-2]'`],
  [{ list: [] }, { list: numbers }, `--list '[]'`],
  [{ list: ['1', 'a b'] }, { list: texts }, "--list 1 --list 'a b'"],
  [{ list: '1,2' }, { list: listOrText }, '--list 1,2'],
  [{ list: [1, 2] }, { list: listOrText }, `--list '[1,2]'`],
  [{ list: ['[1]', '[2]'] }, { list: texts }, `--list '[1]' --list '[2]'`],
  [{ list: [[1], [2]] }, { list: lists }, `--list '[1]' --list '[2]'`],
  [{ list: [{ x: 1 }] }, { list: { type: 'array', items: point } }, `--list '[{"x":1}]'`],
  [{ at: { x: 1 } }, { at: point }, `--at '{"x":1}'`],
  [{ at: [[1]] }, { at: {} }, `--at '[[1]]'`],
  [{ size: 7 }, { size }, '--size 7'],
  [{ size: 'any' }, { size }, '--size any'],
  [{ size: null }, { size: { type: ['number', 'null'] } }, '--size null'],
  [{ level: 2 }, { level: { oneOf: [{ const: 1 }, { const: 2 }] } }, '--level 2'],
])('writes %j of %j as %s', (request, properties, commandLine) => {
  const schema = schemaOf(properties);
  expect(commandLineOf(request, schema)).toBe(commandLine);
  expect(throughShell(request, schema)).toEqual(request);
});

test.each<[string, object, Readonly<Record<string, FieldSchema>>]>([
  ['an empty list of texts', { list: [] }, { list: texts }],
  ['a text that could be a number', { size: '7' }, { size: { type: ['number', 'string'] } }],
  ['a text of any type', { at: '7' }, { at: {} }],
  ['null that could be a text', { at: null }, { at: { type: ['string', 'null'] } }],
  ['a field that the schema does not name', { at: 1 }, {}],
  ['a field of the name of an option', { tools: 'saw' }, { tools: { type: 'string' } }],
  ['a field of the name of a switch', { json: true }, { json: { type: 'boolean' } }],
  ['a field of the name of the help', { help: true }, { help: { type: 'boolean' } }],
  ['a name that is no option', { 'a=b': 'c' }, { 'a=b': { type: 'string' } }],
])('writes a request with %s as JSON', (_, request, properties) => {
  const schema = schemaOf(properties);
  expect(commandLineOf(request, schema)).toBe(`'${JSON.stringify(request)}'`);
  expect(throughShell(request, schema)).toEqual(request);
});
