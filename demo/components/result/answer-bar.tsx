import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { againLabel } from '../../../src/form/again.ts';
import { t } from '../../../src/form/language/language.ts';
import { CopyValue, WordedOr } from '../../../src/form/view/figures.tsx';
import type { Answered } from '../../../src/form/view/result-view.tsx';
import { Headline } from '../../../src/form/view/result-view.tsx';
import { Value } from '../../../src/form/view/value.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { isRewriting, type ToolPage } from '../../model/tool-page.ts';
import { FormPartsContext } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';
import { ExampleMark } from './example-mark.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly answered: Answered | undefined;
  readonly worded: Wordings;
}

/**
 * Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it
 * from the result.
 */
export function AnswerBar({ tool, form, answered, worded }: Properties) {
  const { own } = useContext(FormPartsContext);
  return (
    <div class={`answer-bar card ${isRewriting(tool) || tool.again ? 'with-action' : ''}`}>
      <div class="glimpse" inert>
        {own ? (
          <own.Headline tool={tool} form={form} />
        ) : (
          <AtAGlance
            content={tool}
            answered={answered}
            worded={worded}
            mark={<ExampleMark form={form} />}
          />
        )}
      </div>
      <BarAction {...{ tool, form, answered }} />
    </div>
  );
}

/** The one action of a page: to draw again, or to take a text that the tool made elsewhere. */
function BarAction({ tool, form, answered }: Omit<Properties, 'worded'>) {
  if (tool.again) return <Again tool={tool} form={form} />;
  if (!isRewriting(tool)) return null;
  const { headline, response } = tool;
  const subject = response.properties[headline]?.title ?? headline;
  return <CopyValue value={answered?.result[headline]} subject={subject} />;
}

/**
 * Draws once more, if the results of the tool differ by chance, also those that a seed has
 * repeated.
 */
function Again({ tool: { again }, form }: Pick<Properties, 'tool' | 'form'>) {
  const label = again && againLabel(again, form.inputs);
  if (label === undefined) return null;
  const { unless = '' } = again ?? {};
  const draw = () =>
    form.onAction(
      form.inputs[unless]
        ? { type: 'type', name: unless, value: '' }
        : { type: 'submit', names: form.active.map(({ name }) => name) },
    );
  return (
    <button type="button" class="primary" onClick={draw}>
      {t(label)}
    </button>
  );
}

interface BarProperties {
  readonly content: ToolPage;
  readonly answered: Answered | undefined;
  readonly worded: Wordings;
  readonly mark: ComponentChildren;
}

function AtAGlance(properties: BarProperties) {
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

interface GlanceProperties extends BarProperties {
  readonly name: string;
}

/** A figure that stays in sight with the headline. */
function Glance({ content, answered, worded, name }: GlanceProperties) {
  const { title = name, ...schema } = content.response.properties[name] ?? {};
  return (
    <span>
      <span class="label">{title}</span>
      <WordedOr worded={worded[name]}>
        <Value label={title} schema={schema} value={answered?.result[name]} />
      </WordedOr>
    </span>
  );
}
