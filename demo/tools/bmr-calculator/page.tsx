import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { energyAt } from './activity.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'bmr-calculator'>>;

/** Says the energy for a day at the chosen level of activity. */
function wording({ result }: ToolAnswer<'bmr-calculator'>, { activity }: Inputs): Wordings {
  const energy = energyAt(activity, result.bmr);
  if (energy === undefined) return {};
  return { energy: { shown: t('≈ {energy} kcal', { energy: formatNumber(energy) }) } };
}
