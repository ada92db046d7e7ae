import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { formatWeight, type WeightUnit } from '../shared/body-weight.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { normalWeight } from './weights.ts';

type Answer = ToolAnswer<'bmi-calculator'>;

export const page = { wording } satisfies FormParts<Answer>;

/** Says which weights are normal, and hides the category, which is for adults, of young people. */
function wording(answer: Answer, inputs: Inputs): Wordings {
  if (isYoung(inputs)) return { category: undefined };
  const unit = unitOf(answer.request);
  const { lowest, limit, distance } = normalWeight(answer);
  const isShown = distance >= shortestShown;
  return {
    lowest: { shown: formatWeight(lowest, unit) },
    limit: { shown: formatWeight(limit, unit) },
    distance: isShown ? { shown: formatWeight(distance, unit) } : undefined,
  };
}

/** Shorter distances are 0 with one decimal. */
const shortestShown = 0.05;

export function unitOf({ unit }: Answer['request']): WeightUnit {
  return unit === 'metric' ? 'kg' : 'lb';
}

/** Whether the form is about a person whose age is below that of the categories. */
export function isYoung(inputs: Inputs): boolean {
  return inputs.isYoung === 'true';
}
