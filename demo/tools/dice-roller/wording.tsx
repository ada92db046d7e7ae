import { formatNumber } from '../../format.ts';
import type { Inputs } from '../../inputs.ts';
import type { Shown } from '../../pictures/shown.ts';
import type { Wording } from '../wording.ts';
import { modifierOf } from './notation.ts';

/** Adds the modifier of the form to the total. */
export function wording({ result }: Shown<'dice-roller'>, inputs: Inputs): Wording {
  const modifier = modifierOf(inputs);
  if (modifier === 0) return {};
  const sum = result.total + modifier;
  return { total: { shown: formatNumber(sum), copied: String(sum) } };
}
