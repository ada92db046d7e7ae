import { useContext } from 'preact/hooks';
import type { ToolPage } from '../../model/tool-page.ts';
import { FormPartsContext } from '../form/form-parts.ts';
import type { Form } from '../form/use-form.ts';
import { Glance, Headline } from './result-view.tsx';
import type { Answered } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: Form;
  readonly answered: Answered | undefined;
}

/** Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it from the result. */
export function AnswerBar({ tool, form, answered }: Properties) {
  const { own } = useContext(FormPartsContext);
  return (
    <div class="answer-bar card" inert>
      {own ? (
        <own.Headline tool={tool} form={form} />
      ) : (
        <AtAGlance {...{ tool, answered }} isExample={form.isExample} />
      )}
    </div>
  );
}

function AtAGlance(properties: Omit<Properties, 'form'> & { readonly isExample: boolean }) {
  const { glances = [] } = properties.tool;
  if (glances.length === 0) return <Headline {...properties} />;
  return (
    <div class="glances">
      <span>
        <Headline {...properties} />
      </span>
      {glances.map((name) => (
        <Glance key={name} {...properties} name={name} />
      ))}
    </div>
  );
}
