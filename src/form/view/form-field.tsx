import { useContext } from 'preact/hooks';
import type { Field, Option } from '../fields.ts';
import { t } from '../language/language.ts';
import { unitName } from '../numbers/with-unit.ts';
import { Choices, Control, type ControlProperties, describedBy } from './control.tsx';
import { Currency } from './currency-context.ts';
import { Meaning, MeantAddress, MeantDate } from './meaning.tsx';
import { PresentationContext, usePart } from './presentation.ts';
import { usePastedDate } from './use-pasted-date.ts';

const mostButtons = 4;

interface FieldProperties extends ControlProperties {
  /** The units of the number to choose from. */
  readonly units?: readonly Option[];
  readonly onUnit?: (unit: string) => void;
}

/** A field of the form with its label, hint and error. */
export function FormField({ units = [], onUnit, ...properties }: FieldProperties) {
  const { field, value, error, isAssumed } = properties;
  const { name, title, hint, options, kind } = field;
  const part = usePart();
  const { listeners, offers } = usePastedDate(properties);
  // A field that a choice asks for is not shown as optional.
  const isOptional = field.isOptional && !field.condition;
  const label = (
    <>
      {title} {isOptional && <span class="optional">{t('optional')}</span>}
    </>
  );
  const notes = <Notes name={name} hint={hint} error={error} isAssumed={isAssumed} />;
  const box = {
    part: part(isAssumed ? 'field assumed' : 'field'),
    'data-assumed': isAssumed || undefined,
  };
  if (kind !== 'number' && options.length > 0 && options.length <= mostButtons) {
    return (
      <fieldset {...box} class="field" aria-describedby={describedBy(properties)}>
        <legend part={part('label')}>{label}</legend>
        <Choices {...properties} />
        {notes}
      </fieldset>
    );
  }
  return (
    <div {...box} class={`field ${kind === 'flag' ? 'flag' : ''}`}>
      <label for={name} part={part('label')}>
        {label}
      </label>
      <div class="control" {...listeners}>
        <Control {...properties} />
        {kind === 'number' && options.length > 0 && <NamedNumbers {...properties} />}
        <Unit field={field} value={value} units={units} onUnit={onUnit} />
      </div>
      {notes}
      <MeantDate dates={offers} />
      {isAddress(field) && error && <MeantAddress value={value} />}
      {kind === 'number' && <Meaning field={field} value={value} isRefused={Boolean(error)} />}
    </div>
  );
}

function isAddress({ schema: { format, examples = [] } }: Field): boolean {
  return format === 'uri' || examples.some((example) => /^https?:/.test(example));
}

/** A choice of the values of a number that have names. */
function NamedNumbers({ field: { title, options }, value, onInput }: ControlProperties) {
  const isNamed = options.some((option) => option.value === value);
  return (
    <select
      class="units"
      part={usePart()('select')}
      autocomplete="off"
      aria-label={t('{title}: common values', { title })}
      value={isNamed ? value : ''}
      onChange={({ currentTarget }) => onInput(currentTarget.value)}
    >
      {!isNamed && <option value="">–</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface UnitProperties {
  readonly field: Field;
  readonly value: string;
  readonly units: readonly Option[];
  readonly onUnit: FieldProperties['onUnit'];
}

/** The unit of the number, and a choice between units if there are several. */
function Unit({ field, value, units, onUnit }: UnitProperties) {
  const { name, title, schema } = field;
  const currency = useContext(Currency);
  const { isReadOnly } = useContext(PresentationContext);
  const part = usePart();
  const hasChoice = units.length > 0;
  const unit = schema.format === 'money' && !hasChoice ? currency : field.unit;
  const chosen = units.find((one) => one.value === unit);
  return (
    <>
      {unit && (
        <span class={hasChoice ? 'hidden' : 'unit'} part={part('unit')} id={`${name}-unit`}>
          {chosen?.label ?? unitName(unit, Number(value) || undefined)}
        </span>
      )}
      {hasChoice && (
        <select
          class="units"
          part={part('select')}
          disabled={isReadOnly}
          // A browser that restored it would change the unit of the number in the link.
          // @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/autocomplete
          autocomplete="off"
          aria-label={t('Unit: {title}', { title })}
          value={unit}
          onChange={({ currentTarget }) => onUnit?.(currentTarget.value)}
        >
          {units.map(({ value: one, label: shown }) => (
            <option key={one} value={one} selected={one === unit}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

interface NotesProperties {
  readonly name: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly isAssumed: boolean | undefined;
}

function Notes({ name, hint, error, isAssumed }: NotesProperties) {
  const part = usePart();
  return (
    <>
      {isAssumed && (
        <span class="hidden" id={`${name}-assumed`}>
          {t('Assumed:')}
        </span>
      )}
      {hint && (
        <p class="hint" part={part('hint')} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p class="error" part={part('error')} id={`${name}-error`} role="alert">
        {error}
      </p>
    </>
  );
}
