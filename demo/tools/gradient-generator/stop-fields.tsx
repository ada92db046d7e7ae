import { inAscii } from '../../../src/form/amounts/plain-numbers.ts';
import { t } from '../../../src/form/language/language.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { ReadField, type ReadFieldProperties } from '../shared/read-field.tsx';
import { gradientIn, readColor } from './read-css.ts';
import {
  isColor,
  isPosition,
  opacityOf,
  opaque,
  type Stop,
  withOpacity,
  withOpacityOf,
} from './stops.ts';

interface Properties extends Pick<FormFiller, 'fill' | 'leaveUnread'> {
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
        read={(text) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? text : undefined)}
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
        read={(text) => (isPosition(text) ? text : undefined)}
        fault={t('Enter a number from 0 to 100.')}
        leaveUnread={leaveUnread}
        onChange={(position) => onChange({ ...stop, position })}
      />
    </div>
  );
}

function ColorField({ stop, fill, leaveUnread, onDrag, onChange }: Properties) {
  const { color } = stop;
  const picked = (opaqueColor: string) => ({ ...stop, color: withOpacityOf(color, opaqueColor) });
  return (
    <ReadField
      name="stop-color"
      label={t('Color or CSS gradient')}
      value={color}
      read={(text) => (isColor(text) || gradientIn(text) ? text : readColor(text))}
      fault={t(
        'Enter a color, such as teal or #008080, or paste a gradient of 2 to 12 colors, with positions in percent and an angle in degrees.',
      )}
      leaveUnread={leaveUnread}
      onChange={(css) => {
        const gradient = gradientIn(css);
        if (gradient) fill(gradient);
        else onChange({ ...stop, color: css });
      }}
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
    </ReadField>
  );
}

function Percent({
  type,
  ...properties
}: ReadFieldProperties & { readonly type: 'integer' | 'number' }) {
  const field = { unit: '%', sample: '', schema: { type, minimum: 0, maximum: 100 } };
  return (
    <ReadField {...properties}>
      {(attributes, value, onInput) => (
        <>
          <NumberInput attributes={attributes} field={field} value={value} onInput={onInput} />
          <span class="unit" aria-hidden="true">
            %
          </span>
        </>
      )}
    </ReadField>
  );
}
