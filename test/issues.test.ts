import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { fieldIssuesOf } from '../src/issues.ts';
import type { StandardIssue, StandardSchema } from '../src/standard-schema.ts';

const secretSymbol = Symbol('secret');
/** A host's schema. The tests make up its issues. */
const host: StandardSchema = {
  '~standard': { version: 1, vendor: 'host', validate: (value) => ({ value }) },
};

const long = 'x'.repeat(1_000_000);

function lineOf(issues: readonly StandardIssue[], value: unknown = {}) {
  return fieldIssuesOf(issues, host, value, 'request body')
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ');
}

describe("a validator's message", () => {
  const value = { rise: -1 };

  test.each([
    ['zod', 'Too small: expected number to be >0', 'rise: expected number to be >0'],
    [
      'zod',
      'Invalid input: expected number, received string',
      'rise: expected number, received string',
    ],
    ['zod', 'Invalid option: expected one of "a"|"b"', 'rise: expected one of "a"|"b"'],
    [
      'valibot',
      'Invalid type: Expected number but received "x"',
      'rise: expected number but received "x"',
    ],
    ['ArkType', 'rise must be positive (was -1)', 'rise: expected positive (was -1)'],
    ['ArkType', 'must be an object (was null)', 'rise: expected an object (was null)'],
    [
      'this package',
      'expected a number greater than 0, got -1',
      'rise: expected a number greater than 0, got -1',
    ],
    [
      'ArkType',
      'rise ("-1") must be...\n  ◦ an email address\n  ◦ at most length 2',
      'rise: expected an email address and at most length 2',
    ],
    ['a host', 'The roof must be flat', 'rise: The roof must be flat'],
    ['a host', 'A roof is\n\t steep', 'rise: A roof is steep'],
    ['a host', '', 'rise: not valid'],
    ['a host', ' \n ', 'rise: not valid'],
  ])('of %s, %j, becomes %j', (_, message, line) => {
    expect(lineOf([{ message, path: ['rise'] }], value)).toBe(line);
  });

  test.each([
    ['zod', 'Invalid input: expected number, received undefined', 'run: required, number'],
    ['valibot', 'Invalid key: Expected "run" but received undefined', 'run: required'],
    [
      'valibot',
      'Invalid type: Expected ("a" | "b") but received undefined',
      'run: required, ("a" | "b")',
    ],
    ['ArkType', 'run must be a number (was missing)', 'run: required, a number'],
    ['this package', 'required, a number', 'run: required, a number'],
    ['a host', 'Say how far it runs', 'run: Say how far it runs'],
    ['a host', '', 'run: not valid'],
  ])('of %s for a missing field, %j, becomes %j', (_, message, line) => {
    expect(lineOf([{ message, path: ['run'] }], value)).toBe(line);
  });

  test.each([
    [
      `Expected number but received "${long}"`,
      `rise: expected number but received "${'x'.repeat(39)}…"`,
    ],
    [`rise must be a number (was "${long}")`, `rise: expected a number (was "${'x'.repeat(39)}…")`],
    [`${long} is no number`, `rise: ${'x'.repeat(39)}… is no number`],
    [`Not a number: ${long}`, `rise: Not a number: ${'x'.repeat(39)}…`],
  ])('is cut if it repeats the input: %.30s', (message, line) => {
    expect(lineOf([{ message, path: ['rise'] }], { rise: long })).toBe(line);
  });
});

describe('a field', () => {
  const message = 'wrong';

  test.each([
    ['no path', undefined, 'request body', 'invalid'],
    ['an empty path', [], 'request body', 'invalid'],
    ['a name', ['rise'], 'rise', 'required'],
    ['names and indices', ['lines', 3, 'count'], 'lines.3.count', 'required'],
    ['objects with a key', [{ key: 'lines' }, { key: 0 }], 'lines.0', 'required'],
    ['a symbol', [secretSymbol], 'Symbol(secret)', 'required'],
    ['an inherited name', ['constructor'], 'constructor', 'invalid'],
    ['a very long name', [long], 'x'.repeat(40), 'required'],
  ])('is named by %s', (_, path, field, code) => {
    const issues = fieldIssuesOf([{ message, path }], host, {}, 'request body');
    expect(issues).toStrictEqual([{ field, code, message: 'wrong' }]);
  });

  test('has only its first error', () => {
    const issues = ['too short', 'not a number'].map((said) => ({ message: said, path: ['rise'] }));
    expect(lineOf(issues)).toBe('rise: too short');
  });

  test('is reported as required if the object around it is missing', () => {
    const path = ['roof', 'rise'];
    const issue = { message: 'expected number, received undefined', path };
    expect(lineOf([issue], {})).toBe('roof.rise: required, number');
    expect(lineOf([issue], { roof: 7 })).toBe('roof.rise: required, number');
    expect(lineOf([{ message: 'Expected text', path }], { roof: { rise: 1 } })).toBe(
      'roof.rise: expected text',
    );
  });
});

test('reports only ten of a thousand errors', () => {
  const issues = Array.from({ length: 1000 }, (_, index) => ({ message: 'bad', path: [index] }));
  expect(fieldIssuesOf(issues, host, [])).toHaveLength(10);
});

test("keeps the parts of the package's own issues only, since others may repeat a secret", () => {
  const parts = { code: 'unknown', expected: 'a key', received: 'hunter2', suggestion: 'key' };
  const issues = [{ ...parts, input: 'hunter2', message: 'wrong', path: ['key'] }];
  expect(fieldIssuesOf(issues, host, { key: 'hunter2' })).toStrictEqual([
    { field: 'key', code: 'invalid', message: 'wrong' },
  ]);
});

describe('no message of a validator repeats more than 40 characters', () => {
  const quotes = 'a"b\\c'.repeat(40);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key${index}`, index]));

  const schemas: Readonly<Record<string, StandardSchema>> = {
    'a number of zod': z.object({ value: z.number() }),
    'an option of zod': z.object({ value: z.enum(['a', 'b']) }),
    'known keys of zod': z.object({ value: z.strictObject({}) }),
    'a literal of zod/mini': mini.object({ value: mini.literal('a') }),
    'own words of zod': z.object({
      value: z.custom<string>(() => false, { error: ({ input }) => `I cannot use ${input}.` }),
    }),
    'a number of valibot': valibot.object({ value: valibot.number() }),
    'an option of valibot': valibot.object({ value: valibot.picklist(['a']) }),
    'an address of valibot': valibot.object({
      value: valibot.pipe(valibot.string(), valibot.email()),
    }),
    'known keys of valibot': valibot.object({ value: valibot.strictObject({}) }),
    'a number of ArkType': type({ value: 'number' }),
    'an option of ArkType': type({ value: "'a'|'b'" }),
    'a pattern of ArkType': type({ value: /^z/ }),
    'two rules of ArkType': type({ value: 'string.email & string < 3' }),
    'known keys of ArkType': type({ value: { '+': 'reject' } }),
  };
  const values = {
    'a long word': 'xy'.repeat(200),
    'spaces and lines': 'x y\n'.repeat(60),
    'quotes and backslashes': quotes,
    'astral characters': '😀'.repeat(100),
    'many fields': many,
    'a list': [quotes],
    'an object': { inner: { text: quotes } },
    'a long key': { [quotes]: 1 },
    'a long key of letters': { ['key'.repeat(100)]: 1 },
  };

  test.each(
    Object.keys(schemas).flatMap((schema) => Object.keys(values).map((value) => [schema, value])),
  )('%s: %s', async (name = '', given = '') => {
    const schema = schemas[name] ?? host;
    const value = new Map<string, unknown>(Object.entries(values)).get(given);
    const { issues = [] } = await schema['~standard'].validate({ value });
    for (const { message } of fieldIssuesOf(issues, schema, { value })) {
      expect(longestEcho(message, value)).toBeLessThanOrEqual(40);
      expect(message).not.toMatch(/\\ud8|[^\x20-\x7e…😀]/u);
    }
  });

  /** Returns how many characters in a row come from the value, as text, as JSON, or without line ends. */
  function longestEcho(message: string, value: unknown): number {
    const texts = [`${value}`, JSON.stringify(value), `${value}`.replace(/\s+/g, ' ')];
    const ends = Array.from(message, (_, index) => index + 1);
    const echoed = (start: number, end: number) =>
      texts.some((text) => text.includes(message.slice(start, end)));
    return Math.max(
      0,
      ...ends.flatMap((start) =>
        ends.filter((end) => end > start && echoed(start, end)).map((end) => end - start),
      ),
    );
  }
});

test("a host's own long words are kept", () => {
  const url = 'https://example.com/help/about/roofs/and/their/pitch';
  const message = `The roof was built before ${url} said that received wisdom is wrong.`;
  expect(lineOf([{ message, path: ['rise'] }], { rise: 1 })).toBe(`rise: ${message}`);
});
