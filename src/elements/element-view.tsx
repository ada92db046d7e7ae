import { useCallback, useMemo } from 'preact/hooks';
import { againLabel } from '../form/again.ts';
import type { Answer } from '../form/answer.ts';
import type { Errors } from '../form/errors.ts';
import { type Language, t } from '../form/language/language.ts';
import { formatFigure } from '../form/numbers/format-figure.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import { withUnit } from '../form/numbers/with-unit.ts';
import type { ToolContent } from '../form/present-tool.ts';
import type { Action, Form } from '../form/state.ts';
import { Assumptions } from '../form/view/assumptions.tsx';
import { Currency } from '../form/view/currency-context.ts';
import { FormLocale, TypingLocale } from '../form/view/form-locale.ts';
import { FormView } from '../form/view/form-view.tsx';
import { LanguageContext } from '../form/view/language-context.ts';
import { PresentationContext } from '../form/view/presentation.ts';
import { type Calculation, ResultView, resultSchema } from '../form/view/result-view.tsx';
import { readingPause, useSettled } from '../form/view/use-settled.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Settings } from './attributes.ts';
import { withShownResults } from './shown-results.ts';

interface Properties {
  readonly language: Language;
  readonly content: ToolContent;
  readonly settings: Settings;
  readonly form: Form;
  /** What the tool has answered, if it was asked. */
  readonly answer: Answer | undefined;
  readonly errors: Errors;
  readonly isDisabled: boolean;
  /** Whether the tool has not answered yet. */
  readonly isBusy: boolean;
  readonly onAction: (action: Action) => void;
}

/** What an element shows: the form of a tool and its result. */
export function ElementView(properties: Properties) {
  const { language, content, settings, form, answer, errors, onAction } = properties;
  const { label = content.name, currency, isReadOnly, isPlain, headingLevel } = settings;
  const locale = numberLocale();
  const typingLocale = useCallback(() => locale, [locale]);
  const presentation = useMemo(
    () => ({ isReadOnly, isPlain, headingLevel, hasParts: true }),
    [isReadOnly, isPlain, headingLevel],
  );
  const calculation = answer && 'result' in answer ? answer : undefined;
  const shown = withShownResults(content, settings.results);
  return (
    <LanguageContext.Provider value={language}>
      <Currency.Provider value={currency}>
        <FormLocale.Provider value={locale}>
          <TypingLocale.Provider value={typingLocale}>
            <PresentationContext.Provider value={presentation}>
              <div class="frame">
                <slot name="title" />
                <div class="tool" part="tool">
                  <FormView
                    label={label}
                    // Before the script runs, Enter would load the page with the fields in its URL.
                    attributes={{ part: 'form', method: 'dialog' }}
                    {...{ form, onAction }}
                    errors={errors.ofFields}
                    isDisabled={properties.isDisabled}
                    places={{ buttons: <Again {...properties} /> }}
                  />
                  <section
                    class="result"
                    part="result"
                    aria-label={label}
                    aria-busy={properties.isBusy}
                  >
                    <p class="error" part="error" role="alert">
                      {errors.others}
                    </p>
                    <ResultView
                      content={shown}
                      calculation={calculation}
                      attributes={{ part: 'headline' }}
                    >
                      {calculation && <Assumptions assumed={form.assumed} meant={form.meant} />}
                    </ResultView>
                    <Announcement
                      text={calculation ? announcementOf(shown, calculation, currency) : ''}
                    />
                  </section>
                </div>
                <slot name="note" />
              </div>
            </PresentationContext.Provider>
          </TypingLocale.Provider>
        </FormLocale.Provider>
      </Currency.Provider>
    </LanguageContext.Provider>
  );
}

/** What is in the tag, in place of a form that cannot be shown. */
export function OwnContent() {
  return (
    <>
      <slot name="title" />
      <slot />
      <slot name="note" />
    </>
  );
}

/** Computes once more, if the results of the tool differ by chance. */
function Again({ content: { again }, settings, form, isDisabled, onAction }: Properties) {
  const isNeedless = again?.unless !== undefined && form.inputs[again.unless] !== '';
  const label = again && !isNeedless ? againLabel(again, form.inputs) : undefined;
  if (label === undefined || settings.isReadOnly || isDisabled) return null;
  return (
    <div class="buttons">
      <button
        type="button"
        class="primary"
        part="button"
        onClick={() => onAction({ type: 'submit', names: form.active.map(({ name }) => name) })}
      >
        {t(label)}
      </button>
    </div>
  );
}

/** What screen readers hear once the visitor has stopped typing. */
function Announcement({ text }: { readonly text: string }) {
  return (
    <p class="hidden" role="status">
      {useSettled(text, readingPause, '')}
    </p>
  );
}

/** What is longer would keep a screen reader busy for minutes. */
const longestHeard = 200;

/** Returns the headline in one sentence for screen readers. */
function announcementOf(
  content: ToolContent,
  { request, result }: Calculation,
  currency: string | undefined,
): string {
  const { headline = '' } = content;
  const schema = resultSchema(content, request, headline);
  const { title = headline, 'x-unit': unit, estimate } = schema;
  const value = ownProperty(result, headline);
  if (typeof value === 'object' || value === undefined) return title;
  if (typeof value !== 'number') return `${title}: ${String(value).slice(0, longestHeard)}`;
  const shown = withUnit(formatFigure(value, schema, currency), title, unit, value).join('');
  return `${title}: ${estimate ? '≈\u00a0' : ''}${shown}`;
}
