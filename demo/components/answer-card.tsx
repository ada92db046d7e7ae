import type { ComponentChildren } from 'preact';
import type { JsonSchema } from 'toolworker';
import { localized, t } from '../language.ts';
import type { ToolPage } from '../tool-page.ts';
import { CopyButton } from './copy-button.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { NumberChoice } from './number-choice.tsx';
import { ResultView } from './result-view.tsx';
import type { useAnswer } from './use-answer.ts';
import type { Form } from './use-form.ts';
import type { Formats } from './use-formats.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: Form;
  readonly answer: ReturnType<typeof useAnswer>;
  readonly formats: Formats;
  readonly picture: ComponentChildren;
}

/** The answer with its picture, and how it is written and shared. */
export function AnswerCard({ tool, form, answer, formats, picture }: Properties) {
  const { currency, chooseCurrency, locale, chooseLocale } = formats;
  return (
    <section class="card result" aria-label={t('Your result')} aria-busy={answer.isBusy}>
      <ResultView tool={tool} result={answer.answered?.result} isExample={form.isExample}>
        <p class="state" role="status">
          {stateOf(answer, form.isExample)}
        </p>
      </ResultView>
      {tool.parts.includes('picture') && <div class={`picture ${tool.slug}`}>{picture}</div>}
      {Object.values(tool.response.properties).some(isMoney) && (
        <CurrencyChoice currency={currency} onChange={chooseCurrency} />
      )}
      {form.fields.some(({ kind }) => kind === 'number') && (
        <NumberChoice locale={locale} onChange={chooseLocale} />
      )}
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

function isMoney({ format }: JsonSchema): boolean {
  return format === 'money' || format === 'unit price';
}

function stateOf(
  { otherErrors, hasErrors, answered, isBusy }: Properties['answer'],
  isExample: boolean,
): string {
  if (otherErrors) return otherErrors;
  if (hasErrors) return t('Check the fields that show an error.');
  if (isExample) return t('An example. Type over it for your own answer.');
  if (isBusy) return t('Computing…');
  return answered ? t('Computed on your device.') : t('Fill in the form, or show the example.');
}
