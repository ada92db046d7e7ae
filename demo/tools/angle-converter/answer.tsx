import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { CopyableFigure, Formula } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { converted, kindOf, multipleOfPi, splitDegrees, withinTurn } from './angle.ts';

const radius = 100;
const arcRadius = 38;

/** Larger numbers of degrees do not have enough digits left for the direction. */
const mostDegrees = 1e12;

const marks = Array.from({ length: 12 }, (_, index) => index * 30);

/** Draws the angle on a circle, counterclockwise from the right. */
export function Picture({ request: { value, from = 'degrees' } }: ToolAnswer<'angle-converter'>) {
  const degrees = converted(value, from, 'degrees');
  const isDrawn = degrees !== undefined && Math.abs(degrees) <= mostDegrees;
  const direction = isDrawn ? withinTurn(degrees) : 0;
  return (
    <figure>
      <svg viewBox="-150 -130 300 260" class="square" aria-hidden="true">
        <Dial />
        {isDrawn && (
          <>
            <path d={sector(degrees)} class="sector" />
            <path d={`M${radius} 0H0L${pointAt(direction, radius)}`} class="curve" fill="none" />
            <circle r="5" class="point" />
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
      <text x={radius + 8} y="5" class="quiet">
        0°
      </text>
      <text y={-radius - 8} class="quiet middle">
        90°
      </text>
      <text x={-radius - 8} y="5" class="quiet end">
        180°
      </text>
      <text y={radius + 20} class="quiet middle">
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
  const end = pointAt(degrees, arcRadius);
  return `M0 0H${arcRadius}A${arcRadius} ${arcRadius} 0 ${isLarge} ${isClockwise} ${end}z`;
}

/** Returns the coordinates of a point; y increases downward. */
function pointAt(degrees: number, distance: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${distance * Math.cos(radians)} ${-distance * Math.sin(radians)}`;
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

/** The angle in every unit and in common notations, and its kind. */
export function More({ request: { value, from = 'degrees' } }: ToolAnswer<'angle-converter'>) {
  const degrees = converted(value, from, 'degrees');
  const turns = converted(value, from, 'turns');
  return (
    <TitledCard id="units" title={t('In every unit')}>
      <dl class="figures">
        {units.map(({ unit, name, sign }) => {
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
          <Formula name={t('Degrees, minutes, seconds')} text={writtenInParts(degrees)} />
        )}
        {turns !== undefined && <Formula name={t('Multiple of π')} text={multipleOfPi(turns)} />}
        {degrees !== undefined && (
          <CopyableFigure name={t('Kind of angle')} text={kindOf(degrees)} />
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
