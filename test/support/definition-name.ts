/** Returns the name by which the package exports a tool's definition. */
export function definitionName(slug: string): string {
  return `${slug.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}Tool`;
}
