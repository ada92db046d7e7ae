import { ownProperty } from '../../shared/own-property.ts';
import type { Field } from '../form-fields.ts';
import { t } from '../language/language.ts';
import type { Form as ToolForm } from '../state.ts';
import type { ToolContent } from '../tool-content.ts';
import { inItsUnit, unitChoiceOf, unitOptions } from '../units/field-units.ts';
import { CopyValue, Figures } from './figures.tsx';
import { FormField } from './form-field.tsx';
import { Value } from './value.tsx';

interface Properties {
  readonly content: ToolContent;
  readonly form: ToolForm;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: Field) => string;
  /** What is wrong with the request as a whole. */
  readonly otherErrors: string;
  readonly result: Readonly<Record<string, unknown>> | undefined;
  /** What screen readers hear once the visitor has stopped typing. */
  readonly announcement: string;
  readonly onInput: (field: Field, value: string) => void;
  readonly onUnit: (field: Field, unit: string) => void;
  readonly onSubmit: () => void;
}

/** The form of a tool and its result. */
export function ToolView(properties: Properties) {
  const { content, otherErrors, announcement } = properties;
  return (
    <div class="tool" part="tool">
      <Form {...properties} />
      <section class="result" part="result" aria-label={content.name}>
        <p class="error" part="error">
          {otherErrors}
        </p>
        <Result content={content} result={properties.result} />
        <p class="hidden" role="status">
          {announcement}
        </p>
      </section>
    </div>
  );
}

function Form(properties: Properties) {
  const { content, form, isReadOnly, errorOf, onInput, onUnit, onSubmit } = properties;
  const { fields, shown, inputs } = form;
  const choices = shown.map((field) => unitChoiceOf(field, shown));
  const rows = shown.filter((field) => !choices.includes(field));
  return (
    <form
      part="form"
      noValidate
      aria-label={content.name}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset class="fields" disabled={isReadOnly}>
        {rows.map((field) => (
          <FormField
            key={field.name}
            field={inItsUnit(field, fields, inputs)}
            value={ownProperty(inputs, field.name) ?? ''}
            error={errorOf(field)}
            onInput={(value) => onInput(field, value)}
            units={unitOptions(field, shown)}
            onUnit={(unit) => onUnit(field, unit)}
          />
        ))}
      </fieldset>
      {/* The answer appears while typing. Enter also checks the fields that are still empty. */}
      <button type="submit" class="hidden" tabIndex={-1}>
        {t('Compute')}
      </button>
    </form>
  );
}

function Result({ content, result }: Pick<Properties, 'content' | 'result'>) {
  const { headline, response, parameters, options } = content;
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline && name !== 'input' && !Object.hasOwn(parameters.properties, name),
  );
  const { title = headline ?? '', ...schema } =
    ownProperty(response.properties, headline ?? '') ?? {};
  return (
    <>
      {headline !== undefined && (
        <div class="headline" part="headline">
          <span class="label">{title}</span>
          <Value
            label={title}
            schema={schema}
            options={options}
            value={ownProperty(result, headline)}
            isHeadline
          />
        </div>
      )}
      {headline !== undefined && (
        <CopyValue value={ownProperty(result, headline)} subject={title} />
      )}
      <Figures tool={content} path={[]} fields={others} values={result} />
    </>
  );
}
