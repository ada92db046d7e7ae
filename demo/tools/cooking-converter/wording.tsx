import type { Inputs } from '../../../src/form/inputs.ts';
import { formatMeasure } from '../../../src/form/numbers/format.ts';
import { besideUnit } from '../../../src/form/numbers/unit-of-time.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';
import { amountIn, type Conversion, conversionOf, isAverage } from './conversion.ts';
import { symbolOf } from './symbols.ts';
import { isOwn, type KitchenUnit } from './units.ts';

/** Says an answer that the API cannot give. */
export function wording(_: Shown<'cooking-converter'>, inputs: Inputs): Wordings {
  const conversion = conversionOf(inputs);
  if (!conversion || !(isOwn(conversion.from) || isOwn(conversion.to))) return {};
  const amount = amountIn(conversion, conversion.to);
  const copied = isAverage(conversion, conversion.to) ? Number(amount.toPrecision(3)) : amount;
  return { result: { shown: writtenIn(conversion, conversion.to), copied: String(copied) } };
}

/**
 * Writes the amount in a unit. `≈` marks one that depends on the average weight of a cup, which has
 * three digits; others are written with `format`.
 */
export function writtenIn(
  conversion: Conversion,
  unit: KitchenUnit,
  format: (amount: number) => string = formatMeasure,
): string {
  const amount = amountIn(conversion, unit);
  const isRough = isAverage(conversion, unit);
  const number = (isRough ? formatMeasure : format)(amount);
  const amountText = besideUnit(number, symbolOf(unit, amount), amount).join('');
  return isRough ? `≈\u00a0${amountText}` : amountText;
}
