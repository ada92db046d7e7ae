import './gradient-generator.css';
import { useState } from 'preact/hooks';
import { generateGradient } from 'toolworker';
import { formatNumber } from '../../format.ts';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { rich } from '../../rich.ts';
import type { FormAccess } from '../form-access.ts';
import { Dial } from './dial.tsx';
import { opaque, withOpacityOf } from './handles.ts';

type Result = Shown<'gradient-generator'>['result'];
type Gradient = Pick<Result, 'type' | 'from' | 'to' | 'angle'>;

interface Drag {
  /** The result shown when the drag began. */
  readonly result: Result;
  readonly changes: Partial<Gradient>;
}

/** Shows the gradient with handles to change it. While a handle is dragged, only the preview changes. */
export function Picture({ result, change: changeField }: Shown<'gradient-generator'> & FormAccess) {
  const { css, ...settled } = result;
  const [latest, setLatest] = useState<Drag>();
  // A newer result already contains the changes.
  const dragged = latest?.result === result ? latest.changes : undefined;
  const shown = { ...settled, ...dragged };
  const { type, from, to, angle } = shown;
  const drag = (some: Partial<Gradient>) => setLatest({ result, changes: { ...dragged, ...some } });
  const change = (some: Partial<Gradient>) => {
    drag(some);
    for (const [name, value] of Object.entries(some)) changeField(name, String(value));
  };
  return (
    <figure>
      <div class="gradient">
        <div style={{ backgroundImage: dragged ? generateGradient(shown).css : css }} />
      </div>
      <div class="stops" dir="ltr">
        <Stop
          label={t('Color at the start')}
          color={from}
          onDrag={(from) => drag({ from })}
          onChange={(from) => change({ from })}
        />
        <div class="gradient bar-of-stops" aria-hidden="true">
          <div style={{ backgroundImage: `linear-gradient(90deg, ${from}, ${to})` }} />
        </div>
        <Stop
          label={t('Color at the end')}
          color={to}
          onDrag={(to) => drag({ to })}
          onChange={(to) => change({ to })}
        />
      </div>
      <div class="buttons">
        <button type="button" onClick={() => change({ from: to, to: from })}>
          {t('Swap the colors')}
        </button>
      </div>
      {type !== 'radial' && (
        <Dial
          angle={angle}
          onDrag={(angle) => drag({ angle })}
          onChange={(angle) => change({ angle })}
        />
      )}
      <figcaption>{described(shown)}</figcaption>
    </figure>
  );
}

function described({ type, from, to, angle }: Gradient) {
  const colors = { from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> };
  if (type === 'radial')
    return rich('A radial gradient from {from} at the center to {to}.', colors);
  const values = { ...colors, angle: formatNumber(angle) };
  return type === 'linear'
    ? rich('A linear gradient from {from} to {to} at {angle}°.', values)
    : rich('A conic gradient from {from} to {to} at {angle}°.', values);
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
