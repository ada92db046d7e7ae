import type { Inputs } from '../../../src/form/inputs.ts';
import { type ExactFraction, over, times } from '../shared/numbers/exact-fraction.ts';
import { exactAmount, numberFrom } from './exact-amount.ts';
import { type Ingredient, ingredientNamed } from './ingredients.ts';
import { isWeight, type KitchenUnit, kitchenUnits, sizeOf } from './units.ts';

/** What a form asks. */
export interface Conversion {
  /** The amount, exactly. */
  readonly amount: ExactFraction;
  readonly from: KitchenUnit;
  readonly to: KitchenUnit;
  readonly ingredient: Ingredient | undefined;
}

/** Returns what a form asks, or `undefined` without an amount. */
export function conversionOf(inputs: Inputs): Conversion | undefined {
  const amount = exactAmount(inputs.value ?? '');
  if (!amount) return undefined;
  return {
    amount,
    from: unitNamed(inputs.from),
    to: unitNamed(inputs.to),
    ingredient: ingredientNamed(inputs.ingredient),
  };
}

export function unitNamed(name: string | undefined): KitchenUnit {
  return kitchenUnits.find((unit) => unit === name) ?? 'ml';
}

/** Whether a conversion depends on the weight of a cup, which is an average. */
export function isAverage({ from, ingredient }: Conversion, to: KitchenUnit): boolean {
  return isWeight(from) !== isWeight(to) && ingredient?.measure !== 'ml';
}

/**
 * Returns the number next to the exact amount in a unit. A weight becomes a volume, or the reverse,
 * by its ingredient.
 */
export function amountIn({ amount, from, ingredient }: Conversion, to: KitchenUnit): number {
  const size = times(amount, exactSize(from));
  const weighed = isWeight(to) ? times : over;
  const converted = isWeight(from) === isWeight(to) ? size : weighed(size, density(ingredient));
  return numberFrom(over(converted, exactSize(to)));
}

const one: ExactFraction = { numerator: 1n, denominator: 1n };

/** Returns the grams of a milliliter. */
function density(ingredient: Ingredient | undefined): ExactFraction {
  if (!ingredient) return one;
  return over(exactAmount(ingredient.grams) ?? one, exactSize(ingredient.measure));
}

function exactSize(unit: KitchenUnit): ExactFraction {
  return exactAmount(sizeOf(unit)) ?? one;
}
