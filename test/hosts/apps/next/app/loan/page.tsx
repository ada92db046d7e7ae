'use client';

import { useEffect, useState } from 'react';
import { defineToolForm } from 'toolworker/elements';
import type {} from 'toolworker/elements/react';
import { loanPayoffCalculatorTool } from 'toolworker/tools/loan-payoff-calculator';

defineToolForm({ tools: [loanPayoffCalculatorTool] });

export default function Page() {
  const [request, setRequest] = useState({ principal: 1200, annualRate: 0, years: 1 });
  const [payment, setPayment] = useState<unknown>();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      <tool-form
        key={String(isHydrated)}
        tool="loan-payoff-calculator"
        currency="EUR"
        request={request}
        ontool-result={({ detail: { assumed, result } }) =>
          setPayment(assumed.length === 0 ? result.scheduledPayment : undefined)
        }
        ontool-invalid={() => setPayment(undefined)}
      >
        <p>This calculator needs JavaScript.</p>
      </tool-form>
      <button type="button" onClick={() => setRequest({ ...request, years: 2 })}>
        Two years
      </button>
      <output>{String(payment ?? 'none')}</output>
    </>
  );
}
