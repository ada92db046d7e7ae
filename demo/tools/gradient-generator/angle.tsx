import type { TargetedPointerEvent } from 'preact';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import { message, t } from '../../../src/form/language/language.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { angleTowards, wholeDegrees } from './stops.ts';

interface Properties {
  /** The angle among the inputs, which may be empty or unreadable. */
  readonly angle: string;
  readonly error: string;
  readonly onDrag: (angle: string) => void;
  readonly onChange: (angle: string) => void;
}

const directions = [
  { angle: 0, arrow: '↑', name: message('To the top') },
  { angle: 45, arrow: '↗', name: message('To the top right') },
  { angle: 90, arrow: '→', name: message('To the right') },
  { angle: 135, arrow: '↘', name: message('To the bottom right') },
  { angle: 180, arrow: '↓', name: message('To the bottom') },
  { angle: 225, arrow: '↙', name: message('To the bottom left') },
  { angle: 270, arrow: '←', name: message('To the left') },
  { angle: 315, arrow: '↖', name: message('To the top left') },
] as const;

/** The default of the API. */
const defaultAngle = 90;

const field = { unit: '°', sample: '', schema: { type: 'number' } };

/** A dial to drag, a field to type into, and a button for each main direction. */
export function Angle({ angle, error, onDrag, onChange }: Properties) {
  const read = angle === '' ? defaultAngle : numberOf(angle, field.unit);
  const degrees = Number.isFinite(read) ? wholeDegrees(read) : defaultAngle;
  return (
    <div class="angle-handles">
      <Dial degrees={degrees} onDrag={onDrag} onChange={onChange} />
      <div class="field">
        <label for="angle">{t('Angle')}</label>
        <div class="control">
          <NumberInput
            attributes={{
              id: 'angle',
              name: 'angle',
              'aria-describedby': 'angle-error',
              'aria-invalid': error === '' ? undefined : true,
            }}
            field={field}
            value={angle}
            onInput={onChange}
          />
          <span class="unit" aria-hidden="true">
            °
          </span>
        </div>
        <p class="error" id="angle-error" role="alert">
          {error}
        </p>
      </div>
      <Directions degrees={degrees} onChange={onChange} />
    </div>
  );
}

interface DirectionsProperties extends Pick<Properties, 'onChange'> {
  readonly degrees: number;
}

function Directions({ degrees, onChange }: DirectionsProperties) {
  return (
    <div class="directions">
      {directions.map(({ angle, arrow, name }) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={degrees === angle}
          onClick={() => onChange(String(angle))}
        >
          {arrow}
        </button>
      ))}
    </div>
  );
}

interface DialProperties extends Pick<Properties, 'onDrag' | 'onChange'> {
  readonly degrees: number;
}

function Dial({ degrees, onDrag, onChange }: DialProperties) {
  const angleOf = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    return String(angleTowards(right, down));
  };
  return (
    <svg
      viewBox="-50 -50 100 100"
      class="angle-dial"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag(angleOf(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(angleOf(event));
      }}
      onPointerUp={(event) => onChange(angleOf(event))}
    >
      <circle r="46" class="plane" />
      <g transform={`rotate(${degrees})`}>
        <path d="M0 34V-34" class="tick" />
        <circle cy="-34" r="9" class="point" />
      </g>
    </svg>
  );
}
