import { formatNumber } from '../format.ts';
import type { Shown } from './shown.ts';

const size = 300;

/** The line through the two points, on axes of equal scale. */
export function Picture({ request: { x1, y1, x2, y2 }, result }: Shown<'slope-calculator'>) {
  const reach = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * 0.9;
  const [middleX, middleY] = [x1 / 2 + x2 / 2, y1 / 2 + y2 / 2];
  const across = (x: number) => ((x - middleX + reach) / (2 * reach)) * size;
  const up = (y: number) => ((middleY + reach - y) / (2 * reach)) * size;
  // Both ends lie far beyond the plane, which clips the line.
  const [stepX, stepY] = [(across(x2) - across(x1)) * 4, (up(y2) - up(y1)) * 4];
  const points = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  return (
    <figure>
      <svg viewBox={`0 0 ${size} ${size}`} class="square" aria-hidden="true">
        <rect width={size} height={size} rx="8" class="plane" />
        {isWithin(across(0)) && <path d={`M${across(0)} 0V${size}`} class="axis" />}
        {isWithin(up(0)) && <path d={`M0 ${up(0)}H${size}`} class="axis" />}
        <line
          x1={across(x1) - stepX}
          y1={up(y1) - stepY}
          x2={across(x2) + stepX}
          y2={up(y2) + stepY}
          class="curve"
        />
        {points.map(({ x, y }, index) => (
          <g key={String(index)}>
            <circle cx={across(x)} cy={up(y)} r="6" class="point" />
            <text
              x={across(x) + (across(x) > size / 2 ? -12 : 12)}
              y={up(y) + 5}
              class={across(x) > size / 2 ? 'end' : ''}
            >
              ({formatNumber(x)}, {formatNumber(y)})
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        The line {result.equation} through ({formatNumber(x1)}, {formatNumber(y1)}) and (
        {formatNumber(x2)}, {formatNumber(y2)}).
      </figcaption>
    </figure>
  );
}

function isWithin(place: number): boolean {
  return place >= 0 && place <= size;
}
