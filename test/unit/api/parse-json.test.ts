import { expect, test } from 'vitest';
import { parseJson } from '../../../src/api/parse-json.ts';
import { ToolError } from '../../../src/tool-error.ts';

const invalid = new ToolError('request body: expected a JSON object, but this is not valid JSON');
const tooManyParts = new ToolError(
  'request body: expected at most 200,000 fields, arrays and objects',
);

test.each([
  ['', {}],
  [' ', {}],
  ['\n\t', {}],
  ['{"x":7,"y":[null,true,"a"]}', { x: 7, y: [null, true, 'a'] }],
  [' 7 ', 7],
  ['"\\"\\\\"', '"\\'],
])('reads %j', (body, value) => expect(parseJson(body)).toEqual(value));

test.each(['{', '[}', '"', '"\\"', 'x', '{"x":NaN}'])('refuses %s', (body) => {
  expect(() => parseJson(body)).toThrow(invalid);
});

test.each([
  ['arrays', (count: number) => '['.repeat(count) + ']'.repeat(count)],
  ['objects', (count: number) => `[${'{},'.repeat(count - 2)}{}]`],
  ['fields', (count: number) => `{${'"a":0,'.repeat(count - 2)}"a":0}`],
])('accepts 200,000 %s, and refuses one more', (_, write) => {
  expect(() => parseJson(write(200_000))).not.toThrow();
  expect(() => parseJson(write(200_001))).toThrow(tooManyParts);
});

test.each(['[', '{', ':', '"[[', '\\[', '\\"[[', '\\\\"['])(
  'counts nothing inside strings of %s, and everything between them',
  (part) => {
    const text = JSON.stringify(part.repeat(100_000));
    const list = (count: number) => `[${text},${text}${',[]'.repeat(count - 1)}]`;
    expect(parseJson(list(200_000))).toHaveLength(200_001);
    expect(() => parseJson(list(200_001))).toThrow(tooManyParts);
  },
);

test('counts nothing inside an unterminated string', () => {
  expect(() => parseJson(`["${'['.repeat(200_001)}`)).toThrow(invalid);
});
