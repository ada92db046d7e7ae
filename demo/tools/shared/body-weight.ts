import { type Inputs, unitKey } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatBriefly } from '../../../src/form/numbers/format.ts';

export type WeightUnit = 'kg' | 'lb';

/** Returns the unit in which the field `weight` of a form is typed. */
export function weightUnitIn(inputs: Inputs): WeightUnit {
  return inputs[unitKey('weight')] === 'lb' ? 'lb' : 'kg';
}

/** Formats a weight with its unit and at most one decimal. */
export function formatWeight(weight: number, unit: WeightUnit): string {
  const shown = { weight: formatBriefly(weight) };
  return unit === 'kg' ? t('{weight} kg', shown) : t('{weight} lb', shown);
}
