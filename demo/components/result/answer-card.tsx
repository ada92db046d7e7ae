import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { againLabel } from '../../../src/form/again.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatInFull, isRounded } from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { Currency } from '../../../src/form/view/currency-context.ts';
import { PresentationContext } from '../../../src/form/view/presentation.ts';
import {
  headlineIn,
  OtherFigures,
  resultSchema,
  type ShownResult,
} from '../../../src/form/view/result-view.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { localized } from '../../language/page-language.ts';
import { namesIn, sentenceFor } from '../../model/sentences.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from '../form/use-form.ts';
import { AnswerState } from './answer-state.tsx';
import { Figure, shownText } from './figure.tsx';
import { Say } from './say.tsx';
import { sentenceValues } from './sentence-values.ts';
import type { useAnswer } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly answer: ReturnType<typeof useAnswer>;
  readonly worded: Wordings;
  /** The page's own parts below the figures. */
  readonly rest: ComponentChildren;
  /** The choices of how the answer is written, and further links. */
  readonly children: ComponentChildren;
}

/** Returns how much smaller than the largest type a headline is, so that it fits a phone's line. */
function sizeOf(figure: string, line = ''): string {
  // A unit may go to the next line.
  const [{ length } = ''] = figure.split(/\s\p{L}/u, 1);
  if (length > 14) return length > 17 ? 'long longest' : 'long longer';
  const isLong = figure.length > 9 || line.replaceAll(/\{[^{}]*\}/g, figure).length > 15;
  return isLong ? 'long' : '';
}

/** What a sentence says is not repeated as a row. */
const noRow = (name: string) => [name, undefined] as const;

/** The answer, what it means, and the rest of the result. */
export function AnswerCard({ tool, form, answer, worded, rest, children }: Properties) {
  const currency = useContext(Currency);
  const { calculation, isBusy, isStale } = answer;
  const values = sentenceValues({ tool, form, calculation, worded, currency });
  const { sentences } = tool;
  const [line, say] = sentenceFor(sentences?.answer, values)?.split('\n') ?? [];
  const more = sentenceFor(sentences?.more, values);
  const shown = { content: tool, calculation, worded };
  // Before there is an answer, rows that it may say are left out, so that nothing shifts.
  const all = [...(sentences?.answer ?? []), ...(sentences?.more ?? [])];
  const said = [say, more].join(' ');
  const rowless = calculation ? said : all.map(({ text }) => text).join(' ');
  const rows = { ...worded, ...Object.fromEntries(namesIn(rowless).map(noRow)) };
  const presentation = useContext(PresentationContext);
  const ofEarlier = useMemo(
    () => ({ ...presentation, isOutdated: isStale }),
    [presentation, isStale],
  );
  return (
    <PresentationContext.Provider value={ofEarlier}>
      <section
        class={isStale ? 'result stale' : 'result'}
        aria-labelledby="result"
        aria-busy={isBusy}
      >
        <h2 id="result" class="hidden">
          {t('Your result')}
        </h2>
        <div class="figure">
          <Figure
            shown={shown}
            line={line}
            size={sizeOf(values.valueIn(tool.headline)?.text ?? '', line)}
          />
          <div class="acts">
            <CopyHeadline shown={shown} />
            <details class="choices-of-answer">
              <summary>{t('More')}</summary>
              <div>
                {children}
                <AllDigits shown={shown} />
                <Share form={form} />
                <p>
                  <a href={`${localized('/tables/')}#${tool.slug}`}>{t('Compute a whole table')}</a>
                </p>
                {tool.packageFunction && (
                  <p>
                    <a href={`/docs/tools/${tool.slug}/`}>{t('For developers: code and API')}</a>
                  </p>
                )}
              </div>
            </details>
          </div>
        </div>
        <div class="say">
          {calculation && !isStale && say && (
            <Say text={say} form={form} valueIn={values.valueIn} />
          )}
          {calculation && !isStale && more && (
            <Say text={more} form={form} valueIn={values.valueIn} />
          )}
          <AnswerState answer={answer} form={form} said={namesIn(said)} />
          <Again tool={tool} form={form} />
        </div>
        <div class="rest">
          <OtherFigures {...shown} worded={rows} />
          {rest}
        </div>
      </section>
    </PresentationContext.Provider>
  );
}

/** Copies the headline as it is shown, or the whole of a text. */
function CopyHeadline({ shown }: { readonly shown: ShownResult }) {
  const { title, value, wording } = headlineIn(shown);
  const text = () =>
    typeof value === 'string' && wording?.shown === undefined
      ? value
      : shownText(document.querySelector('.figure .headline'));
  return <CopyButton text={text} subject={title} isDisabled={value === undefined} />;
}

/** Copies a number that is shown rounded with all its digits. */
function AllDigits({ shown }: { readonly shown: ShownResult }) {
  const currency = useContext(Currency);
  const { title, value, wording } = headlineIn(shown);
  const { content, calculation } = shown;
  if (typeof value !== 'number' || wording?.shown !== undefined) return null;
  const schema = resultSchema(content, calculation?.request ?? {}, content.headline ?? '');
  if (!isRounded(value, formatFigure(value, schema, currency))) return null;
  return (
    <p class="share">
      <span>{t('All digits: {number}', { number: formatInFull(value) })}</span>
      <CopyButton text={() => String(value)} subject={title} />
    </p>
  );
}

/**
 * Draws once more, if the results of the tool differ by chance: with a new seed if it has one, so
 * that a link shows the same draw to others.
 */
function Again({ tool: { again }, form }: Pick<Properties, 'tool' | 'form'>) {
  const label = again && againLabel(again, form.inputs);
  if (label === undefined) return null;
  const { unless } = again ?? {};
  const draw = () =>
    form.onAction(
      unless === undefined
        ? { type: 'submit', names: form.active.map(({ name }) => name) }
        : { type: 'type', name: unless, value: newSeed() },
    );
  return (
    <button type="button" class="primary" onClick={draw}>
      {label}
    </button>
  );
}

function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
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
