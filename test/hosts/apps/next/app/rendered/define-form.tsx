'use client';

import { defineToolForm } from 'toolworker/elements';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

defineToolForm({ tools: [bmiCalculatorTool] });

export function DefineForm() {
  return null;
}
