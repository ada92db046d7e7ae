import { t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import { rich } from '../../language/rich.ts';
import { Formula } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { formsOf } from './forms.ts';
import { type Point, placeIn, ticksOf, viewOf } from './view.ts';

const half = 150;
const plane = `${-half} ${-half} ${2 * half} ${2 * half}`;

/** Longer numbers would cover the drawing; the list below it has the coordinates. */
const longestTick = 6;

/** The line through the two points, on axes of equal scale. */
export function Picture({ request: { x1, y1, x2, y2 }, result }: ToolAnswer<'slope-calculator'>) {
  const { slope, intercept, angle } = result;
  const [a, b] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  const atY = intercept === null ? undefined : { x: 0, y: intercept };
  const atX = crossing(slope, intercept, x1);
  const crossings = [atY, atX].filter((point) => point !== undefined);
  return (
    <figure>
      <Plane {...{ a, b, crossings, slope, angle }} />
      <figcaption>
        <ul class="facts">
          <li>{rich('It goes through A {a} and B {b}.', { a: written(a), b: written(b) })}</li>
          <li>
            {atY
              ? rich('It meets the y-axis at {point}.', { point: written(atY) })
              : x1 === 0
                ? t('It is the y-axis.')
                : t('It never meets the y-axis.')}
          </li>
          <li>
            {atX
              ? rich('It meets the x-axis at {point}.', { point: written(atX) })
              : intercept === 0
                ? t('It is the x-axis.')
                : t('It never meets the x-axis.')}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

interface PlaneProperties {
  readonly a: Point;
  readonly b: Point;
  /** Where the line meets the axes. */
  readonly crossings: readonly Point[];
  readonly slope: number | null;
  readonly angle: number;
}

function Plane({ a, b, crossings, slope, angle }: PlaneProperties) {
  const view = viewOf([a, b], [...crossings, { x: 0, y: 0 }]);
  const place = (point: Point) => {
    const { x, y } = placeIn(view, point);
    return { x: x * half, y: -y * half };
  };
  const isInOrder = a.x < b.x || (a.x === b.x && a.y < b.y);
  const [start, end] = isInOrder ? [place(a), place(b)] : [place(b), place(a)];
  const columns = ticksOf(view, 'x').map((x) => ({ value: x, at: place({ x, y: 0 }).x }));
  const rows = ticksOf(view, 'y').map((y) => ({ value: y, at: place({ x: 0, y }).y }));
  return (
    <svg viewBox={plane} class="square" aria-hidden="true">
      <rect x={-half} y={-half} width={2 * half} height={2 * half} rx="8" class="plane" />
      <Grid axis="x" places={columns} />
      <Grid axis="y" places={rows} />
      <Axes origin={place({ x: 0, y: 0 })} />
      {slope !== null && slope !== 0 && (
        <path d={`M${start.x} ${start.y}H${end.x}V${end.y}`} class="steps" />
      )}
      <svg
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        viewBox={plane}
        aria-hidden="true"
      >
        <Line start={start} end={end} />
      </svg>
      {slope !== 0 && <Angle at={start} angle={angle} />}
      {crossings.map((point) => (
        <Crossing key={`${point.x} ${point.y}`} place={place(point)} />
      ))}
      <GivenPoint name="A" place={place(a)} isRising={angle >= 0} />
      <GivenPoint name="B" place={place(b)} isRising={angle >= 0} />
    </svg>
  );
}

function Line({ start, end }: { readonly start: Point; readonly end: Point }) {
  // Both ends are far outside the plane, whose SVG clips the line.
  const [stepX, stepY] = [(end.x - start.x) * 12, (end.y - start.y) * 12];
  return (
    <line
      x1={start.x - stepX}
      y1={start.y - stepY}
      x2={end.x + stepX}
      y2={end.y + stepY}
      class="curve"
    />
  );
}

function Angle({ at, angle }: { readonly at: Point; readonly angle: number }) {
  return (
    <>
      <path d={arc(at, angle)} class="arc" />
      <text x={at.x + 36} y={at.y + (angle < 0 ? 16 : -6)} class="mark">
        {formatBriefly(angle)}°
      </text>
    </>
  );
}

function Crossing({ place: { x, y } }: { readonly place: Point }) {
  return isWithin(x) && isWithin(y) ? <circle cx={x} cy={y} r="4" class="crossing" /> : null;
}

function Axes({ origin: { x, y } }: { readonly origin: Point }) {
  return (
    <>
      {isWithin(x) && (
        <>
          <path d={`M${x} ${-half}V${half}`} class="axis main" />
          <text x={x + 6} y={-half + 16} class="strong">
            y
          </text>
        </>
      )}
      {isWithin(y) && (
        <>
          <path d={`M${-half} ${y}H${half}`} class="axis main" />
          <text x={half - 14} y={y - 6} class="strong">
            x
          </text>
        </>
      )}
    </>
  );
}

interface GivenPointProperties {
  readonly name: string;
  readonly place: Point;
  /** Whether the line rises to the right, or is level. */
  readonly isRising: boolean;
}

/** A point with its name next to the line, on the side with more room. */
function GivenPoint({ name, place: { x, y }, isRising }: GivenPointProperties) {
  const isRight = x > 0;
  const isBelow = isRight === isRising;
  return (
    <g>
      <circle cx={x} cy={y} r="6" class="point" />
      <text
        x={x + (isRight ? 10 : -10)}
        y={y + (isBelow ? 20 : -10)}
        class={isRight ? 'strong' : 'strong end'}
      >
        {name}
      </text>
    </g>
  );
}

function written({ x, y }: Point) {
  return <bdi>{t('({x}, {y})', { x: shown(x), y: shown(y) })}</bdi>;
}

/** Returns the only point where the line meets the x-axis, if there is one. */
function crossing(slope: number | null, intercept: number | null, x1: number): Point | undefined {
  if (slope === null || intercept === null) return { x: x1, y: 0 };
  const x = -intercept / slope + 0;
  return slope !== 0 && Number.isFinite(x) ? { x, y: 0 } : undefined;
}

/** Returns an arc from the direction of the x-axis to the direction of the line. */
function arc({ x, y }: Point, angle: number): string {
  const radius = 30;
  const radians = (angle * Math.PI) / 180;
  const [endX, endY] = [x + radius * Math.cos(radians), y - radius * Math.sin(radians)];
  return `M${x + radius} ${y}A${radius} ${radius} 0 0 ${angle < 0 ? 1 : 0} ${endX} ${endY}`;
}

interface GridProperties {
  readonly axis: 'x' | 'y';
  readonly places: readonly { readonly value: number; readonly at: number }[];
}

/** Grid lines at round numbers, labeled at the edge if the numbers are short. */
function Grid({ axis, places }: GridProperties) {
  const isShort = places.every(({ value }) => shown(value).length <= longestTick);
  const lines = places.filter(({ at }) => isWithin(at));
  return (
    <>
      {lines.map(({ value, at }) => (
        <path
          key={value}
          d={axis === 'x' ? `M${at} ${-half}V${half}` : `M${-half} ${at}H${half}`}
          class="grid"
        />
      ))}
      {isShort &&
        lines
          .filter(({ at }) => Math.abs(at) < half - 16)
          .map(({ value, at }) =>
            axis === 'x' ? (
              <text key={value} x={at + 3} y={half - 5} class="mark">
                {shown(value)}
              </text>
            ) : (
              <text key={value} x={-half + 4} y={at - 3} class="mark">
                {shown(value)}
              </text>
            ),
          )}
    </>
  );
}

function shown(value: number): string {
  return formatNumber(value);
}

function isWithin(place: number): boolean {
  return Math.abs(place) <= half;
}

/** The line in textbook forms, with exact fractions. */
export function More({ request }: ToolAnswer<'slope-calculator'>) {
  const forms = formsOf(request);
  if (!forms) return null;
  return (
    <TitledCard id="forms" title={t('The line in exact forms')}>
      <dl class="figures">
        <Formula name={t('Slope as a fraction')} text={forms.slope} />
        <Formula name={t('Slope-intercept form')} text={forms.slopeIntercept} />
        <Formula name={t('Point-slope form')} text={forms.pointSlope} />
        <Formula name={t('Standard form')} text={forms.standard} />
      </dl>
    </TitledCard>
  );
}
