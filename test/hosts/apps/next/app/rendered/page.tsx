import { renderToolForm } from 'toolworker/elements/server';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
import { DefineForm } from './define-form';

export default async function Page() {
  const html = await renderToolForm({ tool: bmiCalculatorTool });
  return (
    <>
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <DefineForm />
    </>
  );
}
