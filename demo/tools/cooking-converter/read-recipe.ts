import type { Inputs } from '../../../src/form/inputs.ts';
import { ingredientIn } from './ingredient-in.ts';
import { ingredientWord } from './kitchen-words.ts';
import { readRecipeAmount, type UnitNames } from './read-recipe-amount.ts';
import { isWeight } from './units.ts';

const longestRead = 100;

/** The names of a language other than English. */
export interface OtherNames {
  readonly units: UnitNames;
  /** Returns the name of an ingredient for its English one. */
  readonly ingredient: (name: string) => string;
}

/**
 * Returns the inputs that convert a line of a recipe to what other kitchens measure. Units and
 * ingredients may have their names in English or in another language.
 */
export function readRecipe(text: string, names?: OtherNames): Inputs | undefined {
  const amount = readRecipeAmount(text.slice(0, longestRead), names?.units);
  if (!amount) return undefined;
  const { typed, from, rest } = amount;
  const ingredient = ingredientIn(rest, names?.ingredient)?.name ?? ingredientWord(rest);
  if (ingredient !== undefined) {
    return { value: typed, from, to: isWeight(from) ? 'cup' : 'gram', ingredient };
  }
  const weights = from === 'gram' || from === 'kilogram' ? 'ounce' : 'gram';
  const volumes = from === 'ml' || from === 'liter' ? 'cup' : 'ml';
  return { value: typed, from, to: isWeight(from) ? weights : volumes };
}
