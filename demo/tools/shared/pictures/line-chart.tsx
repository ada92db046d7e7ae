import {
  type ComponentChild,
  Fragment,
  type TargetedKeyboardEvent,
  type TargetedPointerEvent,
} from 'preact';
import { useState } from 'preact/hooks';
import { formatBriefly, formatList, formatNumber } from '../../../../src/form/numbers/format.ts';
import { numberFormatter } from '../../../../src/form/numbers/formatters.ts';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { HeadedTable } from '../headed-table.tsx';
import { orDash } from '../or-dash.ts';
import { type LineValues, namePlaces, ticksBetween } from './line-places.ts';

/** A line of a chart. */
export interface Line {
  readonly name: string;
  readonly tone: 'first' | 'second' | 'third';
  readonly isFilled?: boolean;
  readonly values: LineValues;
  /** What the line stands for at each place, if not its height, as for areas on top of another. */
  readonly amounts?: LineValues;
}

interface Properties {
  /** What the places are, such as years. Whole ones are written below the axis. */
  readonly axis: string;
  /** In ascending order; each line has a value for each place up to its end. */
  readonly places: readonly number[];
  readonly lines: readonly Line[];
  readonly write: (value: number) => string;
  readonly caption?: string | undefined;
  /** A control on the axis. */
  readonly over?: ComponentChild;
}

/**
 * A chart of lines with their names beside them, or above them on a narrow page. Shows the values
 * under the pointer, or where the arrow keys lead. Screen readers also get a table. The drawing is
 * stretched to the width of the page, and places are percentages, so that text has the same size at
 * every width.
 */
export function LineChart(properties: Properties) {
  const { axis, places, lines, write, caption, over } = properties;
  const [chosen, setChosen] = useState<number>();
  const last = places.length - 1;
  const at = chosen === undefined ? undefined : Math.min(chosen, last);
  const highest = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const scale = scaleOf(places, 1.05 * highest || 1);
  return (
    <figure class="line-chart">
      <div class="plot" dir="ltr">
        <div
          class="reader"
          role="slider"
          tabIndex={0}
          aria-label={axis}
          aria-valuemin={places[0]}
          aria-valuemax={places[last]}
          aria-valuenow={places[at ?? last]}
          aria-valuetext={spoken(properties, at ?? last)}
          onPointerMove={(event) => setChosen(nearestPlace(places, placeUnder(event, places)))}
          onPointerLeave={() => setChosen(undefined)}
          onBlur={() => setChosen(undefined)}
          onKeyDown={(event) => {
            const next = stepped(event, at ?? last, last);
            if (next === undefined) return;
            event.preventDefault();
            setChosen(next);
          }}
        >
          <Drawing lines={lines} scale={scale} />
          <Axes scale={scale} />
          <Names lines={lines} scale={scale} />
          {at !== undefined && <Readout {...{ axis, places, lines, write, scale, at }} />}
        </div>
        {over}
      </div>
      <p class="axis-name">{axis}</p>
      <div class="hidden">
        <HeadedTable
          columns={[axis, ...lines.map(({ name }) => name)]}
          rows={places.flatMap((place, index) =>
            isWhole(place - (places[0] ?? 0)) || index === last
              ? [{ key: place, cells: [formatBriefly(place), ...cellsAt(lines, index, write)] }]
              : [],
          )}
        />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Where places and values are, in percent from the left and from the top. */
interface Scale {
  readonly places: readonly number[];
  readonly top: number;
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
}

function scaleOf(places: readonly number[], top: number): Scale {
  const [start = 0, end = start] = [places[0], places.at(-1)];
  const rounded = (share: number) => Math.round(share * 10_000) / 100;
  return {
    places,
    top,
    x: (place) => rounded((place - start) / (end - start)),
    y: (value) => rounded(1 - value / top),
  };
}

interface DrawnProperties {
  readonly lines: readonly Line[];
  readonly scale: Scale;
}

function Drawing({ lines, scale }: DrawnProperties) {
  const { places, top, x, y } = scale;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {ticksBetween(0, top, 3).map((value) => (
        <path key={value} d={`M0 ${y(value)}H100`} class="grid" />
      ))}
      {lines.map(({ name, tone, isFilled, values }) => {
        const points = values.flatMap((value, index) =>
          value === null ? [] : [{ x: x(places[index] ?? 0), y: y(value) }],
        );
        const path = `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`;
        return (
          <g key={name} class={tone}>
            {isFilled && <path d={`${path}V100H${points[0]?.x ?? 0}z`} class="area" />}
            <path d={path} class="line" />
          </g>
        );
      })}
    </svg>
  );
}

function Axes({ scale: { places, top, x, y } }: { readonly scale: Scale }) {
  const locale = useFormLocale();
  const compact = numberFormatter(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
    useGrouping: 'auto',
  });
  return (
    <div aria-hidden="true">
      {ticksBetween(0, top, 3).map((value) => (
        <span key={value} class="value-tick" style={{ top: `${y(value)}%` }}>
          {compact.format(value)}
        </span>
      ))}
      {ticksBetween(places[0] ?? 0, places.at(-1) ?? 0, 4, 1).map((place) => (
        <span key={place} class="place-tick" style={{ left: `${x(place)}%` }}>
          {formatNumber(place)}
        </span>
      ))}
    </div>
  );
}

function Names({ lines, scale: { places, top, x, y } }: DrawnProperties) {
  const named = namePlaces(
    lines.map(({ values }) => values),
    top,
  );
  return (
    <div class="names" aria-hidden="true">
      {named.map(({ at, isAbove, isBefore }, index) => {
        const { name, tone, values } = lines[index] ?? {};
        const [left, height] = [x(places[at] ?? 0), y(values?.[at] ?? 0)];
        return (
          <span
            key={name}
            class={`line-name ${tone}`}
            dir="auto"
            style={{
              ...(isBefore ? { left: `${left}%` } : { right: `${100 - left}%` }),
              ...(isAbove ? { bottom: `${100 - height}%` } : { top: `${height}%` }),
            }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
}

interface ReadoutProperties extends Omit<Properties, 'caption' | 'over'>, DrawnProperties {
  readonly at: number;
}

function Readout({ axis, places, lines, write, scale, at }: ReadoutProperties) {
  const place = places[at] ?? 0;
  const left = scale.x(place);
  const cells = cellsAt(lines, at, write);
  return (
    <div class="readout" aria-hidden="true" style={{ left: `${left}%` }}>
      <dl class={left > 50 ? 'to-the-left' : ''} dir="auto">
        <dt>{axis}</dt>
        <dd>{formatBriefly(place)}</dd>
        {lines.map(({ name, tone }, index) => (
          <Fragment key={name}>
            <dt class={tone}>{name}</dt>
            <dd>
              <bdi>{cells[index]}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function cellsAt(lines: readonly Line[], at: number, write: Properties['write']) {
  return lines.map(({ values, amounts = values }) => orDash(amounts[at] ?? undefined, write));
}

function spoken({ axis, places, lines, write }: Properties, at: number): string {
  const cells = cellsAt(lines, at, write);
  const named = lines.map(({ name }, index) => `${name} ${cells[index]}`);
  return formatList([`${axis} ${formatBriefly(places[at] ?? 0)}`, ...named]);
}

/** Whether years are whole, apart from rounding errors. */
function isWhole(years: number): boolean {
  return Math.abs(years - Math.round(years)) < 1e-6;
}

function placeUnder(
  { clientX, currentTarget }: TargetedPointerEvent<HTMLElement>,
  places: readonly number[],
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const [start = 0, end = start] = [places[0], places.at(-1)];
  return start + ((end - start) * (clientX - left)) / width;
}

function nearestPlace(places: readonly number[], wanted: number): number {
  const distances = places.map((place) => Math.abs(place - wanted));
  return distances.indexOf(Math.min(...distances));
}

/** Returns where a key leads, or `undefined` if it is not one of a slider. */
function stepped({ key }: TargetedKeyboardEvent<HTMLElement>, at: number, last: number) {
  const steps = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 };
  const leads: Readonly<Record<string, number>> = { ...steps, Home: 0, End: last };
  const next = leads[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}
