import type { Inputs } from '../../../src/form/inputs.ts';

const names = ['minute', 'hour', 'day', 'month', 'weekday'] as const;

/** The abbreviations of crontab(5). */
const nicknames: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/**
 * Matches a field of a schedule with seconds or years, which a crontab line has not. A command
 * follows it there.
 */
const sixthField = /^(?:[\d*?]|(?:sun|mon|tue|wed|thu|fri|sat)\b)[\w*,/?#-]*$/i;

/**
 * Reads the fields of an expression or a crontab line, or returns `undefined` if it has not five.
 */
export function inputsOfExpression(text: string): Inputs | undefined {
  const trimmed = text.trim();
  const expression = nicknames[trimmed.toLowerCase()] ?? trimmed;
  const parts = expression.split(/\s+/);
  const [sixth = ''] = parts.slice(names.length);
  if (parts.length < names.length || sixthField.test(sixth)) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '*']));
}

/** Writes the fields of a form as an expression. An empty one is `*`, as for the API. */
export function expressionOf(inputs: Inputs): string {
  return names.map((name) => inputs[name]?.trim() || '*').join(' ');
}
