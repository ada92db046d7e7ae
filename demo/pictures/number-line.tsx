import { formatNumber } from '../format.ts';
import type { Shown } from './shown.ts';

const mostPoints = 600;
const [width, ground] = [520, 96];

/** The numbers on a line, with their mean and one standard deviation on either side. */
export function Picture({ request, result }: Shown<'standard-deviation-calculator'>) {
  const { mean, standardDeviation, min, max } = result;
  const [left, right] = [
    Math.min(min, mean - standardDeviation),
    Math.max(max, mean + standardDeviation),
  ];
  const place = (value: number) =>
    right > left ? ((value - left) / (right - left)) * width : width / 2;
  const points = numbersOf(request.numbers).slice(0, mostPoints);
  const heights = new Map<number, number>();
  const stacked = points.map((value) => {
    const column = Math.round(place(value) / 6);
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    return { x: place(value), y: ground - 8 - Math.min(height, 8) * 8 };
  });
  const [low, high] = [mean - standardDeviation, mean + standardDeviation];
  return (
    <figure>
      <svg viewBox="-20 0 560 150" aria-hidden="true">
        <rect
          x={place(low)}
          y={20}
          width={place(high) - place(low)}
          height={ground - 20}
          class="deviation"
        />
        <path d={`M0 ${ground}H${width}`} class="axis" />
        <path d={`M${place(mean)} 12V${ground + 6}`} class="mean" />
        {stacked.map(({ x, y }, index) => (
          <circle key={String(index)} cx={x} cy={y} r={4} class="point" />
        ))}
        <text x={place(mean)} y={ground + 22} class="middle strong">
          {formatNumber(mean)}
        </text>
        <text x={place(low)} y={ground + 42} class="middle quiet">
          {formatNumber(low)}
        </text>
        <text x={place(high)} y={ground + 42} class="middle quiet">
          {formatNumber(high)}
        </text>
      </svg>
      <figcaption>
        {formatNumber(result.count)} numbers from {formatNumber(min)} to {formatNumber(max)}
        {result.count > mostPoints && ` (only the first ${formatNumber(mostPoints)} are shown)`}.
        The band covers one standard deviation on either side of the mean.
      </figcaption>
    </figure>
  );
}

function numbersOf(numbers: readonly number[] | string): readonly number[] {
  if (typeof numbers !== 'string') return numbers;
  return numbers
    .slice(0, 30 * mostPoints)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite);
}
