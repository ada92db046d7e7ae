import { t } from '../../../../src/form/language/language.ts';
import { formatNumber } from '../../../../src/form/numbers/format.ts';

export interface Band {
  /** In English. */
  readonly name: string;
  /** Its lower limit; for the first band, the start of the scale. */
  readonly from: number;
  readonly tone: 'blue' | 'teal' | 'green' | 'amber' | 'red';
}

interface Properties {
  /** In ascending order. */
  readonly bands: readonly Band[];
  /** The end of the drawing, since the last band has no upper limit. */
  readonly end: number;
  readonly value: number;
  /** The value as text. */
  readonly label: string;
  /** The name of the band that contains the value. */
  readonly current: string;
  readonly caption: string;
}

const [markTop, barTop, barHeight] = [22, 34, 18];

/**
 * Shows a value on a scale of categories. Places are percentages, so that text has the same size at
 * every width.
 */
export function Scale({ bands, end, value, label, current, caption }: Properties) {
  const start = bands[0]?.from ?? 0;
  const place = (number: number) =>
    (100 * (Math.min(Math.max(number, start), end) - start)) / (end - start);
  return (
    <figure class="scale">
      <svg width="100%" height="76" aria-hidden="true">
        {bands.map(({ name, from, tone }, index) => (
          <rect
            key={name}
            x={`${place(from)}%`}
            y={barTop}
            width={`${place(bands[index + 1]?.from ?? end) - place(from)}%`}
            height={barHeight}
            class={`band ${tone}`}
          />
        ))}
        {bands.slice(1).map(({ name, from }) => (
          <text key={name} x={`${place(from)}%`} y={barTop + barHeight + 18} class="middle quiet">
            {formatNumber(from)}
          </text>
        ))}
        <Mark place={place(value)} label={label} />
      </svg>
      <ul class="legend bands">
        {bands.map(({ name, tone }) => (
          <li key={name} class={tone} aria-current={name === current || undefined}>
            {t(name)}
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Mark({ place, label }: { readonly place: number; readonly label: string }) {
  return (
    <>
      <line
        x1={`${place}%`}
        x2={`${place}%`}
        y1={markTop}
        y2={markTop + barHeight + 15}
        class="mark-line"
      />
      <text x={`${labelPlace(place)}%`} y={markTop - 6} class="middle strong">
        {label}
      </text>
    </>
  );
}

/** Returns the middle of a label, in percent, kept far enough from the ends of a drawing. */
export function labelPlace(place: number): number {
  return Math.min(Math.max(place, 16), 84);
}
