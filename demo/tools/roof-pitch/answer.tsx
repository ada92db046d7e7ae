import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { roundStep, withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import { Handle, useDrag } from '../shared/pictures/drag.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

type Roof = ToolAnswer<'roof-pitch'>;

const [widest, highest] = [130, 120];
const ground = 150;

/** A gable roof on axes of equal scale, whose ridge and eave can be dragged. */
export function Picture({ request, change }: Roof & FormFiller) {
  const { values, scale, handlers } = useDrag({ given: request, scaleOf, change });
  const { rise, run } = values;
  const [right, top] = [run * scale, ground - rise * scale];
  const lengthAt = (distance: number) => {
    const step = roundStep(widest / scale / 40);
    const length = withoutBinaryNoise(Math.round(distance / scale / step) * step);
    return Math.max(length, step);
  };
  return (
    <figure>
      <svg viewBox="-165 0 330 185" class="roof" aria-hidden="true">
        <path d={`M0 ${top}L${right} ${ground}H${-right}z`} class="plane" />
        <path d={`M0 ${top}V${ground}`} class="rise" />
        <path d={`M${-right} ${ground}L0 ${top}L${right} ${ground}`} class="curve" fill="none" />
        <Labels values={values} right={right} top={top} />
        <Handle
          at={{ x: 0, y: top }}
          handlers={handlers(({ y }) => ({ rise: lengthAt(ground - y) }))}
        />
        <Handle
          at={{ x: right, y: ground }}
          handlers={handlers(({ x }) => ({ run: lengthAt(x) }))}
        />
      </svg>
    </figure>
  );
}

/** Returns the length of a unit in the drawing. */
function scaleOf({ rise, run }: Roof['request']): number {
  return Math.min(widest / run, highest / rise);
}

interface LabelsProperties {
  readonly values: Roof['request'];
  /** The place of the right eave. */
  readonly right: number;
  /** The place of the ridge. */
  readonly top: number;
}

function Labels({ values: { rise, run }, right, top }: LabelsProperties) {
  const degrees = (Math.atan2(rise, run) * 180) / Math.PI;
  const middle = (ground + top) / 2;
  return (
    <>
      <text x={-right + 12} y={ground + 22} class="quiet">
        {formatBriefly(degrees)}°
      </text>
      <text x={right / 2} y={ground + 22} class="middle">
        {formatNumber(run)}
      </text>
      <text x={8} y={middle + 18}>
        {formatNumber(rise)}
      </text>
      <text x={-right / 2 - 10} y={middle - 8} class="end strong">
        {formatNumber(Math.hypot(rise, run))}
      </text>
    </>
  );
}
