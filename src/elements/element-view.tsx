import { inTypedUnit } from '../form/errors/errors-in-units.ts';
import { translatorOf } from '../form/errors/translated-error.ts';
import type { Field } from '../form/form-fields.ts';
import { readAgain, withUnit as withChosenUnit } from '../form/inputs.ts';
import { withLabels } from '../form/labels.ts';
import { type Dictionary, directionOf, type Language } from '../form/language/language.ts';
import { formatFigure } from '../form/numbers/format-figure.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import { withUnit } from '../form/numbers/with-unit.ts';
import { problemsOf } from '../form/problems.ts';
import type { Answer, Form, FormState } from '../form/state.ts';
import type { ToolContent } from '../form/tool-content.ts';
import { inItsUnit } from '../form/units/field-units.ts';
import { Currency } from '../form/view/currency-context.ts';
import { FormLocale, TypingLocale } from '../form/view/form-locale.ts';
import { LanguageContext } from '../form/view/language-context.ts';
import { ToolView } from '../form/view/tool-view.tsx';
import { ownProperty } from '../shared/own-property.ts';

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
    const input = ownProperty(inputs, name) ?? '';
    if (input === '' && !touched.includes(name)) return '';
    const error = ownProperty(problems, name) ?? ownProperty(ofFields, name) ?? '';
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
  const {
    title = headline,
    format,
    'x-unit': unit,
  } = ownProperty(response.properties, headline) ?? {};
  const value = ownProperty(result, headline);
  if (typeof value === 'object' || value === undefined) return title;
  if (typeof value !== 'number') return `${title}: ${value}`;
  const digits = formatFigure(value, { format, unit }, currency);
  return `${title}: ${withUnit(digits, title, unit, value).join('')}`;
}
