import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { choice } from '../../src/fields/choice.ts';
import { crossFieldRule } from '../../src/fields/cross-field-rule.ts';
import { date } from '../../src/fields/date.ts';
import type { AnyField } from '../../src/fields/field.ts';
import { list } from '../../src/fields/list.ts';
import { integer, number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { invalidField, invalidRequest, parse } from '../../src/fields/parse.ts';
import { text } from '../../src/fields/text.ts';
import { type FieldIssue, isToolError, ToolError } from '../../src/tool-error.ts';
import { joined } from './joined-issues.ts';

const fields = {
  unit: choice(['metric', 'imperial']),
  height: number({ exclusiveMinimum: 0 }),
  age: optional(integer({ minimum: 1, maximum: 120 }), 40),
  born: optional(date()),
  scores: optional(list(number(), { minItems: 1, maxItems: 3 })),
  key: optional(text({ secret: true, minLength: 8, expected: 'at least 8 characters' })),
  model: optional(text({ minLength: 1, expected: 'a name' })),
};

const inTime = crossFieldRule<{ readonly height: number; readonly age: number }>({
  fields: ['height', 'age'],
  holds: ({ height, age }) => height <= 10 * age,
  expected: { height: 'at most 10 times age' },
});

const valid = { unit: 'metric', height: 180 };

function errorOf(call: () => unknown): ToolError {
  try {
    call();
  } catch (error) {
    if (isToolError(error)) return error;
    throw error;
  }
  throw new Error('The request is valid.');
}

function issuesOf(request: unknown) {
  return errorOf(() => parse(request, fields, [inTime])).issues ?? [];
}

type Expected = readonly [code: FieldIssue['code'], expected: string, received?: string];

test.each<[string, unknown, Expected]>([
  ['height', undefined, ['required', 'a number greater than 0']],
  ['height', null, ['required', 'a number greater than 0']],
  ['height', -180, ['invalid', 'a number greater than 0', '-180']],
  ['height', '180', ['invalid', 'a number greater than 0', '"180"']],
  ['height', 401, ['invalid', 'at most 10 times age, which is 40 by default', '401']],
  ['unit', 'Metric', ['invalid', 'one of metric, imperial', '"Metric"']],
  ['unit', 'a\n\u202eb', ['invalid', 'one of metric, imperial', '"a\\u000a\\u202eb"']],
  ['unit', 'x'.repeat(41), ['invalid', 'one of metric, imperial', `"${'x'.repeat(39)}…"`]],
  ['age', 40.5, ['invalid', 'a whole number from 1 to 120', '40.5']],
  ['age', {}, ['invalid', 'a whole number from 1 to 120', 'an object']],
  ['born', '2023-02-29', ['invalid', 'a day from 01 to 28 in 2023-02', '"29"']],
  ['scores', [], ['invalid', '1 to 3 items', '0 items']],
  ['scores', [1, true], ['invalid', 'a number as item 2', 'true']],
  ['model', '', ['invalid', 'a name', '""']],
  ['model', 4, ['invalid', 'a string', 'the number 4']],
  ['key', '', ['invalid', 'at least 8 characters', '""']],
  ['key', 'hunter2', ['invalid', 'at least 8 characters', 'a string']],
  ['key', 31_415, ['invalid', 'a string', 'a number']],
  ['key', ['hunter2'], ['invalid', 'a string', 'an array']],
] as const)('%s: %j', (field, value, [code, expected, received]) => {
  const [issue, ...others] = issuesOf({ ...valid, [field]: value });
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ field, code, expected, received });
});

test('the expected part of an unknown field is the name that it probably means', () => {
  expect(issuesOf({ unit: 'metric', hight: 180 })).toStrictEqual([
    {
      field: 'hight',
      code: 'unknown',
      expected: 'height',
      received: undefined,
      message: 'unknown field, did you mean height?',
    },
  ]);
});

test.each([
  [null, 'a JSON object', 'null'],
  ['a\nb', 'a JSON object', '"a\\u000ab"'],
  [{ size: 1 }, 'fields such as unit, height, age, born, scores, key, model', undefined],
])('an error of the whole request has no field: %j', (request, expected, received) => {
  const [issue] = issuesOf(request);
  expect(issue?.field).toBeUndefined();
  expect(issue).toMatchObject({ code: 'invalid', expected, received });
});

test('issues keep the order of the fields, regardless of which check finds them', () => {
  const issues = issuesOf({ modle: 'x', height: 401, scores: 1, unit: 'x' });
  expect(issues.map(({ field }) => field)).toEqual(['unit', 'height', 'scores', 'modle']);
});

describe('texts of a host', () => {
  const host: AnyField = {
    schema: {},
    expected: () => 'one\nline',
    describe: (value) => `\u2066${value}`,
    read: () => undefined,
  };

  test('are printable', () => {
    const parts = { expected: 'one\\u000aline', received: '\\u20661' };
    const { issues } = errorOf(() => parse({ line: 1 }, { line: host }));
    expect(issues).toMatchObject([parts]);
  });
});

test('a tool refuses a value or a whole request with the same parts', () => {
  expect(invalidField('value', 'a prime', '4\n').issues).toStrictEqual([
    {
      field: 'value',
      code: 'invalid',
      expected: 'a prime',
      received: '"4\\u000a"',
      message: 'expected a prime, got "4\\u000a"',
    },
  ]);
  expect(invalidRequest('two primes').issues).toStrictEqual([
    {
      field: undefined,
      code: 'invalid',
      expected: 'two primes',
      received: undefined,
      message: 'expected two primes',
    },
  ]);
});

describe('the message', () => {
  test.each([
    [{}],
    [{ unit: 'x', height: 0, age: 'y', born: '', scores: [null], key: 1, model: 2 }],
    [{ unit: 'metric', hight: 180, 'ag\u0007e': 3, dob: 4 }],
    [{ 'un\nit': 'metric', height: 401 }],
    [[]],
    [{ size: 1 }],
  ])('is made of the parts: %j', (request) => {
    const { issues = [], message } = errorOf(() => parse(request, fields, [inTime]));
    expect(issues.length).toBeGreaterThan(0);
    expect(joined(issues)).toBe(message);
  });
});

describe('a ToolError of a host', () => {
  test('has no issues', () => {
    expect(new ToolError('The service is closed.').issues).toBeUndefined();
  });

  test('keeps its cause', () => {
    const cause = new Error('the network');
    expect(new ToolError('The service is closed.', { cause }).cause).toBe(cause);
  });
});

test('the console shows the message alone', () => {
  const error = errorOf(() => parse({}, fields));
  expect(inspect(error)).not.toContain('issues');
  expect(error).toEqual(new ToolError(error.message));
});

test('the error of another copy of the package has its issues', async () => {
  vi.resetModules();
  const copy = await import('../../src/fields/parse.ts');
  const error: unknown = copy.invalidField('value', 'a prime', 4);
  expect(error).not.toBeInstanceOf(ToolError);
  if (!isToolError(error)) throw new Error('It is not recognized.');
  expect(error.issues).toMatchObject([{ field: 'value', code: 'invalid', received: '4' }]);
});
