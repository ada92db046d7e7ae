import type { ComponentChildren } from 'preact';
import { localized, t } from '../language.ts';
import type { ToolPage } from '../tool-page.ts';
import type { OwnParts } from '../tools/own-parts.ts';
import { CopyButton } from './copy-button.tsx';
import { ResultView } from './result-view.tsx';
import type { useAnswer } from './use-answer.ts';
import type { Form } from './use-form.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly own?: OwnParts | undefined;
  readonly form: Form;
  readonly answer: ReturnType<typeof useAnswer>;
  readonly picture: ComponentChildren;
  /** The choices of how the answer is written. */
  readonly children: ComponentChildren;
}

/** The answer with its picture, and how it is written and shared. */
export function AnswerCard({ tool, own, form, answer, picture, children }: Properties) {
  const state = (
    <p class="state" role="status">
      {stateOf(answer, form)}
    </p>
  );
  return (
    <section class="card result" aria-label={t('Your result')} aria-busy={answer.isBusy}>
      {own ? (
        <own.Result tool={tool} form={form}>
          {state}
        </own.Result>
      ) : (
        <ResultView tool={tool} answered={answer.answered} isExample={form.isExample}>
          {state}
        </ResultView>
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

function Share({ form: { hash } }: { readonly form: Form }) {
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

function stateOf(
  { otherErrors, hasErrors, answered, isBusy }: Properties['answer'],
  { isExample, isWithheld }: Form,
): string {
  if (otherErrors) return otherErrors;
  if (hasErrors || isWithheld) return t('Check the fields that show an error.');
  if (isExample) return t('An example. Type over it for your own answer.');
  if (isBusy) return t('Computing…');
  return answered ? t('Computed on your device.') : t('Fill in the form, or show the example.');
}
