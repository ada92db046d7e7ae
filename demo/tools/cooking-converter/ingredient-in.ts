import { type Ingredient, ingredients } from './ingredients.ts';

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
