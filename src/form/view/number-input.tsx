import { useContext, useRef, useState } from 'preact/hooks';
import { ownProperty } from '../../shared/own-property.ts';
import { isPlain } from '../amounts/plain-numbers.ts';
import { numberOf } from '../amounts/read-amount.ts';
import { writeAmount } from '../amounts/write-amount.ts';
import type { Field } from '../fields.ts';
import { numberInput, unreadText } from '../inputs.ts';
import { t } from '../language/language.ts';
import { formatNumber } from '../numbers/format.ts';
import { steppedNumber } from '../numbers/step-number.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { TypingLocale, useFormLocale } from './form-locale.ts';
import { useLanguage } from './language-context.ts';
import { usePart } from './presentation.ts';

interface Properties {
  readonly attributes: {
    readonly id?: string;
    readonly part?: string | undefined;
    readonly name?: string;
    readonly required?: boolean;
    readonly readOnly?: boolean;
    readonly autocomplete?: string;
    readonly spellcheck?: boolean;
    readonly 'aria-label'?: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: boolean | undefined;
  };
  readonly field: NumberField;
  /** The amount among the inputs. */
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** The properties of a field that its number control needs. */
export type NumberField = Pick<Field, 'unit' | 'sample' | 'schema'> &
  Partial<Pick<Field, 'isNeeded' | 'name' | 'implies'>>;

/** The text in the control, and the amount that it became among the inputs. */
interface Edit {
  readonly text: string;
  readonly value: string;
  readonly isTyped: boolean;
  /** Whether other fields have what else the text says. */
  readonly isShared?: boolean;
}

/**
 * A control for a number as people write it. Without focus, it groups digits, and rounds a number
 * that was not typed here. Other amounts, such as fractions, stay as they were typed.
 */
export function NumberInput({ attributes, field, value, onInput }: Properties) {
  useLanguage();
  const part = usePart();
  const { unit = '', schema } = field;
  const locale = useFormLocale();
  const { current, isEditing, begin, end, read } = useEdit(field, value, locale, onInput);
  const unread = unreadText(value);
  const isAsTyped = isEditing || unread !== undefined || !isPlain(value);
  const shown = () => (current?.isTyped ? writeAmount(value, locale) : written(value, locale));
  const step = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (!direction || unread !== undefined || attributes.readOnly) return;
    event.preventDefault();
    const plain = isPlain(value) || value === '' ? value : String(numberOf(value, unit, unit));
    read(writeNumber(steppedNumber(plain, direction, schema), locale, false));
  };
  const input = (
    <input
      autocomplete="off"
      {...attributes}
      type="text"
      dir="ltr"
      inputmode={keyboardFor(field)}
      placeholder={placeholderOf(field, locale)}
      value={(isAsTyped ? (current?.text ?? unread) : undefined) ?? shown()}
      onInput={({ currentTarget }) => read(currentTarget.value)}
      onFocus={({ currentTarget }) => begin(currentTarget)}
      onBlur={end}
      onKeyDown={step}
    />
  );
  if (!canBeNegative(field)) return input;
  const turn = ({ currentTarget }: Event & { readonly currentTarget: HTMLElement }) => {
    const control = currentTarget.previousElementSibling;
    if (!(control instanceof HTMLInputElement)) return;
    control.focus();
    const text = control.value.replace(/^ *[-−]/, '');
    read(text === control.value ? `-${text}` : text);
  };
  return (
    <>
      {input}
      {/* The number keyboards of many phones have no minus. */}
      <button
        type="button"
        class="sign"
        part={part('button')}
        tabIndex={-1}
        aria-label={t('Change the sign')}
        onClick={turn}
      >
        ±
      </button>
    </>
  );
}

/** Holds the text of the control while the amount is what it became. */
function useEdit(
  field: NumberField,
  value: string,
  locale: string | undefined,
  onInput: Properties['onInput'],
) {
  const [edit, setEdit] = useState<Edit>();
  const [isEditing, setEditing] = useState(false);
  const before = useRef<string>(undefined);
  // A form may still have what it had before the last key. To show that would end the control's
  // history, so that Ctrl+Z would undo nothing.
  if (value !== before.current) before.current = undefined;
  const isCurrent = edit?.value === value || value === before.current;
  const current = isCurrent ? edit : undefined;
  const typingLocale = useContext(TypingLocale);
  // The language may be another one when something is typed.
  const unit = t(field.unit ?? '');
  return {
    current,
    isEditing,
    begin: (input: HTMLInputElement) => {
      setEditing(true);
      if (unreadText(value) !== undefined) return;
      const isKept = current?.isTyped && !isPlain(value);
      const text = isKept ? current.text : writeAmount(value, locale, false);
      setEdit({ text, value, isTyped: current?.isTyped ?? false });
      if (input.value !== text) input.value = text;
    },
    end: () => {
      setEditing(false);
      if (edit?.isShared) setEdit(undefined);
    },
    read: (text: string) => {
      const typed = numberInput(withoutUnit(text, unit), field, typingLocale());
      const part = ownProperty(field.implies?.(typed), field.name ?? '');
      before.current = value;
      setEdit({ text, value: part ?? typed, isTyped: true, isShared: part !== undefined });
      setEditing(true);
      onInput(typed);
    },
  };
}

/** Returns the direction in which an arrow key without another key changes a number. */
function directionOf(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowUp') return 1;
  return event.key === 'ArrowDown' ? -1 : undefined;
}

/** Returns what an empty control stands for, or else an example. */
function placeholderOf(
  { sample, schema, isNeeded = false }: NumberField,
  locale: string | undefined,
): string {
  const assumed = schema.default === undefined ? isNeeded && sample : String(schema.default);
  if (assumed) return written(assumed, locale);
  return sample && t('e.g. {sample}', { sample: written(sample, locale) });
}

function written(amount: string, locale: string | undefined): string {
  return digitsOf(amount) > mostDigits ? formatNumber(Number(amount)) : writeAmount(amount, locale);
}

/** Fractions with more digits are rounded. */
const mostDigits = 10;

function digitsOf(amount: string): number {
  return isPlain(amount) && amount.includes('.')
    ? amount.replace(/e.*/, '').replace(/\D/g, '').length
    : 0;
}

function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  return unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : text;
}

/**
 * Returns the keyboard to show on a phone. No number keyboard has the marks of `5'11"`.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/inputmode
 */
function keyboardFor({ sample, schema: { type } }: NumberField) {
  if (sample.includes("'")) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}

function canBeNegative({ unit, schema: { minimum, exclusiveMinimum } }: NumberField): boolean {
  const isAmount = unit !== undefined && unit !== '%' && unit !== '°';
  return (minimum ?? exclusiveMinimum ?? (isAmount ? 0 : -1)) < 0;
}
