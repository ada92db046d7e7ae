import { calculateSlope } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { rich } from '../../language/rich.ts';
import { Formula } from '../shared/figures.tsx';
import { inRange } from '../shared/in-range.ts';
import { Handle, type Place, useDrag } from '../shared/pictures/drag.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { formsOf } from './forms.ts';
import { isEndless } from './page.tsx';
import { type Point, placeIn, pointAt, ticksOf, type View, viewOf } from './view.ts';

const half = 150;
const plane = `${-half} ${-half} ${2 * half} ${2 * half}`;

/** Longer numbers would cover the drawing; the list below it has the coordinates. */
const longestTick = 6;

type Answer = ToolAnswer<'slope-calculator'>;

/** The line through the two points, which can be dragged, on axes of equal scale. */
export function Picture({ request, change }: Answer & FormFiller) {
  const { values, scale, handlers } = useDrag({ given: request, scaleOf: viewOfLine, change });
  const line = lineThrough(values);
  if (!line) return null;
  const { a, b, atX, atY } = line;
  const drag = ({ x, y }: Place) => pointAt(scale, { x: x / half, y: -y / half });
  return (
    <figure>
      <svg viewBox={plane} class="square" aria-hidden="true">
        <Plane line={line} view={scale} />
        <Handle
          at={drawnAt(scale, a)}
          handlers={handlers((place) =>
            movable({ ...values, x1: drag(place).x, y1: drag(place).y }),
          )}
        />
        <Handle
          at={drawnAt(scale, b)}
          handlers={handlers((place) =>
            movable({ ...values, x2: drag(place).x, y2: drag(place).y }),
          )}
        />
      </svg>
      <figcaption>
        <ul class="facts">
          <li>{rich('It goes through A {a} and B {b}.', { a: written(a), b: written(b) })}</li>
          <li>
            {atY
              ? rich('It meets the y-axis at {point}.', { point: written(atY) })
              : a.x === 0
                ? t('It is the y-axis.')
                : t('It never meets the y-axis.')}
          </li>
          <li>
            {atX
              ? rich('It meets the x-axis at {point}.', { point: written(atX) })
              : a.y === 0
                ? t('It is the x-axis.')
                : t('It never meets the x-axis.')}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

type Coordinates = Answer['request'];

/** Returns the coordinates, unless the points are the same one. */
function movable(values: Coordinates): Coordinates | undefined {
  const { x1, y1, x2, y2 } = values;
  return x1 === x2 && y1 === y2 ? undefined : values;
}

/** Returns the points of a line and where it meets the axes. */
function lineThrough(values: Coordinates) {
  const result = inRange(() => calculateSlope(values));
  if (!result) return undefined;
  const { slope, intercept, angle } = result;
  const { x1, y1, x2, y2 } = values;
  return {
    a: { x: x1, y: y1 },
    b: { x: x2, y: y2 },
    atY: intercept === null ? undefined : { x: 0, y: intercept },
    atX: crossing(slope, intercept, x1),
    slope,
    angle,
  };
}

type DrawnLine = NonNullable<ReturnType<typeof lineThrough>>;

function viewOfLine(values: Coordinates): View {
  const { a, b, atX, atY } = lineThrough(values) ?? {};
  const others = [atY, atX, { x: 0, y: 0 }];
  return viewOf(given([a, b]), given(others));
}

function given(points: readonly (Point | undefined)[]): readonly Point[] {
  return points.filter((point) => point !== undefined);
}

function drawnAt(view: View, point: Point): Point {
  const { x, y } = placeIn(view, point);
  return { x: x * half, y: -y * half };
}

function Plane({ line, view }: { readonly line: DrawnLine; readonly view: View }) {
  const { a, b, atX, atY, slope, angle } = line;
  const place = (point: Point) => drawnAt(view, point);
  const isInOrder = a.x < b.x || (a.x === b.x && a.y < b.y);
  const [start, end] = isInOrder ? [place(a), place(b)] : [place(b), place(a)];
  const columns = ticksOf(view, 'x').map((x) => ({ value: x, at: place({ x, y: 0 }).x }));
  const rows = ticksOf(view, 'y').map((y) => ({ value: y, at: place({ x: 0, y }).y }));
  return (
    <>
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
      {given([atY, atX]).map((point) => (
        <Crossing key={`${point.x} ${point.y}`} place={place(point)} />
      ))}
      <PointName name="A" place={place(a)} isRising={angle >= 0} />
      <PointName name="B" place={place(b)} isRising={angle >= 0} />
    </>
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

interface PointNameProperties {
  readonly name: string;
  readonly place: Point;
  /** Whether the line rises to the right, or is level. */
  readonly isRising: boolean;
}

/** The name of a point next to the line, on the side with more room. */
function PointName({ name, place: { x, y }, isRising }: PointNameProperties) {
  const isRight = x > 0;
  const isBelow = isRight === isRising;
  return (
    <text
      x={x + (isRight ? 12 : -12)}
      y={y + (isBelow ? 22 : -12)}
      class={isRight ? 'strong' : 'strong end'}
    >
      {name}
    </text>
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

/** The line in textbook forms, with exact fractions, as far as the answer lacks them. */
export function More({ request, result }: Answer) {
  const forms = formsOf(request);
  if (!forms) return null;
  const { slope, slopeIntercept } = forms;
  const isSaid = slopeIntercept === result.equation || isEndless(slopeIntercept);
  return (
    <TitledCard id="forms" title={t('The line in exact forms')}>
      <dl class="figures">
        <Formula name={t('Slope as a fraction')} text={slope?.includes('/') ? slope : undefined} />
        <Formula name={t('Slope-intercept form')} text={isSaid ? undefined : slopeIntercept} />
        <Formula name={t('Point-slope form')} text={forms.pointSlope} />
        <Formula name={t('Standard form')} text={forms.standard} />
      </dl>
    </TitledCard>
  );
}
