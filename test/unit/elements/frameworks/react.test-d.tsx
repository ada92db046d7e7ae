/** @jsxImportSource react */

import { createRef, useState } from 'react';
import type { LoanPayoffRequest } from 'toolworker';
import type { ToolFormElement } from 'toolworker/elements';
import { expectTypeOf, test } from 'vitest';
import type {} from '../../../../src/elements/frameworks/react.ts';

const form = createRef<ToolFormElement>();

test('the tag has its attributes, those of HTML, children and a reference', () => {
  const [request] = useState<LoanPayoffRequest>({ principal: 1200, annualRate: 0, years: 1 });
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
});

test('events have their details', () => {
  <tool-form
    ontool-result={({ detail: { request, result }, currentTarget }) => {
      expectTypeOf(request).toEqualTypeOf<Readonly<Record<string, unknown>>>();
      expectTypeOf(result).toEqualTypeOf<Readonly<Record<string, unknown>>>();
      currentTarget.reset();
    }}
    ontool-invalid={({ detail: { message } }) => {
      expectTypeOf(message).toBeString();
    }}
  />;
});

test('what does nothing is refused', () => {
  // @ts-expect-error there is no such event
  <tool-form onToolResult={() => {}} />;
  // @ts-expect-error an attribute is JSON
  <tool-form fixed={{ annualRate: 6.5 }} />;
  // @ts-expect-error a request is an object
  <tool-form request={1} />;
  // @ts-expect-error there is no such attribute
  <tool-form slug="bmi-calculator" />;
  // @ts-expect-error React passes the name of an attribute on as it is
  <tool-form readOnly />;
});
