import { useContext } from 'preact/hooks';
import { Currency } from '../currency.ts';
import { t } from '../language.ts';
import { unitName } from '../time.ts';
import { Choices, Control, type ControlProperties, describedBy } from './control.tsx';

const mostButtons = 4;

interface FieldProperties extends ControlProperties {
  /** The units of the number to choose from. */
  readonly units?: readonly string[];
  readonly onUnit?: (unit: string) => void;
}

/** A field of the form with its label, hint and error. */
export function FormField({ units = [], onUnit, ...properties }: FieldProperties) {
  const { field, value, error } = properties;
  const currency = useContext(Currency);
  const { name, title, hint, options, kind, schema } = field;
  // A field that a choice asks for is not shown as optional.
  const isOptional = field.isOptional && !field.condition;
  const hasChoice = units.length > 0;
  const unit = schema.format === 'money' && !hasChoice ? currency : field.unit;
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
          <span class={hasChoice ? 'hidden' : 'unit'} id={`${name}-unit`}>
            {unitName(unit, Number(value) || undefined)}
          </span>
        )}
        {hasChoice && (
          <select
            class="units"
            // A browser that restored it would change the unit of the number in the link.
            autocomplete="off"
            aria-label={t('Unit: {title}', { title })}
            value={unit}
            onChange={({ currentTarget }) => onUnit?.(currentTarget.value)}
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
