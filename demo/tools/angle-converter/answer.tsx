import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { CopyableFigure, Formula } from '../shared/figures.tsx';
import { Handle, type Place, useDrag } from '../shared/pictures/drag.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { converted, kindOf, snapped, splitDegrees, withinTurn } from './angle.ts';

const radius = 100;
const arcRadius = 38;

/** Larger numbers of degrees do not have enough digits left for the direction. */
const mostDegrees = 1e12;

const marks = Array.from({ length: 12 }, (_, index) => index * 30);

type Answer = ToolAnswer<'angle-converter'>;

/** Draws the angle on a circle, counterclockwise from the right, with an arm to drag. */
export function Picture({ request, change }: Answer & FormFiller) {
  const { values, handlers } = useDrag({ given: request, scaleOf: () => undefined, change });
  const { value, from = 'degrees' } = values;
  const degrees = converted(value, from, 'degrees');
  const isDrawn = degrees !== undefined && Math.abs(degrees) <= mostDegrees;
  const direction = isDrawn ? withinTurn(degrees) : 0;
  const end = pointAt(direction, radius);
  return (
    <figure>
      <svg viewBox="-155 -135 310 270" class="square" aria-hidden="true">
        <Dial />
        {isDrawn && (
          <>
            <path d={sector(degrees)} class="sector" />
            <path d={`M${radius} 0H0L${end.x} ${end.y}`} class="curve" fill="none" />
            <circle r="4" class="point" />
            <Handle
              at={end}
              handlers={handlers(({ x, y }) => ({
                value: converted(snapped(x, -y), 'degrees', from) ?? 0,
              }))}
            />
          </>
        )}
      </svg>
      <figcaption>{isDrawn ? captionOf(degrees) : t('It has too many turns to draw.')}</figcaption>
    </figure>
  );
}

function Dial() {
  return (
    <>
      <circle r={radius} class="plane" />
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M${radius - 6} 0H${radius}`}
          class="tick"
          transform={`rotate(${mark})`}
        />
      ))}
      <path d={`M${-radius} 0H${radius}M0 ${-radius}V${radius}`} class="tick" opacity="0.4" />
      <text x={radius + 16} y="5" class="quiet">
        0°
      </text>
      <text y={-radius - 16} class="quiet middle">
        90°
      </text>
      <text x={-radius - 16} y="5" class="quiet end">
        180°
      </text>
      <text y={radius + 28} class="quiet middle">
        270°
      </text>
    </>
  );
}

/** Returns the path of the sector that the angle covers: the whole circle from 360° on. */
function sector(degrees: number): string {
  if (Math.abs(degrees) >= 360) {
    return `M${arcRadius} 0A${arcRadius} ${arcRadius} 0 1 0 ${-arcRadius} 0A${arcRadius} ${arcRadius} 0 1 0 ${arcRadius} 0z`;
  }
  const isLarge = Math.abs(degrees) > 180 ? 1 : 0;
  const isClockwise = degrees < 0 ? 1 : 0;
  const { x, y } = pointAt(degrees, arcRadius);
  return `M0 0H${arcRadius}A${arcRadius} ${arcRadius} 0 ${isLarge} ${isClockwise} ${x} ${y}z`;
}

/** Returns a place in the drawing, where y increases downward. */
function pointAt(degrees: number, distance: number): Place {
  const radians = (degrees * Math.PI) / 180;
  return { x: distance * Math.cos(radians), y: -distance * Math.sin(radians) };
}

function captionOf(degrees: number): string {
  const angle = `${formatNumber(degrees)}°`;
  const direction = `${formatNumber(withinTurn(degrees))}°`;
  if (Math.abs(degrees) >= 360) {
    return t('{angle} is a full turn or more, and points in the direction of {direction}.', {
      angle,
      direction,
    });
  }
  return degrees < 0
    ? t('Clockwise from the right: {angle} points in the direction of {direction}.', {
        angle,
        direction,
      })
    : t('{angle}, counterclockwise from the right.', { angle });
}

const units = [
  { unit: 'degrees', name: message('Degrees'), sign: '°' },
  { unit: 'radians', name: message('Radians'), sign: ' rad' },
  { unit: 'gradians', name: message('Gradians'), sign: ' gon' },
  { unit: 'turns', name: message('Turns'), sign: '' },
] as const;

/** The angle in the units that neither the form nor the answer has, in parts, and its kind. */
export function More({ request: { value, from = 'degrees', to } }: Answer) {
  const degrees = converted(value, from, 'degrees');
  const others = units.filter(({ unit }) => unit !== from && unit !== to);
  return (
    <TitledCard id="units" title={t('In other units')}>
      <dl class="figures">
        {others.map(({ unit, name, sign }) => {
          const amount = converted(value, from, unit);
          return (
            amount !== undefined && (
              <CopyableFigure key={unit} name={t(name)} text={String(amount)}>
                {formatNumber(amount)}
                {sign}
              </CopyableFigure>
            )
          );
        })}
        {degrees !== undefined && (
          <>
            <Formula name={t('Degrees, minutes, seconds')} text={writtenInParts(degrees)} />
            <CopyableFigure name={t('Kind of angle')} text={kindOf(degrees)} />
          </>
        )}
      </dl>
    </TitledCard>
  );
}

function writtenInParts(value: number): string | undefined {
  const split = splitDegrees(value);
  if (!split) return undefined;
  const { isNegative, degrees, minutes, seconds } = split;
  const sign = isNegative ? '-' : '';
  return `${sign}${formatNumber(degrees)}° ${formatNumber(minutes)}′ ${formatNumber(seconds)}″`;
}
