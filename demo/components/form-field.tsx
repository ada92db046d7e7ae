import { useContext } from 'preact/hooks';
import { Currency } from '../currency.ts';
import { Choices, Control, type ControlProperties, describedBy } from './control.tsx';

const mostButtons = 4;

/** A field of the form with its label, hint and error. */
export function FormField(properties: ControlProperties) {
  const { field, error } = properties;
  const currency = useContext(Currency);
  const { name, title, hint, options, kind, schema, isOptional } = field;
  const unit = schema.format === 'money' ? currency : field.unit;
  const isGroup = kind === 'choice' && options.length <= mostButtons;
  const label = (
    <>
      {title} {isOptional && <span class="optional">optional</span>}
    </>
  );
  const hints = (
    <>
      <p class="hint" id={`${name}-hint`}>
        {hint}
      </p>
      <p class="error" id={`${name}-error`} role="alert">
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
    <div class={`field ${kind === 'flag' ? 'flag' : ''}`}>
      <label for={name}>{label}</label>
      <div class="control">
        <Control {...properties} />
        {unit && (
          <span class="unit" id={`${name}-unit`}>
            {unit}
          </span>
        )}
      </div>
      {hints}
    </div>
  );
}
