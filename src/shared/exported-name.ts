/** Returns the name under which `toolworker/tools/SLUG` exports its tool: `bmiCalculatorTool`. */
export function exportedName(slug: string): string {
  return `${slug.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Tool`;
}
