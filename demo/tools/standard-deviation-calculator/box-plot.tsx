import type { Quartiles } from './quartiles.ts';

const mostOutliers = 200;
const [boxTop, boxHeight] = [178, 24];
const boxMiddle = boxTop + boxHeight / 2;

interface Properties {
  readonly quartiles: Quartiles;
  /** Returns the place of a number, in percent. */
  readonly place: (value: number) => number;
}

/** The middle half of the numbers as a box, with the median, whiskers and outliers. */
export function BoxPlot({ quartiles, place }: Properties) {
  const { first, third, median, whiskers, outliers } = quartiles;
  return (
    <>
      <line
        x1={`${place(whiskers[0])}%`}
        x2={`${place(whiskers[1])}%`}
        y1={boxMiddle}
        y2={boxMiddle}
        class="whisker"
      />
      <rect
        x={`${place(first)}%`}
        y={boxTop}
        width={`${place(third) - place(first)}%`}
        height={boxHeight}
        class="box"
      />
      <line
        x1={`${place(median)}%`}
        x2={`${place(median)}%`}
        y1={boxTop}
        y2={boxTop + boxHeight}
        class="median"
      />
      {Array.from(new Set(outliers.slice(0, mostOutliers)), (outlier) => (
        <circle key={outlier} cx={`${place(outlier)}%`} cy={boxMiddle} r={3} class="outlier" />
      ))}
    </>
  );
}
