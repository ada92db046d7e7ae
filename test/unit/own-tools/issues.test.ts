import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { fieldIssuesOf } from '../../../src/own-tools/issues.ts';
import type { StandardIssue, StandardSchema } from '../../../src/schema/standard-schema.ts';

/** A host's schema. The tests make up its issues. */
const host: StandardSchema = {
  '~standard': { version: 1, vendor: 'host', validate: (value) => ({ value }) },
};

const long = 'x'.repeat(10_000);
const cut = `${'x'.repeat(39)}…`;

function lineOf(issues: readonly StandardIssue[], value: unknown = {}) {
  return fieldIssuesOf(issues, host, value)
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ');
}

test.each([
  // zod
  ['Too small: expected number to be >0', 'expected number to be >0'],
  ['Invalid input: expected number, received string', 'expected number, received string'],
  ['Invalid option: expected one of "a"|"b"', 'expected one of "a"|"b"'],
  // valibot
  ['Invalid type: Expected number but received "x"', 'expected number but received "x"'],
  [`Expected number but received "${long}"`, `expected number but received "${cut}"`],
  // ArkType
  ['rise must be positive (was -1)', 'expected positive (was -1)'],
  ['must be an object (was null)', 'expected an object (was null)'],
  [
    'rise ("-1") must be...\n  ◦ an email address\n  ◦ at most length 2',
    'expected an email address and at most length 2',
  ],
  [`rise must be a number (was "${long}")`, `expected a number (was "${cut}")`],
  // This package
  ['expected a number greater than 0, got -1', 'expected a number greater than 0, got -1'],
  // A host
  ['The roof must be flat', 'The roof must be flat'],
  ['A roof is\n\t steep', 'A roof is steep'],
  ['', 'not valid'],
  [' \n ', 'not valid'],
  [`${long} is no number`, `${cut} is no number`],
  [`Not a number: ${long}`, `Not a number: ${cut}`],
])('the message %.90j becomes %.90j', (message, line) => {
  expect(lineOf([{ message, path: ['rise'] }], { rise: long })).toBe(`rise: ${line}`);
});

test.each([
  // zod, valibot twice, ArkType, this package, and a host
  ['Invalid input: expected number, received undefined', 'required, number'],
  ['Invalid key: Expected "run" but received undefined', 'required'],
  ['Invalid type: Expected ("a" | "b") but received undefined', 'required, ("a" | "b")'],
  ['run must be a number (was missing)', 'required, a number'],
  ['required, a number', 'required, a number'],
  ['Say how far it runs', 'Say how far it runs'],
  ['', 'not valid'],
])('the message %j of a missing field becomes %j', (message, line) => {
  expect(lineOf([{ message, path: ['run'] }], { rise: -1 })).toBe(`run: ${line}`);
});

describe('a field', () => {
  test.each([
    ['no path', undefined, undefined, 'invalid'],
    ['an empty path', [], undefined, 'invalid'],
    ['a name', ['rise'], 'rise', 'required'],
    ['names and indices', ['lines', 3, 'count'], 'lines.3.count', 'required'],
    ['objects with a key', [{ key: 'lines' }, { key: 0 }], 'lines.0', 'required'],
    ['a symbol', [Symbol('secret')], 'Symbol(secret)', 'required'],
    ['an inherited name', ['constructor'], 'constructor', 'invalid'],
    ['a very long name', [long], 'x'.repeat(40), 'required'],
  ])('is named by %s', (_, path, field, code) => {
    const issues = fieldIssuesOf([{ message: 'wrong', path }], host, {});
    expect(issues).toStrictEqual([{ field, code, message: 'wrong' }]);
  });

  test('has only its first error', () => {
    const issues = ['too short', 'not a number'].map((message) => ({ message, path: ['rise'] }));
    expect(lineOf(issues)).toBe('rise: too short');
  });

  test.each([
    [{}, 'required, number'],
    [{ roof: 7 }, 'required, number'],
    [{ roof: { rise: 1 } }, 'expected number, received undefined'],
  ])('is required if the object around it is missing: %j', (value, line) => {
    const issue = { message: 'expected number, received undefined', path: ['roof', 'rise'] };
    expect(lineOf([issue], value)).toBe(`roof.rise: ${line}`);
  });
});

test('reports only ten of a thousand errors', () => {
  const issues = Array.from({ length: 1000 }, (_, index) => ({ message: 'bad', path: [index] }));
  expect(fieldIssuesOf(issues, host, [])).toHaveLength(10);
});

test("keeps the parts of the package's own issues only, since others may repeat a secret", () => {
  const parts = { code: 'unknown', expected: 'a key', received: 'hunter2', suggestion: 'key' };
  const issues = [{ ...parts, input: 'hunter2', message: 'wrong', path: ['key'] }];
  const kept = [{ field: 'key', code: 'invalid', message: 'wrong' }];
  expect(fieldIssuesOf(issues, host, { key: 'hunter2' })).toStrictEqual(kept);
});

test("a host's own long words are kept", () => {
  const url = 'https://example.com/help/about/roofs/and/their/pitch';
  const message = `The roof was built before ${url} said that received wisdom is wrong.`;
  expect(lineOf([{ message, path: ['rise'] }], { rise: 1 })).toBe(`rise: ${message}`);
});

describe('no message of a validator repeats more than 40 characters', () => {
  const quotes = 'a"b\\c'.repeat(40);
  const error = ({ input }: { readonly input?: unknown }) => `I cannot use ${input}.`;

  const schemas: readonly (readonly [string, StandardSchema])[] = [
    ['a number of zod', z.object({ value: z.number() })],
    ['an option of zod', z.object({ value: z.enum(['a', 'b']) })],
    ['known keys of zod', z.object({ value: z.strictObject({}) })],
    ['a literal of zod/mini', mini.object({ value: mini.literal('a') })],
    ['own words of zod', z.object({ value: z.custom<string>(() => false, { error }) })],
    ['a number of valibot', valibot.object({ value: valibot.number() })],
    ['an option of valibot', valibot.object({ value: valibot.picklist(['a']) })],
    [
      'an address of valibot',
      valibot.object({ value: valibot.pipe(valibot.string(), valibot.email()) }),
    ],
    ['known keys of valibot', valibot.object({ value: valibot.strictObject({}) })],
    ['a number of ArkType', type({ value: 'number' })],
    ['an option of ArkType', type({ value: "'a'|'b'" })],
    ['a pattern of ArkType', type({ value: /^z/ })],
    ['two rules of ArkType', type({ value: 'string.email & string < 3' })],
    ['known keys of ArkType', type({ value: { '+': 'reject' } })],
  ];
  const values: readonly (readonly [string, unknown])[] = [
    ['a long word', 'xy'.repeat(200)],
    ['spaces and lines', 'x y\n'.repeat(60)],
    ['quotes and backslashes', quotes],
    ['astral characters', '😀'.repeat(100)],
    ['many fields', Object.fromEntries(Array.from(Array(50).keys(), (key) => [`key${key}`, key]))],
    ['a list', [quotes]],
    ['an object', { inner: { text: quotes } }],
    ['a long key', { [quotes]: 1 }],
    ['a long key of letters', { ['key'.repeat(100)]: 1 }],
  ];

  test.each(
    schemas.flatMap(([name, schema]) =>
      values.map(([what, value]) => ({ name, schema, what, value })),
    ),
  )('$name: $what', async ({ schema, value }) => {
    const { issues = [] } = await schema['~standard'].validate({ value });
    const texts = [`${value}`, JSON.stringify(value), `${value}`.replace(/\s+/g, ' ')];
    for (const { message } of fieldIssuesOf(issues, schema, { value })) {
      const parts = Array.from(message, (_, start) => message.slice(start, start + 41));
      const repeated = parts.filter(
        (part) => part.length > 40 && texts.some((text) => text.includes(part)),
      );
      expect(repeated).toEqual([]);
      expect(message).not.toMatch(/\\ud8|[^\x20-\x7e…😀]/u);
    }
  });
});
