import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { formatWeight, weightUnitIn } from '../shared/body-weight.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'body-fat-calculator'>>;

/** Splits the weight into fat and everything else: muscles, bones, organs and water. */
function wording({ result }: ToolAnswer<'body-fat-calculator'>, inputs: Inputs): Wordings {
  const unit = weightUnitIn(inputs);
  const weight = numberOf(inputs.weight ?? '', unit);
  if (!(weight > 0 && Number.isFinite(weight))) return {};
  const fat = weight * (result.bodyFatPercent / 100);
  return {
    fatMass: { shown: `≈\u00a0${formatWeight(fat, unit)}` },
    leanMass: { shown: `≈\u00a0${formatWeight(weight - fat, unit)}` },
  };
}
