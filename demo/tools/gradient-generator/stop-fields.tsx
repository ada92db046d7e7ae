import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { inAscii } from '../../../src/form/amounts/plain-numbers.ts';
import { t } from '../../../src/form/language/language.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import {
  isColor,
  isPosition,
  opacityOf,
  opaque,
  type Stop,
  withOpacity,
  withOpacityOf,
} from './stops.ts';

interface Properties extends Pick<FormFiller, 'leaveUnread'> {
  readonly stop: Stop;
  /** Called while a color is being picked. */
  readonly onDrag: (changed: Stop) => void;
  readonly onChange: (changed: Stop) => void;
}

/** The color, opacity and position of the chosen stop, exactly. */
export function StopFields(properties: Properties) {
  const { stop, leaveUnread, onChange } = properties;
  return (
    <div class="stop-fields">
      <ColorField {...properties} />
      <Percent
        name="stop-opacity"
        label={t('Opacity')}
        type="integer"
        value={String(opacityOf(stop.color))}
        isValid={(text) => /^\d{1,3}$/.test(text) && Number(text) <= 100}
        fault={t('Enter a whole number from 0 to 100.')}
        leaveUnread={leaveUnread}
        onChange={(percent) =>
          onChange({ ...stop, color: withOpacity(stop.color, Number(percent)) })
        }
      />
      <Percent
        name="stop-position"
        label={t('Position')}
        type="number"
        value={stop.position}
        isValid={isPosition}
        fault={t('Enter a number from 0 to 100.')}
        leaveUnread={leaveUnread}
        onChange={(position) => onChange({ ...stop, position })}
      />
    </div>
  );
}

function ColorField({ stop, leaveUnread, onDrag, onChange }: Properties) {
  const { color } = stop;
  const picked = (opaqueColor: string) => ({ ...stop, color: withOpacityOf(color, opaqueColor) });
  return (
    <Exact
      name="stop-color"
      label={t('Color')}
      value={color}
      isValid={isColor}
      fault={t('Enter 3, 4, 6 or 8 hexadecimal digits, such as #ff5733.')}
      leaveUnread={leaveUnread}
      onChange={(typed) => onChange({ ...stop, color: typed })}
    >
      {(attributes, value, onInput) => (
        <>
          <input
            {...attributes}
            type="text"
            dir="ltr"
            autocomplete="off"
            spellcheck={false}
            value={value}
            onInput={({ currentTarget }) => onInput(inAscii(currentTarget.value))}
          />
          <input
            type="color"
            aria-label={t('Pick: {title}', { title: t('Color') })}
            value={opaque(color)}
            onInput={({ currentTarget }) => onDrag(picked(currentTarget.value))}
            onChange={({ currentTarget }) => onChange(picked(currentTarget.value))}
          />
        </>
      )}
    </Exact>
  );
}

interface ExactProperties extends Pick<FormFiller, 'leaveUnread'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isValid: (text: string) => boolean;
  readonly fault: string;
  readonly onChange: (value: string) => void;
}

interface Attributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

interface WithControl extends ExactProperties {
  readonly children: (
    attributes: Attributes,
    value: string,
    onInput: (text: string) => void,
  ) => ComponentChild;
}

/**
 * A field that changes the stop only when its text is valid. Until then, the answer is withheld.
 */
function Exact({
  name,
  label,
  value,
  isValid,
  fault,
  leaveUnread,
  onChange,
  children,
}: WithControl) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  // What was typed about another stop, or before the stop was changed elsewhere, is gone.
  const text = typed?.value === value ? typed.text : value;
  const isWrong = useSettled(text, readingPause) === text && !isValid(text);
  const input = (next: string) => {
    const isRead = isValid(next);
    setTyped(isRead ? undefined : { text: next, value });
    if (isRead) onChange(next);
    else leaveUnread(true);
  };
  const attributes = {
    id: name,
    'aria-describedby': `${name}-fault`,
    'aria-invalid': isWrong || undefined,
  };
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <div class="control">{children(attributes, text, input)}</div>
      <p class="error" id={`${name}-fault`} role="alert">
        {isWrong && fault}
      </p>
    </div>
  );
}

function Percent({
  type,
  ...properties
}: ExactProperties & { readonly type: 'integer' | 'number' }) {
  const field = { unit: '%', sample: '', schema: { type, minimum: 0, maximum: 100 } };
  return (
    <Exact {...properties}>
      {(attributes, value, onInput) => (
        <>
          <NumberInput attributes={attributes} field={field} value={value} onInput={onInput} />
          <span class="unit" aria-hidden="true">
            %
          </span>
        </>
      )}
    </Exact>
  );
}
