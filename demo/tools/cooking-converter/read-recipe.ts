import type { Inputs } from '../../../src/form/inputs.ts';
import { type Ingredient, ingredients } from './ingredients.ts';
import { ingredientWord } from './kitchen-words.ts';
import { readRecipeAmount, type UnitNames } from './read-recipe-amount.ts';
import { isWeight } from './units.ts';

const longestRead = 100;

/** Names in the page's language. */
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
  const { typed, from, before, rest } = amount;
  const named = (part: string) =>
    ingredientIn(part, names?.ingredient)?.name ?? ingredientWord(part);
  const ingredient = named(before) ?? named(rest);
  // Other words may ask for anything.
  if (before !== '' && named(before) === undefined) return undefined;
  if (ingredient !== undefined) {
    return { value: typed, from, to: isWeight(from) ? 'cup' : 'gram', ingredient };
  }
  const weights = from === 'gram' || from === 'kilogram' ? 'ounce' : 'gram';
  const volumes = from === 'ml' || from === 'liter' ? 'cup' : 'ml';
  return { value: typed, from, to: isWeight(from) ? weights : volumes };
}

/**
 * Returns the ingredient that a part of a recipe names, in the page's language or in English. The
 * longest name wins.
 */
export function ingredientIn(
  text: string,
  translated: (name: string) => string = (name) => name,
): Ingredient | undefined {
  const spaced = spacedWords(text);
  const found = ingredients.flatMap((ingredient) =>
    [ingredient.name, translated(ingredient.name), ...(ingredient.synonyms ?? [])]
      .map(spacedWords)
      .filter((name) => spaced.includes(name))
      .map((name) => ({ ingredient, length: name.length })),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.ingredient;
}

/** Returns the words of a text in lower case, with a space on either side. */
function spacedWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
