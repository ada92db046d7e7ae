import type { SvelteHTMLElements } from 'svelte/elements';
import type { LoanPayoffRequest } from 'toolworker';
import type { ToolFormElement, ToolFormEventMap } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type {} from '../../../../src/elements/frameworks/svelte.ts';

// The test app with SvelteKit compiles a template.

type Properties = SvelteHTMLElements['tool-form'];

type EventOf<Listener> = Listener extends (event: infer Event) => void ? Event : never;

test('the tag has its attributes and those of HTML', () => {
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
  expectTypeOf<EventOf<Properties['ontool-result']>>().toExtend<ToolFormEventMap['tool-result']>();
  expectTypeOf<EventOf<Properties['ontool-invalid']>>().toExtend<
    ToolFormEventMap['tool-invalid']
  >();
  expectTypeOf<EventOf<Properties['ontool-result']>>()
    .toHaveProperty('currentTarget')
    .toExtend<ToolFormElement>();
});
