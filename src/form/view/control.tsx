import { useContext, useState } from 'preact/hooks';
import { drawnColor } from '../drawn-color.ts';
import type { Field, Kind, Option } from '../fields.ts';
import { t } from '../language/language.ts';
import { LongText } from './long-text.tsx';
import { NumberInput } from './number-input.tsx';
import { PresentationContext, usePart } from './presentation.ts';
import { useNumerals } from './use-numerals.ts';

export interface ControlProperties {
  readonly field: Field;
  readonly value: string;
  readonly error?: string | undefined;
  /** Whether the value is the example's, since nobody has typed one. */
  readonly isAssumed?: boolean;
  readonly onInput: (value: string) => void;
}

/** Returns the ids of the elements that describe the control and its error. */
export function describedBy({ field, error, isAssumed }: ControlProperties): string {
  const { name, unit, hint } = field;
  const ids = [
    error && `${name}-error`,
    unit && `${name}-unit`,
    isAssumed && `${name}-assumed`,
    hint && `${name}-hint`,
  ];
  return ids.filter(Boolean).join(' ');
}

/** A choice between a few options, with a button for each. */
export function Choices({ field: { name, options }, value, onInput }: ControlProperties) {
  const { isReadOnly } = useContext(PresentationContext);
  const part = usePart();
  return (
    <div class="choices">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isReadOnly && option.value !== value}
            onChange={() => onInput(option.value)}
          />
          <span part={part(option.value === value ? 'choice checked' : 'choice')}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}

const inputTypes = {
  date: { type: 'date' },
  time: { type: 'time' },
  secret: { type: 'password', dir: 'auto' },
  color: { type: 'text', dir: 'auto' },
  text: { type: 'text', dir: 'auto' },
} as const;

/** The form control for a field, depending on its kind. */
export function Control(properties: ControlProperties) {
  const { field, value, onInput } = properties;
  const { kind } = field;
  const { isReadOnly } = useContext(PresentationContext);
  const part = usePart();
  const common = { ...attributesOf(properties), readOnly: isReadOnly };
  if (kind === 'flag') {
    const change = (event: Event & { readonly currentTarget: HTMLInputElement }) =>
      onInput(String(event.currentTarget.checked));
    const { required, readOnly, ...others } = common;
    return (
      <input
        {...others}
        part={part('checkbox')}
        type="checkbox"
        checked={value === 'true'}
        disabled={readOnly}
        onChange={change}
      />
    );
  }
  if (kind === 'choice') return <Select {...properties} />;
  if (kind === 'number') {
    const attributes = { ...common, ...quiet, part: part(inputPart(properties)) };
    return <NumberInput attributes={attributes} field={field} value={value} onInput={onInput} />;
  }
  return <TextControl {...properties} kind={kind} />;
}

const quiet = { autocomplete: 'off', spellcheck: false } as const;

interface TextProperties extends ControlProperties {
  readonly kind: Exclude<Kind, 'flag' | 'choice' | 'number'>;
}

function TextControl({ kind, ...properties }: TextProperties) {
  const { field } = properties;
  const [isShown, setShown] = useState(false);
  const {
    text: value,
    type: onInput,
    sample,
  } = useNumerals(field, properties.value, properties.onInput);
  const part = usePart();
  const common = {
    ...attributesOf(properties),
    part: part(inputPart(properties)),
    readOnly: useContext(PresentationContext).isReadOnly,
  };
  const hints = { ...quiet, placeholder: placeholderOf({ kind, sample }) };
  if (kind === 'long text' || kind === 'json') {
    const attributes = { ...common, ...hints, dir: 'auto' } as const;
    return <LongText attributes={attributes} value={value} onInput={onInput} />;
  }
  const attributes = { ...common, ...hints, ...inputTypes[isShown ? 'text' : kind] };
  const input = (
    <input {...attributes} value={value} onInput={(event) => onInput(event.currentTarget.value)} />
  );
  if (kind === 'secret') {
    return (
      <>
        {input}
        <ShowButton title={field.title} isPressed={isShown} onPress={setShown} />
      </>
    );
  }
  if (kind !== 'color') return input;
  return (
    <>
      {input}
      <ColorPicker field={field} value={value} onInput={onInput} />
    </>
  );
}

interface ShowProperties {
  readonly title: string;
  readonly isPressed: boolean;
  readonly onPress: (isPressed: boolean) => void;
}

/** Shows a secret while it is pressed. */
function ShowButton({ title, isPressed, onPress }: ShowProperties) {
  return (
    <button
      type="button"
      part={usePart()('button')}
      aria-label={t('Show: {title}', { title })}
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
    >
      {t('Show')}
    </button>
  );
}

function inputPart({ error }: ControlProperties): string {
  return error ? 'input invalid' : 'input';
}

function attributesOf(properties: ControlProperties) {
  const { name, isRequired } = properties.field;
  return {
    id: name,
    name,
    required: isRequired,
    'aria-describedby': describedBy(properties),
    'aria-invalid': properties.error ? true : undefined,
  };
}

function Select(properties: ControlProperties) {
  const { field, value, onInput, error } = properties;
  const part = usePart();
  return (
    <select
      {...attributesOf(properties)}
      part={part(error ? 'select invalid' : 'select')}
      value={value}
      disabled={useContext(PresentationContext).isReadOnly}
      onChange={(event) => onInput(event.currentTarget.value)}
    >
      {grouped(field.options).map(({ group, members }) => {
        const choices = members.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ));
        return group === undefined ? choices : <optgroup label={group}>{choices}</optgroup>;
      })}
    </select>
  );
}

function ColorPicker({ field: { title, sample }, value, onInput }: ControlProperties) {
  return (
    <input
      part={usePart()('color')}
      type="color"
      disabled={useContext(PresentationContext).isReadOnly}
      aria-label={t('Pick: {title}', { title })}
      value={pickedColor(value) ?? sample}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}

/** Returns a color as pickers have it: one of CSS, or such as `f53` or `255, 87, 51`. */
function pickedColor(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text;
  if (text.trim() === '' || typeof document === 'undefined') return undefined;
  return drawnColor(text) ?? drawnColor(`#${text}`) ?? drawnColor(`rgb(${text})`);
}

function placeholderOf({ kind, sample }: Pick<Field, 'kind' | 'sample'>): string {
  return kind === 'secret' || sample === '' ? '' : t('e.g. {sample}', { sample });
}

interface Group {
  readonly group: string | undefined;
  readonly members: readonly Option[];
}

/** Returns the options by group, in the order of their first members. */
function grouped(options: readonly Option[]): readonly Group[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    members: options.filter((option) => option.group === group),
  }));
}
