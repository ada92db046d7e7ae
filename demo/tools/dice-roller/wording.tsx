import type { Inputs } from '../../../src/form/inputs.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';
import { modifierOf } from './notation.ts';

/** Adds the modifier of the form to the total. */
export function wording({ result }: Shown<'dice-roller'>, inputs: Inputs): Wordings {
  const modifier = modifierOf(inputs);
  if (modifier === 0) return {};
  const sum = result.total + modifier;
  return { total: { shown: formatNumber(sum), copied: String(sum) } };
}
