import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { activityLevels, dailyEnergy } from './activity.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'bmr-calculator'>>;

/** Adds the energy for a day at the chosen level of activity. */
function wording({ result }: ToolAnswer<'bmr-calculator'>, { activity }: Inputs): Wordings {
  const { factor } = activityLevels.find(({ id }) => id === activity) ?? {};
  const energy = factor === undefined ? undefined : dailyEnergy(result.bmr, factor);
  if (energy === undefined) return {};
  const shown = t('≈ {energy} kcal', { energy: formatNumber(energy) });
  return { energy: { title: t('Daily calories'), shown, copied: String(energy) } };
}
