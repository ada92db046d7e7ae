import { renderToolForm } from 'toolworker/elements/server';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

export async function load() {
  return { form: await renderToolForm({ tool: bmiCalculatorTool }) };
}
