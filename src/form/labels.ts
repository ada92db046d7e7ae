import type { JsonSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import { t } from './language/language.ts';

/**
 * Replaces the names of fields with their titles: `at most maxCycles` becomes
 * `at most “Maximum cycles”`.
 */
export function withLabels(text: string, fields: Readonly<Record<string, JsonSchema>>): string {
  return text.replaceAll(camelCase, (name) => {
    const { title } = ownProperty(fields, name) ?? {};
    return title === undefined ? name : t('“{title}”', { title });
  });
}

/** Only names in camel case, since others, such as `years`, are also ordinary words of the text. */
const camelCase = /\b[a-z]+[A-Z]\w*/g;
