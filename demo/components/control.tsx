import type { Field } from '../tool-page.ts';
import { LongText } from './long-text.tsx';

export interface ControlProperties {
  readonly field: Field;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onInput: (value: string) => void;
}

/** The elements that say what belongs into the control, and what is wrong with it. */
export function describedBy({ field: { name, unit }, error }: ControlProperties): string {
  const ids = [error && `${name}-error`, unit && `${name}-unit`, `${name}-hint`];
  return ids.filter(Boolean).join(' ');
}

/** A choice among few: one button each. */
export function Choices({ field: { name, schema }, value, onInput }: ControlProperties) {
  return (
    <div class="choices">
      {schema.enum?.map(String).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onInput(option)}
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

/** What a field is filled in with. */
export function Control(properties: ControlProperties) {
  const { field, value, error, onInput } = properties;
  const { name, title, kind, schema, sample, isRequired } = field;
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
        {schema.enum?.map(String).map((option) => (
          <option key={option} selected={option === value}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const hints = { autocomplete: 'off', spellcheck: false, placeholder: placeholderOf(field) };
  if (kind === 'long text' || kind === 'json') {
    return <LongText attributes={{ ...common, ...hints }} value={value} onInput={onInput} />;
  }
  const { minimum: min, maximum: max } = schema;
  const step = kind !== 'number' ? undefined : schema.type === 'integer' ? 1 : 'any';
  const attributes = { ...common, ...hints, min, max, step };
  const input = <input {...attributes} {...inputTypes[kind]} value={value} onInput={type} />;
  if (kind !== 'color') return input;
  return (
    <>
      {input}
      <input
        type="color"
        aria-label={`Pick ${title.toLowerCase()}`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : sample}
        onInput={type}
      />
    </>
  );
}

function placeholderOf({ kind, sample }: Field): string {
  return kind === 'secret' || sample === '' ? '' : `e.g. ${sample}`;
}
