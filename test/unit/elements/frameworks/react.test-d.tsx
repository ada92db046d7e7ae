/** @jsxImportSource react */

import { createRef, useState } from 'react';
import type { LoanPayoffCalculatorRequest, LoanPayoffCalculatorResult } from 'toolworker';
import type { AnyToolSlug, ToolFormElement, ToolFormEventMap } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type {} from '../../../../src/elements/frameworks/react.ts';

const form = createRef<ToolFormElement>();

test('the tag has its attributes, those of HTML, children and a reference', () => {
  const [request] = useState<LoanPayoffCalculatorRequest>({
    principal: 1200,
    annualRate: 0,
    years: 1,
  });
  <tool-form
    ref={form}
    key="loan"
    tool="loan-payoff-calculator"
    request={request}
    fixed='{"annualRate":6.5}'
    fields="principal years"
    currency="EUR"
    lang="de"
    name="loan"
    readonly
    id="loan"
    className="wide"
    style={{ maxWidth: 600 }}
    data-place="aside"
  >
    <p>Needs a script.</p>
  </tool-form>;
  <tool-form tool="bmi-calculator" request='{"unit":"metric"}' readonly={false} />;
  <tool-form tool="bmi-calculator" request={null} />;
  <tool-form
    tool="loan-payoff-calculator"
    fixed={{ annualRate: 6.5 }}
    fields={['principal', 'years']}
    results={['scheduledPayment']}
  />;
});

test('events have the request and the result of the tool', () => {
  <tool-form
    tool="loan-payoff-calculator"
    ontool-result={({ detail: { request, result }, currentTarget }) => {
      expectTypeOf(request).toEqualTypeOf<LoanPayoffCalculatorRequest>();
      expectTypeOf(result).toEqualTypeOf<LoanPayoffCalculatorResult>();
      currentTarget.reset();
    }}
    ontool-invalid={({ detail: { message } }) => {
      expectTypeOf(message).toBeString();
    }}
  />;
});

test('a slug that is known only at run time takes any request', () => {
  const slug: string = form.current?.tool ?? '';
  <tool-form
    tool={slug as AnyToolSlug}
    request={{ x: 1 }}
    results={['result']}
    ontool-result={({ detail: { result } }: ToolFormEventMap['tool-result']) => {
      expectTypeOf(result).toEqualTypeOf<Readonly<Record<string, unknown>>>();
    }}
  />;
});

test('what does nothing is refused', () => {
  // @ts-expect-error there is no such tool
  <tool-form tool="bmi-calculater" />;
  // @ts-expect-error another tool has such a field
  <tool-form tool="bmi-calculator" request={{ principal: 1200 }} />;
  // @ts-expect-error a height is a number
  <tool-form tool="bmi-calculator" request={{ height: '180' }} />;
  // @ts-expect-error there is no such event
  <tool-form tool="bmi-calculator" onToolResult={() => {}} />;
  // @ts-expect-error another tool has such a field
  <tool-form tool="bmi-calculator" fixed={{ annualRate: 6.5 }} />;
  // @ts-expect-error names are texts
  <tool-form tool="bmi-calculator" fields={[1]} />;
  // @ts-expect-error the tool has no such field
  <tool-form tool="bmi-calculator" fields={['wieght']} />;
  // @ts-expect-error the tool has no such result
  <tool-form tool="bmi-calculator" results={['bim']} />;
  // @ts-expect-error a request is an object
  <tool-form tool="bmi-calculator" request={1} />;
  // @ts-expect-error there is no such attribute
  <tool-form tool="bmi-calculator" slug="bmi-calculator" />;
  // @ts-expect-error React passes the name of an attribute on as it is
  <tool-form tool="bmi-calculator" readOnly />;
});
