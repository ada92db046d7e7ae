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

/** Returns the name of the type of a tool's request or result: `BmiCalculatorRequest`. */
export function typeName(slug: string, part: 'Request' | 'Result'): string {
  return withCapital(camelCase(slug)) + part;
}

export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
