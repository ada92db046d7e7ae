import { execFileSync } from 'node:child_process';
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { findTool } from '../../src/node/find-tool.ts';
import { parseArguments } from '../../src/node/parse-arguments.ts';
import { commandLineOf, flagsOf, requestOf } from '../../src/node/tool-flags.ts';

/** The arguments that a shell makes of a command line. */
function shellArguments(commandLine: string): string[] {
  const script = `printf '%s\\0' ${commandLine}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

function requestFrom(slug: string, commandLine: string): object {
  const { inputSchema } = findTool(slug);
  const { values } = parseArguments(shellArguments(commandLine), flagsOf(inputSchema), '');
  return requestOf(inputSchema, values);
}

test.each(tools)('the command line of $slug is its example', ({ slug, example }) => {
  const { numbers, ...others }: { numbers?: unknown } = example;
  const expected = Array.isArray(numbers) ? { ...others, numbers: numbers.join(',') } : example;
  expect(requestFrom(slug, commandLineOf(example))).toEqual(expected);
});

describe('a text gets through a shell', () => {
  test.each([
    "it's",
    '-x',
    '--shift',
    '$(id) `id` "x" \\ * ?',
    'two\nlines',
    '',
    '#fff',
    '~',
    'a=b',
  ])('%j', (text) => {
    expect(requestFrom('trim-whitespace', commandLineOf({ text }))).toEqual({ text });
  });
});

test.each([
  [{ x: -7, y: 1e-7 }, '--x=-7 --y 1e-7'],
  [{ text: 'a b', on: true, off: false }, "--text 'a b' --on --no-off"],
  [{ numbers: [1, 2] }, '--numbers 1,2'],
])('%j is written as %s', (request, commandLine) => {
  expect(commandLineOf(request)).toBe(commandLine);
});
