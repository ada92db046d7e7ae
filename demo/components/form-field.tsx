import { useContext } from 'preact/hooks';
import { Currency } from '../currency.ts';
import { t } from '../language.ts';
import { unitName } from '../time.ts';
import { unitsFor } from '../unit-choice.ts';
import { Choices, Control, type ControlProperties, describedBy } from './control.tsx';

const mostButtons = 4;

interface FieldProperties extends ControlProperties {
  /** Called with the chosen unit of the number, if there is a choice. */
  readonly onUnit?: (unit: string) => void;
}

/** A field of the form with its label, hint and error. */
export function FormField({ onUnit, ...properties }: FieldProperties) {
  const { field, value, error, shownUnit } = properties;
  const currency = useContext(Currency);
  const { name, title, hint, options, kind, schema } = field;
  // A field that a choice asks for is not shown as optional.
  const isOptional = field.isOptional && !field.condition;
  const unit = schema.format === 'money' ? currency : (shownUnit?.unit ?? field.unit);
  const units = onUnit && unitsFor[field.unit ?? ''];
  const isGroup = kind === 'choice' && options.length <= mostButtons;
  const label = (
    <>
      {title} {isOptional && <span class="optional">{t('optional')}</span>}
    </>
  );
  const hints = (
    <>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
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
          <span class={units ? 'hidden' : 'unit'} id={`${name}-unit`}>
            {unitName(unit, Number(value) || undefined)}
          </span>
        )}
        {units && (
          <select
            class="units"
            aria-label={t('Unit: {title}', { title })}
            value={unit}
            onChange={({ currentTarget }) => onUnit(currentTarget.value)}
          >
            {units.map((one) => (
              <option key={one} value={one} selected={one === unit}>
                {t(one)}
              </option>
            ))}
          </select>
        )}
      </div>
      {hints}
    </div>
  );
}
