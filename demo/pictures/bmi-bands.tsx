import { formatNumber } from '../format.ts';
import type { Shown } from './shown.ts';

const [lowest, highest] = [14, 40];

const bands = [
  { name: 'Underweight', from: lowest, to: 18.5 },
  { name: 'Normal weight', from: 18.5, to: 25 },
  { name: 'Overweight', from: 25, to: 30 },
  { name: 'Obese', from: 30, to: highest },
];

/** Marks the BMI on the categories of the World Health Organization. */
export function Picture({ result: { bmi, category } }: Shown<'bmi-calculator'>) {
  const place = (value: number) =>
    ((Math.min(Math.max(value, lowest), highest) - lowest) / (highest - lowest)) * 520;
  return (
    <figure>
      <svg viewBox="-20 0 560 120" aria-hidden="true">
        {bands.map(({ name, from, to }, index) => (
          <g key={name}>
            <rect
              x={place(from)}
              y={48}
              width={place(to) - place(from) - 3}
              height={20}
              rx={4}
              class={`band-${index}`}
            />
            <text x={(place(from) + place(to)) / 2} y={90} class="middle">
              {name.replace(' weight', '')}
            </text>
            {index > 0 && (
              <text x={place(from)} y={112} class="middle quiet">
                {formatNumber(from)}
              </text>
            )}
          </g>
        ))}
        <path d={`M${place(bmi)} 46l-8-12h16z`} class="mark-point" />
        <text x={place(bmi)} y={24} class="middle strong">
          {formatNumber(bmi)}
        </text>
      </svg>
      <figcaption>
        A BMI of {formatNumber(bmi)} is in the category “{category}”.
      </figcaption>
    </figure>
  );
}
