import type { JsonSchema } from '../../json-schema.ts';
import { t } from '../language.ts';
import { own } from '../own.ts';

/** Replaces the names of fields with their titles: `at most maxCycles` becomes `at most “Maximum cycles”`. */
export function withLabels(text: string, fields: Readonly<Record<string, JsonSchema>>): string {
  return text.replaceAll(camelCase, (name) => {
    const { title } = own(fields, name) ?? {};
    return title === undefined ? name : t('“{title}”', { title });
  });
}

/** Only names in camel case, since others, such as `years`, are also ordinary words of the text. */
const camelCase = /\b[a-z]+[A-Z]\w*/g;
