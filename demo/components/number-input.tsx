import { useState } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { numberInput, unreadText } from '../inputs.ts';
import { t } from '../language.ts';
import { numberLocale } from '../number-locale.ts';
import { steppedNumber } from '../step-number.ts';
import type { Field } from '../tool-page.ts';
import type { ShownUnit } from '../unit-choice.ts';
import { writeNumber } from '../write-number.ts';
import { useFormLocale } from './form-locale.ts';

interface Properties {
  readonly attributes: {
    readonly id?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly autocomplete?: string;
    readonly spellcheck?: boolean;
    readonly 'aria-label'?: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: boolean | undefined;
  };
  readonly field: NumberField;
  /** The field's value among the inputs, in its own unit. */
  readonly value: string;
  readonly shownUnit?: ShownUnit | undefined;
  readonly onInput: (value: string) => void;
}

/** The properties of a field that its number control needs. */
export type NumberField = Pick<Field, 'unit' | 'sample' | 'schema'>;

/** The text in the control, and the value that it became among the inputs. */
interface Edit {
  readonly text: string;
  /** The plain number in the shown unit. */
  readonly plain: string;
  readonly value: string;
  readonly unit: string;
  readonly isTyped: boolean;
}

/**
 * A control for a number as people write it. Without focus, it groups digits, and rounds a number that was not typed
 * here.
 */
export function NumberInput({ attributes, field, value, shownUnit, onInput }: Properties) {
  const { unit = '', sample, schema } = field;
  const { unit: other = unit, convert } = shownUnit ?? {};
  const toShown = (plain: string) => convert?.(plain, unit, other) ?? plain;
  const locale = useFormLocale();
  const [edit, setEdit] = useState<Edit>();
  const [isEditing, setEditing] = useState(false);
  const current = edit?.value === value && edit.unit === other ? edit : undefined;
  const plain = current?.plain ?? toShown(value);
  const unread = unreadText(value);
  const isAsTyped = isEditing || unread !== undefined;

  const read = (text: string) => {
    const typed = numberInput(withoutUnit(text, t(other)), numberLocale());
    const changed = convert?.(typed, other, unit) ?? typed;
    setEdit({ text, plain: typed, value: changed, unit: other, isTyped: true });
    setEditing(true);
    onInput(changed);
  };
  const begin = (input: HTMLInputElement) => {
    setEditing(true);
    if (unread !== undefined) return;
    const text = writeNumber(plain, numberLocale(), false);
    setEdit({ text, plain, value, unit: other, isTyped: current?.isTyped ?? false });
    if (input.value === text) return;
    input.value = text;
    // As when the keyboard moves the focus; a click then places the caret.
    input.select();
  };
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const isAlone = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
    if (!direction || !isAlone || unread !== undefined) return;
    event.preventDefault();
    read(writeNumber(steppedNumber(plain, direction, schema), numberLocale(), false));
  };
  const written = (number: string) =>
    digitsOf(number) > mostDigits ? formatNumber(Number(number)) : writeNumber(number, locale);
  const shown = current?.isTyped ? writeNumber(plain, locale) : written(plain);
  return (
    <input
      autocomplete="off"
      {...attributes}
      type="text"
      dir="ltr"
      inputmode={keyboardFor(field)}
      placeholder={sample && t('e.g. {sample}', { sample: written(toShown(sample)) })}
      value={isAsTyped ? (current?.text ?? unread ?? shown) : shown}
      onInput={({ currentTarget }) => read(currentTarget.value)}
      onFocus={({ currentTarget }) => begin(currentTarget)}
      onBlur={() => setEditing(false)}
      onKeyDown={step}
    />
  );
}

/** Fractions with more digits are rounded. */
const mostDigits = 10;

function digitsOf(plain: string): number {
  return plain.includes('.') ? plain.replace(/e.*/, '').replace(/\D/g, '').length : 0;
}

function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  return unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : text;
}

/** Returns the keyboard to show on a phone. Some number keyboards lack a minus. */
function keyboardFor({ unit, schema }: NumberField): 'text' | 'numeric' | 'decimal' {
  const { type, minimum, exclusiveMinimum } = schema;
  const isAmount = unit !== undefined && unit !== '%' && unit !== '°';
  const lowest = minimum ?? exclusiveMinimum ?? (isAmount ? 0 : -1);
  if (lowest < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}
