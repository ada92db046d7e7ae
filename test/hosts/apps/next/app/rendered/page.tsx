import { renderToolForm } from 'toolworker/elements/server';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
import { BmiOutput } from './bmi-output';

export default async function Page() {
  const html = await renderToolForm({
    tool: bmiCalculatorTool,
    attributes: { name: 'bmi', request: { height: 180, weight: 81 } },
  });
  return (
    <form method="post">
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <BmiOutput />
      <button type="submit">Send</button>
    </form>
  );
}
