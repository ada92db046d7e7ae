import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { ResultView } from '../../../src/form/view/result-view.tsx';
import { localized } from '../../language/page-language.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { FormPartsContext } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';
import { ExampleMark } from './example-mark.tsx';
import type { useAnswer } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly answer: ReturnType<typeof useAnswer>;
  readonly picture: ComponentChildren;
  /** The choices of how the answer is written. */
  readonly children: ComponentChildren;
}

/** The answer with its picture, and how it is written and shared. */
export function AnswerCard({ tool, form, answer, picture, children }: Properties) {
  const { own } = useContext(FormPartsContext);
  const state = <State answer={answer} form={form} />;
  return (
    <section class="card result" aria-labelledby="result" aria-busy={answer.isBusy}>
      <h2 id="result" class="hidden">
        {t('Your result')}
      </h2>
      {own ? (
        <own.Result tool={tool} form={form}>
          {state}
        </own.Result>
      ) : (
        <ResultView
          content={tool}
          answered={answer.answered}
          mark={<ExampleMark form={form} />}
          attributes={{ 'aria-live': 'polite' }}
          state={state}
        />
      )}
      {tool.parts.includes('picture') && <div class={`picture ${tool.slug}`}>{picture}</div>}
      {children}
      <Share form={form} />
      <p class="share">
        <a href={`${localized('/tables/')}#${tool.slug}`}>{t('Compute a whole table')}</a>
      </p>
    </section>
  );
}

function Share({ form: { hash } }: { readonly form: FormOfPage }) {
  return (
    <p class="share">
      <span>{hash === undefined ? t('Too long for a link') : t('Link to this calculation')}</span>
      <CopyButton
        // The address of the page changes only a moment after the inputs.
        text={() => new URL(`#${hash}`, location.href).href}
        subject={t('link to this calculation')}
        isDisabled={hash === undefined}
      />
    </p>
  );
}

/** What the answer is. Only an error of the whole form is announced, since fields and answers announce themselves. */
function State({ answer, form }: Pick<Properties, 'answer' | 'form'>) {
  const { otherErrors } = answer;
  return (
    <p class="state">
      <span role="status">{otherErrors}</span>
      {otherErrors === '' && stateOf(answer, form)}
    </p>
  );
}

function stateOf(
  { hasErrors, answered, isBusy }: Properties['answer'],
  { isExample, isUnread }: FormOfPage,
): string {
  if (hasErrors || isUnread) return t('Check the fields that show an error.');
  if (isExample) return t('An example. Type over it for your own answer.');
  if (isBusy) return t('Computing…');
  return answered ? t('Computed on your device.') : t('Fill in the form, or show the example.');
}
