import { defineToolForm } from 'toolworker/elements';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

defineToolForm({ tools: [bmiCalculatorTool] });

/** Returns a form of the body mass index, which passes on each one that it computes. */
export function bmiForm(onBmi) {
  const form = document.createElement('tool-form');
  form.tool = 'bmi-calculator';
  form.request = { unit: 'metric', height: 180, weight: 81 };
  form.addEventListener('tool-result', ({ detail }) => onBmi(detail.result.bmi));
  form.addEventListener('tool-invalid', () => onBmi(undefined));
  return form;
}
