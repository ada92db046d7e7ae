import './gradient-generator.css';
import { useEffect, useState } from 'preact/hooks';
import { generateGradient } from 'toolworker';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { fillForm } from '../fill-form.ts';
import { Dial } from './dial.tsx';
import { opaque, withOpacityOf } from './handles.ts';

/** The gradient, with handles that change it. While one is dragged, only the preview follows. */
export function Picture({ result }: Shown<'gradient-generator'>) {
  const { css, ...settled } = result;
  const [dragged, setDragged] = useState<Partial<typeof settled>>({});
  // The answer to the change has come.
  useEffect(() => setDragged({}), [result]);
  const shown = { ...settled, ...dragged };
  const { type, from, to, angle } = shown;
  const change = (some: Partial<typeof settled>) => {
    setDragged({ ...dragged, ...some });
    fillForm({ ...shown, ...some });
  };
  const drag = (some: Partial<typeof settled>) => setDragged({ ...dragged, ...some });
  const isDragged = Object.keys(dragged).length > 0;
  return (
    <figure>
      <div class="gradient">
        <div style={{ backgroundImage: isDragged ? generateGradient(shown).css : css }} />
      </div>
      <div class="stops">
        <Stop
          label="Color at the start"
          color={from}
          onDrag={(from) => drag({ from })}
          onChange={(from) => change({ from })}
        />
        <div class="gradient bar-of-stops" aria-hidden="true">
          <div style={{ backgroundImage: `linear-gradient(90deg, ${from}, ${to})` }} />
        </div>
        <Stop
          label="Color at the end"
          color={to}
          onDrag={(to) => drag({ to })}
          onChange={(to) => change({ to })}
        />
      </div>
      <div class="buttons">
        <button type="button" onClick={() => change({ from: to, to: from })}>
          Swap the colors
        </button>
      </div>
      {type !== 'radial' && (
        <Dial
          angle={angle}
          onDrag={(angle) => drag({ angle })}
          onChange={(angle) => change({ angle })}
        />
      )}
      <figcaption>
        {type === 'radial'
          ? `A radial gradient from ${from} at the center to ${to}.`
          : `A ${type} gradient from ${from} to ${to} at ${formatNumber(angle)}°.`}
      </figcaption>
    </figure>
  );
}

interface StopProperties {
  readonly label: string;
  readonly color: string;
  readonly onDrag: (color: string) => void;
  readonly onChange: (color: string) => void;
}

function Stop({ label, color, onDrag, onChange }: StopProperties) {
  return (
    <input
      type="color"
      aria-label={label}
      title={label}
      value={opaque(color)}
      onInput={({ currentTarget }) => onDrag(withOpacityOf(color, currentTarget.value))}
      onChange={({ currentTarget }) => onChange(withOpacityOf(color, currentTarget.value))}
    />
  );
}
