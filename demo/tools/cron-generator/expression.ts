import type { Inputs } from '../../inputs.ts';

/** Schedules that people ask for most. */
export const presets = [
  { name: 'Every 5 minutes', expression: '*/5 * * * *' },
  { name: 'Hourly', expression: '0 * * * *' },
  { name: 'Daily at 3:00', expression: '0 3 * * *' },
  { name: 'Weekdays at 9:00', expression: '0 9 * * 1-5' },
  { name: 'Sundays at midnight', expression: '0 0 * * 0' },
  { name: 'Monthly', expression: '0 0 1 * *' },
] as const;

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

/** The fields of an expression, also of a whole line of a crontab; `undefined` if it has fewer than five. */
export function inputsOfExpression(text: string): Inputs | undefined {
  const trimmed = text.trim();
  const expression = nicknames[trimmed.toLowerCase()] ?? trimmed;
  const parts = expression.split(/\s+/);
  if (parts.length < names.length) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '*']));
}
