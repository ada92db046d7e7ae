import type { LoanPayoffCalculatorRequest, LoanPayoffCalculatorResult } from 'toolworker';
import type { ToolFormElement } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type { GlobalComponents } from 'vue';
import type {} from '../../../../src/elements/frameworks/vue.ts';

// The test app with Nuxt compiles a template.

type ToolForm = InstanceType<GlobalComponents['tool-form']>;

type Properties = ToolForm['$props'];

declare function template(properties: Properties): void;

test('the tag has its attributes and those of HTML', () => {
  template({
    tool: 'loan-payoff-calculator',
    request: { principal: 1200 },
    fixed: '{"annualRate":6.5}',
    fields: 'principal years',
    currency: 'EUR',
    lang: 'de',
    name: 'loan',
    readonly: true,
    id: 'loan',
    class: 'wide',
  });
  template({ tool: 'bmi-calculator', request: '{"height":180}' });
  template({
    tool: 'loan-payoff-calculator',
    fixed: { annualRate: 6.5 },
    fields: ['principal', 'years'],
    results: ['scheduledPayment'],
  });
});

test('a reference to the tag is the element', () => {
  expectTypeOf<ToolForm>().toExtend<ToolFormElement>();
});

test('events have the request and the result of the tool', () => {
  template({
    tool: 'loan-payoff-calculator',
    onToolResult: ({ detail: { request, result }, currentTarget }) => {
      expectTypeOf(request).toEqualTypeOf<LoanPayoffCalculatorRequest>();
      expectTypeOf(result).toEqualTypeOf<LoanPayoffCalculatorResult>();
      currentTarget.reset();
    },
    onToolInvalid: ({ detail: { message } }) => {
      expectTypeOf(message).toBeString();
    },
  });
});

test('what does nothing is refused', () => {
  // @ts-expect-error there is no such tool
  template({ tool: 'bmi-calculater' });
  // @ts-expect-error another tool has such a field
  template({ tool: 'bmi-calculator', request: { principal: 1200 } });
  // @ts-expect-error a request is an object or JSON
  template({ tool: 'bmi-calculator', request: 1 });
  // @ts-expect-error another tool has such a field
  template({ tool: 'bmi-calculator', fixed: { annualRate: 6.5 } });
  // @ts-expect-error there is no such attribute
  template({ tool: 'bmi-calculator', slug: 'bmi-calculator' });
});
