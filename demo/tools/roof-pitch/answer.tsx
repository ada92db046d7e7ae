import { t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const widest = 180;
const highest = 130;
const [middle, ground] = [165, 165];

/** One side of the roof, on axes of equal scale. */
export function Picture({ request: { rise, run }, result }: ToolAnswer<'roof-pitch'>) {
  const width = Math.min(widest, (highest / rise) * run);
  const height = Math.min(highest, (widest / run) * rise);
  const [left, right, top] = [middle - width / 2, middle + width / 2, ground - height];
  const arc = Math.min(34, width / 2);
  const angle = (result.angle * Math.PI) / 180;
  const [arcX, arcY] = [left + arc * Math.cos(angle), ground - arc * Math.sin(angle)];
  return (
    <figure>
      <svg viewBox="0 0 330 200" class="square" aria-hidden="true">
        <path d={`M${left} ${ground}H${right}V${top}z`} class="plane" />
        <path d={`M${left + arc} ${ground}A${arc} ${arc} 0 0 0 ${arcX} ${arcY}`} class="axis" />
        <path d={`M${left} ${ground}L${right} ${top}`} class="curve" />
        <text x={left - 8} y={ground + 5} class="end quiet">
          {formatBriefly(result.angle)}°
        </text>
        <text x={middle} y={ground + 24} class="middle">
          {formatNumber(run)}
        </text>
        <text x={right + 8} y={(ground + top) / 2 + 5}>
          {formatNumber(rise)}
        </text>
        <text x={middle - 10} y={(ground + top) / 2 - 8} class="end strong">
          {formatNumber(result.rafter)}
        </text>
      </svg>
      <figcaption>
        {t(
          'A roof that rises {rise} over {run} has a pitch of {pitch} in 12 and a rafter of {rafter}.',
          {
            rise: formatNumber(rise),
            run: formatNumber(run),
            pitch: formatNumber(result.pitch),
            rafter: formatNumber(result.rafter),
          },
        )}
      </figcaption>
    </figure>
  );
}
