/** @jsxImportSource solid-js */

import { createSignal } from 'solid-js';
import type { LoanPayoffCalculatorRequest, LoanPayoffCalculatorResult } from 'toolworker';
import type { ToolFormElement } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type {} from '../../../../src/elements/frameworks/solid.ts';

test('the tag has its attributes, those of HTML, children and a reference', () => {
  const [slug] = createSignal('loan-payoff-calculator');
  const [request] = createSignal<LoanPayoffCalculatorRequest>({
    principal: 1,
    annualRate: 0,
    years: 1,
  });
  let form: ToolFormElement | undefined;
  <tool-form
    ref={form}
    tool="loan-payoff-calculator"
    request='{"principal":1200}'
    fixed='{"annualRate":6.5}'
    fields="principal years"
    currency="EUR"
    lang="de"
    name="loan"
    readonly
    id="loan"
    class="wide"
    style={{ 'max-width': '600px' }}
  >
    <p>Needs a script.</p>
  </tool-form>;
  <tool-form attr:tool={slug()} prop:request={request()} bool:readonly={slug() === ''} />;
  <tool-form
    tool="loan-payoff-calculator"
    prop:fixed={{ annualRate: 6.5 }}
    fields={['principal', 'years']}
    results={['scheduledPayment']}
  />;
});

test('events have the request and the result of the tool', () => {
  <tool-form
    tool="loan-payoff-calculator"
    on:tool-result={({ detail: { request, result }, currentTarget }) => {
      expectTypeOf(request).toEqualTypeOf<LoanPayoffCalculatorRequest>();
      expectTypeOf(result).toEqualTypeOf<LoanPayoffCalculatorResult>();
      currentTarget.reset();
    }}
    on:tool-invalid={({ detail: { message } }) => {
      expectTypeOf(message).toBeString();
    }}
  />;
});

test('what does nothing is refused', () => {
  // @ts-expect-error there is no such tool
  <tool-form tool="bmi-calculater" />;
  // @ts-expect-error another tool has such a field
  <tool-form tool="bmi-calculator" prop:request={{ principal: 1200 }} />;
  // @ts-expect-error a server would write "[object Object]"
  <tool-form tool="bmi-calculator" request={{ height: 180 }} />;
  // @ts-expect-error a server would write "[object Object]"
  <tool-form tool="bmi-calculator" fixed={{ height: 180 }} />;
  // @ts-expect-error an attribute is JSON
  <tool-form tool="bmi-calculator" attr:fixed={{ annualRate: 6.5 }} />;
  // @ts-expect-error there is no such attribute
  <tool-form tool="bmi-calculator" slug="bmi-calculator" />;
});
