import { runTool, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { replyWith } from '../../support/expect-reply.ts';
import { carried } from '../../support/one-of-each.ts';
import { toolworker } from './command-line.ts';

// Options have no types: only the command can read 7 as a text, or a list as a word.

// An option of a field that the tool lacks is a mistake in the command line.
const known = carried.filter(([, , request]) => !('inch' in request));

test.each(known)('carries %s, as options and as a request', async (_, slug, request, outcome) => {
  const options = Object.entries(request).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? `--${name}` : `--no-${name}`;
    return `--${name}=${value}`;
  });
  for (const args of [options, [JSON.stringify(request)]]) {
    const { output } = await toolworker(['call', slug, ...args]);
    expect(JSON.parse(output)).toEqual(replyWith(outcome).body);
  }
});

const deviations = 'standard-deviation-calculator';
const lines = 'remove-duplicate-lines';

test.each([
  ['caesar-cipher', ['--text', 'abc', '--shift', '-3'], { text: 'abc', shift: -3 }],
  ['caesar-cipher', ['--text', '7', '--shift=-3'], { text: '7', shift: -3 }],
  ['angle-converter', ['--value', '-.5'], { value: -0.5 }],
  [lines, ['--text', 'a\nA', '--no-caseSensitive'], { text: 'a\nA', caseSensitive: false }],
  [lines, ['--text', ' a\na', '--trimWhitespace'], { text: ' a\na', trimWhitespace: true }],
  ['trim-whitespace', ['--text', ' -x '], { text: ' -x ' }],
  [
    'base-converter',
    ['--value', '0010', '--from', '2', '--to', '10'],
    { value: '0010', from: 2, to: 10 },
  ],
  [deviations, ['--numbers', '1, 2, 4'], { numbers: [1, 2, 4] }],
  [
    deviations,
    ['--numbers', '1', '--numbers', '-2', '--no-sample'],
    { numbers: [1, -2], sample: false },
  ],
  // A list with a word in it is still a list, not a string.
  [deviations, ['--numbers', '1', '--numbers', 'x'], { numbers: [1, 'x'] }],
])('reads %s %j as the request %j', async (tool, options, request) => {
  const { output } = await toolworker(['call', tool, ...options]);
  const answer = await runTool(tool, request, { tools }).then(
    (result) => ({ ok: true, result }),
    ({ message }) => ({ ok: false, error: message }),
  );
  expect(JSON.parse(output)).toEqual(answer);
});
