import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { choice } from '../../../src/fields/choice.ts';
import { crossFieldRule } from '../../../src/fields/cross-field-rule.ts';
import { date } from '../../../src/fields/date.ts';
import { list } from '../../../src/fields/list.ts';
import { integer, number } from '../../../src/fields/number.ts';
import { optional } from '../../../src/fields/optional.ts';
import { invalidField, invalidRequest, parse } from '../../../src/fields/parse.ts';
import { text } from '../../../src/fields/text.ts';
import { type FieldIssue, isToolError, ToolError } from '../../../src/tool-error.ts';

const fields = {
  unit: choice(['metric', 'imperial']),
  height: number({ exclusiveMinimum: 0 }),
  age: optional(integer({ minimum: 1, maximum: 120 }), 40),
  born: optional(date()),
  scores: optional(list(number(), { minItems: 1, maxItems: 3 })),
  key: optional(text({ secret: true, minLength: 8, expected: 'at least 8 characters' })),
};

const inTime = crossFieldRule<{ readonly height: number; readonly age: number }>({
  fields: ['height', 'age'],
  holds: ({ height, age }) => height <= 10 * age,
  expected: { height: 'at most 10 times age' },
});

function errorOf(request: unknown): ToolError {
  try {
    parse(request, fields, [inTime]);
  } catch (error) {
    if (isToolError(error)) return error;
    throw error;
  }
  throw new Error('The request is valid.');
}

type Expected = readonly [code: FieldIssue['code'], expected: string, received?: string];

const missing = 'required, a number greater than 0';
const units = 'one of metric, imperial';
const known = 'fields such as unit, height, age, born, scores, key';

test.each<[object | null, string | undefined, Expected, string]>([
  [{ height: undefined }, 'height', ['required', 'a number greater than 0'], missing],
  [{ height: null }, 'height', ['required', 'a number greater than 0'], missing],
  [
    { height: '180' },
    'height',
    ['invalid', 'a number greater than 0', '"180"'],
    'expected a number greater than 0, got "180"',
  ],
  [
    { height: 401 },
    'height',
    ['invalid', 'at most 10 times age, which is 40 by default', '401'],
    'expected at most 10 times age, which is 40 by default, got 401',
  ],
  [
    { unit: 'a\n\u202eb' },
    'unit',
    ['invalid', units, '"a\\u000a\\u202eb"'],
    `expected ${units}, got "a\\u000a\\u202eb"`,
  ],
  [
    { unit: 'x'.repeat(41) },
    'unit',
    ['invalid', units, `"${'x'.repeat(39)}…"`],
    `expected ${units}, got "${'x'.repeat(39)}…"`,
  ],
  [
    { born: '2023-02-29' },
    'born',
    ['invalid', 'a day from 01 to 28 in 2023-02', '"29"'],
    'expected a day from 01 to 28 in 2023-02, got "29"',
  ],
  [
    { scores: [1, true] },
    'scores',
    ['invalid', 'a number as item 2', 'true'],
    'expected a number as item 2, got true',
  ],
  [{ key: 31_415 }, 'key', ['invalid', 'a string', 'a number'], 'expected a string, got a number'],
  [{ 'ag\ne': 1 }, 'ag\ne', ['unknown', 'age'], 'unknown field, did you mean age?'],
  [
    { unit: undefined, height: undefined, size: 1 },
    undefined,
    ['invalid', known],
    `expected ${known}`,
  ],
  [null, undefined, ['invalid', 'an object', 'null'], 'expected an object, got null'],
])('an issue has the parts of its message: %j', (given, field, parts, message) => {
  const request = given && { unit: 'metric', height: 180, ...given };
  const [code, expected, received] = parts;
  const error = errorOf(request);
  expect(error.issues).toEqual([{ field, code, expected, received, message }]);
  const place = field?.replace('\n', '\\u000a') ?? 'request';
  expect(error.message).toBe(`${place}: ${message}`);
});

test('issues keep the order of the fields, regardless of which check finds them', () => {
  const { issues = [], message } = errorOf({ brn: 'x', height: 401, scores: 1, unit: 'x' });
  expect(issues.map(({ field }) => field)).toEqual(['unit', 'height', 'brn', 'scores']);
  expect(message).toMatch(/^unit: .*; height: .*; brn: .*; scores: /);
});

test('a tool refuses a value or a whole request in the same form', () => {
  const [expected, received] = ['a prime', '"4\\u000a"'];
  const message = 'expected a prime, got "4\\u000a"';
  const error = invalidField('value', 'a prime', '4\n');
  expect(error).toEqual(new ToolError(`value: ${message}`));
  expect(error.issues).toEqual([{ field: 'value', code: 'invalid', expected, received, message }]);
  expect(invalidRequest('two primes').issues).toEqual([
    { code: 'invalid', expected: 'two primes', message: 'expected two primes' },
  ]);
});

test('a ToolError of a host keeps its cause, and has no issues', () => {
  const cause = new Error('the network');
  const error = new ToolError('The service is closed.', { cause });
  expect([error.cause, error.issues]).toEqual([cause, undefined]);
});

test('the console shows the message alone', () => {
  const error = errorOf({});
  expect(inspect(error)).not.toContain('issues');
  expect(error).toEqual(new ToolError(error.message));
});

test('the error of another copy of the package has its issues', async () => {
  vi.resetModules();
  const copy = await import('../../../src/fields/parse.ts');
  const error: unknown = copy.invalidField('value', 'a prime', 4);
  expect(error).not.toBeInstanceOf(ToolError);
  if (!isToolError(error)) throw new Error('It is not recognized.');
  expect(error.issues).toMatchObject([{ field: 'value', code: 'invalid', received: '4' }]);
});
