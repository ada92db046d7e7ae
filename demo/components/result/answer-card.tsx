import type { ComponentChildren } from 'preact';
import { t } from '../../../src/form/language/language.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { type ResultPlaces, ResultView } from '../../../src/form/view/result-view.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { localized } from '../../language/page-language.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from '../form/use-form.ts';
import type { useAnswer } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly answer: ReturnType<typeof useAnswer>;
  readonly worded: Wordings;
  /** The page's own parts. */
  readonly places: ResultPlaces;
  /** The choices of how the answer is written, and further links. */
  readonly children: ComponentChildren;
}

/** The answer and, folded away, how it is written and shared. */
export function AnswerCard({ tool, form, answer, worded, places, children }: Properties) {
  return (
    <section class="card result" aria-labelledby="result" aria-busy={answer.isBusy}>
      <h2 id="result" class="hidden">
        {t('Your result')}
      </h2>
      <ResultView
        content={tool}
        answered={answer.answered}
        worded={worded}
        attributes={{ 'aria-live': 'polite' }}
        places={places}
      />
      <details class="choices-of-answer">
        <summary>{t('More')}</summary>
        {children}
        <Share form={form} />
        <p>
          <a href={`${localized('/tables/')}#${tool.slug}`}>{t('Compute a whole table')}</a>
        </p>
        <p>{t('Computed on your device.')}</p>
      </details>
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
