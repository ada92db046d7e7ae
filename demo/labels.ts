import type { JsonSchema } from 'toolworker';
import { t } from './language.ts';

/** Replaces names of fields by their titles: `at most maxCycles` becomes `at most “Maximum cycles”`. */
export function withLabels(text: string, fields: Readonly<Record<string, JsonSchema>>): string {
  return text.replaceAll(camelCase, (name) => {
    const { title } = fields[name] ?? {};
    return title === undefined ? name : t('“{title}”', { title });
  });
}

/** Names such as `years` are words of the text, too. */
const camelCase = /\b[a-z]+[A-Z]\w*/g;
