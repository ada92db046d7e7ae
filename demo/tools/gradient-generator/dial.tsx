import type { TargetedPointerEvent } from 'preact';
import { formatNumber } from '../../format.ts';
import { message, t } from '../../language.ts';
import { angleTowards, wholeDegrees } from './handles.ts';

interface Properties {
  readonly angle: number;
  readonly onDrag: (angle: number) => void;
  readonly onChange: (angle: number) => void;
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

/** A dial to drag, a slider for the keyboard, and a button for each main direction. */
export function Dial({ angle, onDrag, onChange }: Properties) {
  const degrees = wholeDegrees(angle);
  const angleOf = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return angleTowards(event.clientX - left - width / 2, event.clientY - top - height / 2);
  };
  return (
    <div class="angle-handles">
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
      <div>
        <label for="angle-slider">{t('Angle: {angle}°', { angle: formatNumber(degrees) })}</label>
        <input
          id="angle-slider"
          type="range"
          min={0}
          max={359}
          value={degrees}
          onInput={({ currentTarget }) => onDrag(currentTarget.valueAsNumber)}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
        <div class="directions">
          {directions.map(({ angle: direction, arrow, name }) => (
            <button
              key={name}
              type="button"
              aria-label={t(name)}
              title={t(name)}
              aria-pressed={degrees === direction}
              onClick={() => onChange(direction)}
            >
              {arrow}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
