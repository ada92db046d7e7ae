import { labelOf, unitOf } from '../format.ts';
import type { Field } from '../tool-page.ts';
import { Choices, Control, type ControlProperties, describedBy } from './control.tsx';

const mostButtons = 4;

/** A field of the form with its label, its description and what is wrong with it. */
export function FormField(properties: ControlProperties) {
  const { field, error } = properties;
  const isGroup = field.kind === 'choice' && (field.schema.enum ?? []).length <= mostButtons;
  const label = (
    <>
      {labelOf(field.name)} {field.isOptional && <span class="optional">optional</span>}
    </>
  );
  const hints = (
    <>
      <p class="hint" id={`${field.name}-hint`}>
        {field.schema.description}
      </p>
      <p class="error" id={`${field.name}-error`} role="alert">
        {error}
      </p>
    </>
  );
  if (isGroup) {
    return (
      <fieldset class="field" aria-describedby={describedBy(properties)}>
        <legend>{label}</legend>
        <Choices {...properties} />
        {hints}
      </fieldset>
    );
  }
  return (
    <div class={`field ${field.kind === 'flag' ? 'flag' : ''}`}>
      <label for={field.name}>{label}</label>
      <div class="control">
        <Control {...properties} />
        <Unit field={field} />
      </div>
      {hints}
    </div>
  );
}

function Unit({ field: { kind, schema } }: { readonly field: Field }) {
  const unit = kind === 'number' ? unitOf(schema.description) : '';
  return unit ? (
    <span class="unit" aria-hidden="true">
      {unit}
    </span>
  ) : null;
}
