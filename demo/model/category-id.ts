/** Returns the id of a category, which is named in English: of its heading and of its color. */
export function categoryId(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
