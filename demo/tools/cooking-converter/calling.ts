import type { Call, Calling } from '../../../src/form/calling.ts';
import type { Inputs, Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { amountIn, conversionOf, unitNamed } from './conversion.ts';
import { isOwn, isWeight, type KitchenUnit } from './units.ts';

/** Converts weights, and units that the API lacks, by way of milliliters. */
export const calling: Calling = {
  callFor,
  resultOf: (result, inputs) => {
    const conversion = conversionOf(inputs);
    if (!conversion || isOfApi(conversion)) return result;
    return { ...result, result: amountIn(conversion, conversion.to) };
  },
};

function callFor(inputs: Inputs, typed: Request): Call {
  const units = { from: unitNamed(inputs.from), to: unitNamed(inputs.to) };
  if (isWeight(units.from) !== isWeight(units.to) && !inputs.ingredient) {
    return {
      problems: { ingredient: t('Choose an ingredient: a cup of each has another weight.') },
    };
  }
  const conversion = conversionOf(inputs);
  if (!conversion || isOfApi(units)) return { request: { ...typed, ...units } };
  const milliliters = amountIn(conversion, 'ml');
  if (!Number.isFinite(milliliters)) {
    return { problems: { value: t('Enter a number closer to 0.') } };
  }
  return {
    request: { value: milliliters, from: 'ml', to: isOwn(units.to) ? 'ml' : units.to },
    note: t('The API converts volumes. The page turns other units into milliliters, and back.'),
  };
}

interface Units {
  readonly from: KitchenUnit;
  readonly to: KitchenUnit;
}

/** Whether the API knows both units. */
function isOfApi({ from, to }: Units): boolean {
  return !isOwn(from) && !isOwn(to);
}
