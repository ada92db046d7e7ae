import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Currency } from '../../../src/form/view/currency-context.ts';
import { FormLocale } from '../../../src/form/view/form-locale.ts';
import { CurrencyChoice } from '../../components/form/currency-choice.tsx';
import { useFormFiller } from '../../components/form/form-filler.ts';
import { FormInputs, FormIsUnread } from '../../components/form/form-inputs.ts';
import { FormPartsContext, fieldsOfPage } from '../../components/form/form-parts.ts';
import { NumberChoice } from '../../components/form/number-choice.tsx';
import type { PageForm } from '../../components/form/page-state.ts';
import { ToolContext } from '../../components/form/tool-context.ts';
import { ToolForm } from '../../components/form/tool-form.tsx';
import { useCurrency } from '../../components/form/use-currency.ts';
import { useEarlyInput } from '../../components/form/use-early-input.ts';
import { useForm } from '../../components/form/use-form.ts';
import { useNumberFormat } from '../../components/form/use-number-format.ts';
import { usePlace } from '../../components/form/use-place.ts';
import { AnswerCard } from '../../components/result/answer-card.tsx';
import { useAnswer } from '../../components/result/use-answer.ts';
import { useWordings } from '../../components/result/use-wordings.ts';
import { withCurrency } from '../../model/chosen-currency.ts';
import { remember } from '../../model/tool-lists.ts';
import { hasMoney, isRewriting, type ToolPage } from '../../model/tool-page.ts';
import { AnswerParts } from './answer-parts.tsx';
import { BuiltNotes } from './built-notes.tsx';
import { EmbedLink } from './embed-link.tsx';
import { useSlots } from './use-slots.tsx';

/** Shows the form of a tool beside its live result. */
export function Workbench({ tool }: { readonly tool: ToolPage }) {
  const parts = useContext(FormPartsContext);
  const { pageRequest } = parts;
  const { currency, choose: chooseCurrency } = useCurrency();
  const place = usePlace(currency);
  const fields = useMemo(() => fieldsOfPage(tool, parts, place), [tool, parts, place]);
  const complete = (hash: string) => (hasMoney(tool) ? withCurrency(hash, currency) : hash);
  const form = useForm(tool.slug, fields, complete, pageRequest);
  const element = useEarlyInput();
  const format = useNumberFormat();
  const answer = useAnswer(tool, form, format.locale, pageRequest);
  const { worded, reword } = useWordings(form, answer.calculation, parts, currency);
  const access = useFormFiller(form.onAction, reword);
  const places = useSlots({ tool, form, access, answer });
  useEffect(() => remember('recent', tool.slug), [tool]);
  const isProvisional = !form.isOpened || answer.isAwaited;
  useLayoutEffect(() => {
    if (!isProvisional) delete document.documentElement.dataset.provisional;
  }, [isProvisional]);
  const chooseFormat = (locale: string | undefined) => {
    format.choose(locale);
    form.onAction({ type: 'read again' });
  };
  return (
    <FormContexts currency={currency} locale={format.locale} form={form} tool={tool}>
      <div class={benchClass(tool)}>
        <div class="left">
          <ToolForm {...{ element, tool, form }} errors={answer.errors} places={places} />
          <BuiltNotes />
        </div>
        <AnswerCard
          {...{ tool, form, answer, worded }}
          rest={<AnswerParts {...{ tool, access, answer }} locale={format.locale} />}
        >
          {hasMoney(tool) && <CurrencyChoice currency={currency} onChange={chooseCurrency} />}
          {fields.some(({ kind, schema }) => kind === 'number' || schema.read) && (
            <NumberChoice locale={format.chosen} onChange={chooseFormat} />
          )}
          {tool.packageFunction && (
            <p>
              <EmbedLink
                tool={tool}
                request={form.isExample ? undefined : form.call.request}
                currency={hasMoney(tool) ? currency : undefined}
              />
            </p>
          )}
        </AnswerCard>
      </div>
    </FormContexts>
  );
}

interface ContextProperties {
  readonly currency: string | undefined;
  readonly locale: string | undefined;
  readonly form: PageForm;
  readonly tool: ToolPage;
  readonly children: ComponentChildren;
}

/** Provides what the parts of the page need to know of the form. */
function FormContexts({ currency, locale, form, tool, children }: ContextProperties) {
  return (
    <Currency.Provider value={currency}>
      <FormLocale.Provider value={locale}>
        <FormInputs.Provider value={form.inputs}>
          <FormIsUnread.Provider value={form.isUnread}>
            <ToolContext.Provider value={tool}>{children}</ToolContext.Provider>
          </FormIsUnread.Provider>
        </FormInputs.Provider>
      </FormLocale.Provider>
    </Currency.Provider>
  );
}

function benchClass(tool: ToolPage): string {
  const names = ['bench', tool.layout, isRewriting(tool) && 'rewriting'];
  return names.filter(Boolean).join(' ');
}
