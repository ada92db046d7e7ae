import type { Inputs } from '../../inputs.ts';
import { ingredientIn } from './ingredients.ts';
import { readAmount } from './read-amount.ts';
import { isWeight } from './units.ts';

const longestRead = 100;

/**
 * Returns the inputs that convert a line of a recipe to what other kitchens measure. Ingredients may have their names in
 * English or in another language.
 */
export function readRecipe(
  text: string,
  translated?: (name: string) => string,
): Inputs | undefined {
  const amount = readAmount(text.slice(0, longestRead));
  if (!amount) return undefined;
  const { typed, from, rest } = amount;
  const ingredient = ingredientIn(rest, translated)?.name;
  if (ingredient !== undefined) {
    return { value: typed, from, to: isWeight(from) ? 'cup' : 'gram', ingredient };
  }
  const weights = from === 'gram' || from === 'kilogram' ? 'ounce' : 'gram';
  const volumes = from === 'ml' || from === 'liter' ? 'cup' : 'ml';
  return { value: typed, from, to: isWeight(from) ? weights : volumes };
}
