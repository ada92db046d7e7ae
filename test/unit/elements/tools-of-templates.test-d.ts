import type { BmiCalculatorResult } from 'toolworker';
import type { ResultDetail, ToolFormElement, ToolFormResult } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type { roofPitchTool } from '../../../demo/own-tools/roof-pitch.ts';

declare module 'toolworker/elements' {
  interface ToolFormTools {
    readonly 'roof-pitch': typeof roofPitchTool;
  }
}

test('an element has the result of its tool', () => {
  expectTypeOf<
    ToolFormElement<'bmi-calculator'>['result']
  >().toEqualTypeOf<BmiCalculatorResult | null>();
  expectTypeOf<ToolFormElement['result']>().toEqualTypeOf<Readonly<
    Record<string, unknown>
  > | null>();
});

test('a tool of a page can be declared', () => {
  expectTypeOf<ToolFormResult<'roof-pitch'>>().toHaveProperty('percent').toBeNumber();
});

test('an ancestor hears the events', () => {
  const main = document.createElement('main');
  main.addEventListener('tool-result', ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<ResultDetail>();
  });
  document.addEventListener('tool-invalid', ({ detail: { issues } }) => {
    expectTypeOf(issues[0]?.message).toEqualTypeOf<string | undefined>();
  });
});
