import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';
import { FormLocale } from '../../../src/form/view/form-locale.ts';
import { useElsewhere } from '../../components/basic/use-elsewhere.ts';
import { LiveCalls } from '../../components/code/live-calls.tsx';
import { CurrencyChoice } from '../../components/form/currency-choice.tsx';
import { useFormAccess } from '../../components/form/form-access.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { FormPartsContext, fieldsOfPage } from '../../components/form/form-parts.ts';
import { NumberChoice } from '../../components/form/number-choice.tsx';
import { ToolForm } from '../../components/form/tool-form.tsx';
import { ToolOfPage } from '../../components/form/tool-of-page.ts';
import { useCurrency } from '../../components/form/use-currency.ts';
import { useEarlyInput } from '../../components/form/use-early-input.ts';
import { useForm } from '../../components/form/use-form.ts';
import { useNumberFormat } from '../../components/form/use-number-format.ts';
import { AnswerBar } from '../../components/result/answer-bar.tsx';
import { AnswerCard } from '../../components/result/answer-card.tsx';
import { useAnswer } from '../../components/result/use-answer.ts';
import { useWordings } from '../../components/result/use-wordings.ts';
import { withCurrency } from '../../model/chosen-currency.ts';
import { remember } from '../../model/tool-lists.ts';
import { isRewriting, type ToolPage } from '../../model/tool-page.ts';
import { EmbedLink } from './embed-link.tsx';
import { usePlaces } from './use-places.tsx';

/**
 * Shows the form of a tool and its live result, and the same call in code further down the page.
 */
export function Workbench({ tool }: { readonly tool: ToolPage }) {
  const parts = useContext(FormPartsContext);
  const { calling } = parts;
  const fields = useMemo(() => fieldsOfPage(tool, parts), [tool, parts]);
  const { currency, choose: chooseCurrency } = useCurrency();
  const complete = (hash: string) => (hasMoney(tool) ? withCurrency(hash, currency) : hash);
  const form = useForm(tool.slug, fields, complete, calling);
  const element = useEarlyInput();
  const format = useNumberFormat();
  const answer = useAnswer(tool, form, format.locale, calling);
  const worded = useWordings(tool, form, answer.answered, parts, currency);
  const access = useFormAccess(form.onAction);
  const places = usePlaces({ tool, form, access, answer, locale: format.locale });
  useEffect(() => remember('recent', tool.slug), [tool]);
  const { answered, exchange, known, errors } = answer;
  useElsewhere(
    'code',
    <LiveCalls
      {...{ tool, fields, exchange, known }}
      request={form.call.request ?? {}}
      note={form.call.note}
    />,
  );
  const chooseFormat = (locale: string | undefined) => {
    format.choose(locale);
    form.onAction({ type: 'read again' });
  };
  const card = (
    <AnswerCard {...{ tool, form, answer, worded }} places={places.inResult}>
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
  );
  // What comes of a text is above the options.
  const text = tool.layout === 'editor' && fields.find(({ kind }) => kind === 'long text');
  const inForm = text
    ? { ...places.inForm, afterField: ({ name }: Field) => name === text.name && card }
    : places.inForm;
  return (
    <FormContexts currency={currency} locale={format.locale} inputs={form.inputs} tool={tool}>
      <div class={benchClass(tool)}>
        <AnswerBar {...{ tool, form, answered, worded }} />
        <ToolForm {...{ element, tool, form, errors }} places={inForm} />
        <div class="stack">
          {!text && card}
          {places.more}
        </div>
      </div>
    </FormContexts>
  );
}

interface ContextProperties {
  readonly currency: string | undefined;
  readonly locale: string | undefined;
  readonly inputs: Inputs;
  readonly tool: ToolPage;
  readonly children: ComponentChildren;
}

/** Provides what the parts of the page need to know of the form. */
function FormContexts({ currency, locale, inputs, tool, children }: ContextProperties) {
  return (
    <Currency.Provider value={currency}>
      <FormLocale.Provider value={locale}>
        <FormInputs.Provider value={inputs}>
          <ToolOfPage.Provider value={tool}>{children}</ToolOfPage.Provider>
        </FormInputs.Provider>
      </FormLocale.Provider>
    </Currency.Provider>
  );
}

function benchClass(tool: ToolPage): string {
  const { parts, layout } = tool;
  const names = [
    'bench',
    parts.includes('more') && 'growing',
    layout,
    isRewriting(tool) && 'rewriting',
  ];
  return names.filter(Boolean).join(' ');
}

function hasMoney({ response }: ToolPage): boolean {
  return Object.values(response.properties).some(
    ({ format }) => format === 'money' || format === 'unit price',
  );
}
