'use client';

import { useEffect, useState } from 'react';
import { defineToolForm, type ToolFormElement } from 'toolworker/elements';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

defineToolForm({ tools: [bmiCalculatorTool] });

/** Shows the result of the form that the server has rendered. */
export function BmiOutput() {
  const [bmi, setBmi] = useState<number>();
  useEffect(() => {
    const form = document.querySelector<ToolFormElement<'bmi-calculator'>>('tool-form');
    const show = () => setBmi(form?.result?.bmi);
    show();
    form?.addEventListener('tool-result', show);
    form?.addEventListener('tool-invalid', show);
    return () => {
      form?.removeEventListener('tool-result', show);
      form?.removeEventListener('tool-invalid', show);
    };
  }, []);
  return <output>{bmi ?? 'none'}</output>;
}
