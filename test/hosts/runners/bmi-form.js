import { defineToolForm } from 'toolworker/elements';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

defineToolForm({ tools: [bmiCalculatorTool] });

/** Returns a form of the body mass index, which passes on each one that a visitor computes. */
export function bmiForm(onBmi) {
  const form = document.createElement('tool-form');
  form.tool = 'bmi-calculator';
  form.request = { unit: 'metric', height: 180, weight: 81 };
  form.addEventListener('tool-result', ({ detail: { result, assumed } }) => {
    onBmi(assumed.length === 0 ? result.bmi : undefined);
  });
  form.addEventListener('tool-invalid', () => onBmi(undefined));
  return form;
}
