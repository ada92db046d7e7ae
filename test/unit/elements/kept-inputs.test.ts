import { bmiCalculatorTool, hmacGeneratorTool, percentageOfTool, type Tool } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { keptInputs, withKeptInputs } from '../../../src/elements/kept-inputs.ts';
import { worded } from '../../../src/elements/shown-form.ts';
import { type Action, formOf, nextState, startingState } from '../../../src/form/state.ts';

const english = { code: 'en', dictionary: {} };

function formWith(
  tool: Tool,
  request?: Readonly<Record<string, unknown>>,
  ...actions: readonly Action[]
) {
  const { content, fields } = worded(tool, english);
  const state = actions.reduce(
    (before, action) => nextState(before, action, { fields, locale: 'en' }),
    startingState(content, request),
  );
  return formOf(fields, state);
}

describe('a browser keeps', () => {
  test('nothing of a form in which nobody has typed', () => {
    expect(keptInputs(formWith(percentageOfTool))).toBe('');
  });

  test('the inputs that are given, also those of an incomplete form', () => {
    expect(keptInputs(formWith(percentageOfTool, { x: 7 }))).toBe('{"x":"7","y":""}');
  });

  test('what was typed, and nothing of the example', () => {
    const typed = { type: 'type', name: 'x', value: '7' } as const;
    expect(keptInputs(formWith(percentageOfTool, undefined, typed))).toBe('{"x":"7"}');
  });

  test('the unit, in which the rest of the example comes back', () => {
    const unit = { type: 'type', name: 'unit', value: 'imperial' } as const;
    const height = { type: 'type', name: 'height', value: '72' } as const;
    const kept = keptInputs(formWith(bmiCalculatorTool, undefined, unit, height));
    const { content, fields } = worded(bmiCalculatorTool, english);
    expect(withKeptInputs(startingState(content, undefined), fields, kept).inputs).toMatchObject({
      unit: 'imperial',
      height: '72',
      weight: '180',
    });
  });

  test('no secrets', () => {
    const kept = keptInputs(formWith(hmacGeneratorTool, { message: 'Hello.', key: 'secret' }));
    expect(kept).toContain('Hello.');
    expect(kept).not.toContain('secret');
  });
});

test.each([
  ['{"x":"8","y":"9"}', { x: '8', y: '9' }, []],
  ['{"x":"8"}', { x: '8', y: '80' }, ['y']],
  ['{"x":8,"z":"9"}', { x: '8', y: '80' }, ['y']],
  ['no JSON', { x: '15', y: '80' }, ['x', 'y']],
])('%s gives the inputs %j, of which the example has %j', (kept, inputs, untouched) => {
  const { content, fields } = worded(percentageOfTool, english);
  const restored = withKeptInputs(startingState(content, undefined), fields, kept);
  expect(restored).toMatchObject({ inputs, untouched });
});
