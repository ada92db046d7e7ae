import { labelOf, unitOf } from '../format.ts';
import type { Field } from '../tool-page.ts';
import { LongText } from './long-text.tsx';

interface Properties {
  readonly field: Field;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onInput: (value: string) => void;
}

const mostButtons = 4;

/** A field of the form with its label, its description and what is wrong with it. */
export function FormField(properties: Properties) {
  const { field, error } = properties;
  const isGroup = field.kind === 'choice' && (field.schema.enum ?? []).length <= mostButtons;
  const label = (
    <>
      {labelOf(field.name)} {!field.isRequired && <span class="optional">optional</span>}
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

function describedBy({ field: { name }, error }: Properties): string {
  return error ? `${name}-error ${name}-hint` : `${name}-hint`;
}

function Unit({ field: { kind, schema } }: { readonly field: Field }) {
  const unit = kind === 'number' ? unitOf(schema.description) : '';
  return unit ? (
    <span class="unit" aria-hidden="true">
      {unit}
    </span>
  ) : null;
}

function Choices({ field: { name, schema }, value, onInput }: Properties) {
  return (
    <div class="choices">
      {schema.enum?.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option ?? ''}
            checked={option === value}
            onChange={() => onInput(option ?? '')}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

const inputTypes = {
  number: { type: 'number' },
  date: { type: 'date' },
  time: { type: 'time' },
  secret: { type: 'password' },
  color: { type: 'text' },
  text: { type: 'text' },
} as const;

function Control(properties: Properties) {
  const { field, value, error, onInput } = properties;
  const { name, kind, schema, sample, isRequired } = field;
  const common = {
    id: name,
    name,
    required: isRequired,
    'aria-describedby': describedBy(properties),
    'aria-invalid': error ? true : undefined,
  };
  if (kind === 'flag') {
    const change = (event: Event & { readonly currentTarget: HTMLInputElement }) =>
      onInput(String(event.currentTarget.checked));
    const { required, ...others } = common;
    return <input {...others} type="checkbox" checked={value === 'true'} onChange={change} />;
  }
  const type = (event: Event & { readonly currentTarget: { readonly value: string } }) =>
    onInput(event.currentTarget.value);
  if (kind === 'choice') {
    return (
      <select {...common} value={value} onChange={type}>
        {schema.enum?.map((option) => (
          <option key={option} selected={option === value}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const hints = { autocomplete: 'off', spellcheck: false, placeholder: placeholderOf(field) };
  if (kind === 'long text') {
    return <LongText attributes={{ ...common, ...hints }} value={value} onInput={onInput} />;
  }
  const { minimum: min, maximum: max, maxLength } = schema;
  const step = kind !== 'number' ? undefined : schema.type === 'integer' ? 1 : 'any';
  const attributes = {
    ...common,
    ...hints,
    min,
    max,
    step,
    maxLength,
  };
  const input = <input {...attributes} {...inputTypes[kind]} value={value} onInput={type} />;
  if (kind !== 'color') return input;
  return (
    <>
      {input}
      <input
        type="color"
        aria-label={`Pick ${labelOf(name).toLowerCase()}`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : sample}
        onInput={type}
      />
    </>
  );
}

function placeholderOf({ kind, sample }: Field): string {
  return kind === 'secret' || sample === '' ? '' : `e.g. ${sample}`;
}
