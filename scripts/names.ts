/** Returns a name with hyphens as one with capitals: `bmiCalculator`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a name with capitals as one with hyphens: `calculate-bmi`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Returns the name by which the package exports the definition of a tool: `bmiCalculatorTool`. */
export function definitionName(slug: string): string {
  return `${camelCase(slug)}Tool`;
}
