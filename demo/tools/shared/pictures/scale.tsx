import type { ComponentChildren } from 'preact';
import { t } from '../../../../src/form/language/language.ts';

export interface Band {
  /** In English. */
  readonly name: string;
  /** Its lower limit; for the first band, the start of the scale. */
  readonly from: number;
}

interface Properties {
  /** In ascending order. */
  readonly bands: readonly Band[];
  /** The end of the drawing, since the last band has no upper limit. */
  readonly end: number;
  /** Whether all bands have the same width, so that each has room for its name. */
  readonly isEven?: boolean;
  readonly value: number;
  /** The value as text. */
  readonly label: string;
  /** Returns what is written below the lower limit of a band. */
  readonly writeLimit: (limit: number) => ComponentChildren;
  readonly caption: ComponentChildren;
  /** A control over the scale. */
  readonly children?: ComponentChildren;
}

/** Shows a value on a scale of categories, from left to right in every language. */
export function Scale(properties: Properties) {
  const { bands, end, isEven = false, value, label, writeLimit, caption, children } = properties;
  const current = bandOf(bands, value);
  const widths = widthsOf(bands, end, isEven);
  const place = (number: number) => placeOn(bands, end, widths, number);
  return (
    <figure class="scale">
      <div class="bands" dir="ltr">
        <div aria-hidden="true">
          <div class="row">
            {bands.map(({ name }, index) => (
              <span
                key={name}
                class={name === current?.name ? 'current' : ''}
                dir="auto"
                style={{ width: `${widths[index]}%` }}
              >
                {t(name)}
              </span>
            ))}
          </div>
          {bands.slice(1).map(({ name, from }) => (
            <span key={name} class="limit" style={{ left: `${place(from)}%` }}>
              {writeLimit(from)}
            </span>
          ))}
          <span class="marker" style={{ left: `${place(value)}%` }} />
          <b class="marked" style={{ left: `${labelPlace(place(value))}%` }}>
            {label}
          </b>
        </div>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Returns the band that contains a value. The first one has no lower limit. */
export function bandOf<Some extends Band>(bands: readonly Some[], value: number): Some | undefined {
  return bands.findLast(({ from }) => value >= from) ?? bands[0];
}

/** Returns the widths of the bands in percent. */
function widthsOf(bands: readonly Band[], end: number, isEven: boolean): readonly number[] {
  const length = end - (bands[0]?.from ?? 0);
  return bands.map(({ from }, index) =>
    isEven ? 100 / bands.length : (100 * ((bands[index + 1]?.from ?? end) - from)) / length,
  );
}

/** Returns the place of a number in percent, which is at an end for numbers beyond it. */
function placeOn(
  bands: readonly Band[],
  end: number,
  widths: readonly number[],
  number: number,
): number {
  return bands.reduce((place, { from }, index) => {
    const share = (number - from) / ((bands[index + 1]?.from ?? end) - from);
    return place + (widths[index] ?? 0) * Math.min(Math.max(share, 0), 1);
  }, 0);
}

/** Returns the middle of a label, in percent, kept far enough from the ends of a drawing. */
export function labelPlace(place: number): number {
  return Math.min(Math.max(place, 16), 84);
}
