import { inTypedUnit } from '../errors/errors-in-units.ts';
import { translatorOf } from '../errors/translated-error.ts';
import type { Field } from '../form/field.ts';
import { readAgain, withUnit as withChosenUnit } from '../form/inputs.ts';
import { withLabels } from '../form/labels.ts';
import { problemsOf } from '../form/problems.ts';
import { type Dictionary, directionOf, type Language } from '../language.ts';
import { formatFigure } from '../numbers/format-figure.ts';
import { numberLocale } from '../numbers/number-locale.ts';
import { withUnit } from '../numbers/with-unit.ts';
import { own } from '../own.ts';
import type { ToolContent } from '../tool-content.ts';
import type { Answer, Form, FormState } from '../tool-state.ts';
import { inItsUnit } from '../units/field-units.ts';
import { Currency } from './currency.ts';
import { FormLocale, TypingLocale } from './form-locale.ts';
import { LanguageContext } from './language-context.ts';
import { ToolView } from './tool-view.tsx';

interface Properties {
  readonly language: Language;
  readonly errorTexts: Dictionary;
  readonly currency: string | undefined;
  readonly content: ToolContent;
  readonly form: Form;
  readonly answer: Answer | undefined;
  /** Whether the visitor has stopped typing. */
  readonly isSettled: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (change: (state: FormState) => FormState) => void;
}

/** What an element shows. */
export function ElementView(properties: Properties) {
  const { language, currency, content, form, answer, isSettled } = properties;
  const locale = numberLocale();
  const result = answer && 'result' in answer ? answer.result : undefined;
  return (
    <LanguageContext.Provider value={language}>
      <Currency.Provider value={currency}>
        <FormLocale.Provider value={locale}>
          <TypingLocale.Provider value={() => locale}>
            <div dir={directionOf(language.code)} lang={language.code}>
              <ToolView
                content={content}
                form={form}
                isReadOnly={properties.isReadOnly}
                {...errorsOf(properties)}
                result={result}
                announcement={isSettled && result ? announcementOf(content, result, currency) : ''}
                {...actionsOf(properties, locale)}
              />
            </div>
          </TypingLocale.Provider>
        </FormLocale.Provider>
      </Currency.Provider>
    </LanguageContext.Provider>
  );
}

/** Returns the errors in words for visitors. */
function errorsOf({ errorTexts, content, form, answer, isSettled }: Properties) {
  const { asked, inputs, touched } = form;
  const { ofFields = {}, others = '' } = answer && 'errors' in answer ? answer.errors : {};
  const problems = isSettled ? problemsOf(asked, inputs, numberLocale()) : {};
  const translate = translatorOf(errorTexts);
  const readable = (error: string) =>
    withLabels(translate(error, content.options), content.parameters.properties);
  const errorOf = (field: Field) => {
    const { name } = field;
    const input = own(inputs, name) ?? '';
    if (input === '' && !touched.includes(name)) return '';
    const error = own(problems, name) ?? own(ofFields, name) ?? '';
    return readable(inTypedUnit(error, inItsUnit(field, asked, inputs), input));
  };
  return { errorOf, otherErrors: readable(others) };
}

/** Returns what the visitor can do, in the locale in which the numbers are shown. */
function actionsOf({ form: { fields, shown }, onChange }: Properties, locale: string | undefined) {
  const touch = (touched: readonly string[], names: readonly string[]) => [
    ...new Set([...touched, ...names]),
  ];
  return {
    onInput: ({ name }: Field, value: string) =>
      onChange(({ inputs, touched }) => ({
        inputs: { ...inputs, [name]: value },
        touched: touch(touched, [name]),
      })),
    onUnit: (field: Field, unit: string) =>
      onChange((state) => ({
        ...state,
        inputs: readAgain(fields, withChosenUnit(fields, state.inputs, field, unit), locale),
      })),
    onSubmit: () => onChange((state) => ({ ...state, touched: shown.map(({ name }) => name) })),
  };
}

/** Returns the headline in one sentence for screen readers. */
function announcementOf(
  { headline = '', response }: ToolContent,
  result: Readonly<Record<string, unknown>>,
  currency: string | undefined,
): string {
  const { title = headline, format, 'x-unit': unit } = own(response.properties, headline) ?? {};
  const value = own(result, headline);
  if (typeof value === 'object' || value === undefined) return title;
  if (typeof value !== 'number') return `${title}: ${value}`;
  const digits = formatFigure(value, { format, unit }, currency);
  return `${title}: ${withUnit(digits, title, unit, value).join('')}`;
}
