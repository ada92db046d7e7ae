import { hmacGeneratorTool, percentageOfTool, type Tool } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { keptInputs, withKeptInputs } from '../../../src/elements/kept-inputs.ts';
import { worded } from '../../../src/elements/shown-form.ts';
import { formOf, startingState } from '../../../src/form/state.ts';

const english = { code: 'en', dictionary: {} };

function formWith(tool: Tool, request?: Readonly<Record<string, unknown>>) {
  const { content, fields } = worded(tool, english);
  return formOf(fields, startingState(content, request));
}

describe('a browser keeps', () => {
  test('nothing of a form in which nobody has typed', () => {
    expect(keptInputs(formWith(percentageOfTool))).toBe('');
  });

  test('the inputs, also those of an incomplete form', () => {
    expect(keptInputs(formWith(percentageOfTool, { x: 7 }))).toBe('{"x":"7","y":""}');
  });

  test('no secrets', () => {
    const kept = keptInputs(formWith(hmacGeneratorTool, { message: 'Hello.', key: 'secret' }));
    expect(kept).toContain('Hello.');
    expect(kept).not.toContain('secret');
  });
});

test.each([
  ['{"x":"8","y":"9"}', { x: '8', y: '9' }],
  ['{"x":"8"}', { x: '8', y: '2' }],
  ['{"x":8,"z":"9"}', { x: '8', y: '2' }],
  ['no JSON', { x: '1', y: '2' }],
])('%s gives the inputs %j', (kept, inputs) => {
  expect(withKeptInputs({ x: '1', y: '2' }, kept)).toEqual(inputs);
});
