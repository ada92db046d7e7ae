import { useId } from 'preact/hooks';
import type { Field, Option } from '../../../../src/form/fields.ts';
import { type Inputs, unitKey } from '../../../../src/form/inputs.ts';
import { t } from '../../../../src/form/language/language.ts';
import { unitName } from '../../../../src/form/numbers/with-unit.ts';
import { isNamedIn } from '../../../../src/form/units/unit-in-title.ts';
import { NumberInput } from '../../../../src/form/view/number-input.tsx';

interface FieldsProperties {
  readonly fields: readonly Field[];
  readonly inputs: Inputs;
  /** The names of the invalid fields. */
  readonly invalid: readonly string[];
  readonly onInput: (changed: Inputs) => void;
}

/** The fields of a row, each with its title and its control. */
export function SmallFields({ fields, inputs, invalid, onInput }: FieldsProperties) {
  return fields.map((field) => (
    <SmallField
      key={field.name}
      field={field}
      value={inputs[field.name] ?? ''}
      isInvalid={invalid.includes(field.name)}
      unit={inputs[unitKey(field.name)]}
      onInput={(value) => onInput({ [field.name]: value })}
      onUnit={(unit) => onInput({ [unitKey(field.name)]: unit })}
    />
  ));
}

interface Properties {
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly unit: string | undefined;
  readonly onInput: (value: string) => void;
  readonly onUnit: (unit: string) => void;
}

function SmallField(properties: Properties) {
  const { field } = properties;
  const id = useId();
  const isInUnits = field.units.length > 0;
  const isTicked = field.kind === 'flag' && field.options.length === 0;
  return (
    <>
      <div class={isTicked ? 'cell flag' : 'cell'}>
        <label class="caption" for={id}>
          {isInUnits ? field.title : captionOf(field)}
        </label>
        <SmallControl id={id} {...properties} />
      </div>
      {isInUnits && <UnitChoice {...properties} />}
    </>
  );
}

function UnitChoice({ field, unit = field.unit, onUnit }: Properties) {
  const id = useId();
  return (
    <div class="cell">
      <label class="caption" for={id}>
        {t('Unit: {title}', { title: field.title })}
      </label>
      <Select id={id} options={field.units} value={unit} onChoose={onUnit} />
    </div>
  );
}

interface SelectProperties {
  readonly id: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

function Select({ id, options, value: chosen, onChoose }: SelectProperties) {
  return (
    <select id={id} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} selected={value === chosen}>
          {label}
        </option>
      ))}
    </select>
  );
}

function SmallControl(properties: Properties & { readonly id: string }) {
  const { id, field, value, isInvalid, onInput } = properties;
  const attributes = { id, autocomplete: 'off', 'aria-invalid': isInvalid || undefined };
  if (field.kind === 'number') {
    const { unit, schema } = field;
    // No samples, since rows of them would look like figures.
    const number = { unit, schema, sample: '' };
    return <NumberInput attributes={attributes} field={number} value={value} onInput={onInput} />;
  }
  if (field.options.length > 0) {
    return <Select id={id} options={field.options} value={value} onChoose={onInput} />;
  }
  if (field.kind === 'flag') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === 'true'}
        onChange={({ currentTarget: { checked } }) => onInput(String(checked))}
      />
    );
  }
  return (
    <input
      {...attributes}
      type="text"
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}

/** Returns the title of a field, with its unit unless the title names it. */
function captionOf({ title, unit }: Field): string {
  if (unit === undefined) return title;
  const shownUnit = unitName(unit);
  const isNamed = isNamedIn(title, shownUnit);
  return isNamed ? title : `${title} (${shownUnit})`;
}
