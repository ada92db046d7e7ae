import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answered } from '../../../src/form/view/result-view.tsx';
import { Glance, Headline } from '../../../src/form/view/result-view.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import { FormPartsContext } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';
import { ExampleMark } from './example-mark.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly answered: Answered | undefined;
}

/**
 * Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it
 * from the result.
 */
export function AnswerBar({ tool, form, answered }: Properties) {
  const { own } = useContext(FormPartsContext);
  return (
    <div class="answer-bar card" inert>
      {own ? (
        <own.Headline tool={tool} form={form} />
      ) : (
        <AtAGlance content={tool} answered={answered} mark={<ExampleMark form={form} />} />
      )}
    </div>
  );
}

interface GlanceProperties {
  readonly content: ToolPage;
  readonly answered: Answered | undefined;
  readonly mark: ComponentChildren;
}

function AtAGlance(properties: GlanceProperties) {
  const { glances = [] } = properties.content;
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
