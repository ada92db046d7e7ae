import type { LoanPayoffRequest } from 'toolworker';
import type { ToolFormElement, ToolFormEventMap } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type { GlobalComponents } from 'vue';
import type {} from '../../../../src/elements/frameworks/vue.ts';

// The test app with Nuxt compiles a template.

type ToolForm = InstanceType<GlobalComponents['tool-form']>;

type Properties = ToolForm['$props'];

type EventOf<Listener> = Listener extends (event: infer Event) => void ? Event : never;

test('the tag has its attributes and those of HTML, and a reference to it is the element', () => {
  expectTypeOf<ToolForm>().toExtend<ToolFormElement>();
  expectTypeOf({
    tool: 'loan-payoff-calculator',
    fixed: '{"annualRate":6.5}',
    fields: 'principal years',
    currency: 'EUR',
    lang: 'de',
    name: 'loan',
    readonly: true,
    id: 'loan',
    class: 'wide',
  }).toExtend<Properties>();
  expectTypeOf<LoanPayoffRequest>().toExtend<Properties['request']>();
  expectTypeOf<string>().toExtend<Properties['request']>();
  expectTypeOf<number>().not.toExtend<Properties['request']>();
  expectTypeOf<object>().not.toExtend<Properties['fixed']>();
  expectTypeOf<Properties>().not.toHaveProperty('slug');
});

test('events have their details', () => {
  expectTypeOf<EventOf<Properties['onToolResult']>>().toExtend<ToolFormEventMap['tool-result']>();
  expectTypeOf<EventOf<Properties['onToolInvalid']>>().toExtend<ToolFormEventMap['tool-invalid']>();
});
