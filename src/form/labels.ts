import type { JsonSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import { t } from './language/language.ts';

/**
 * Replaces the names of fields with their titles: `at most 5 (maxCycles)` becomes
 * `at most 5 (“Maximum cycles”)`.
 */
export function withLabels(text: string, fields: Readonly<Record<string, JsonSchema>>): string {
  return text.replaceAll(reference, (name) => {
    const { title } = ownProperty(fields, name) ?? {};
    return title === undefined ? name : t('“{title}”', { title });
  });
}

/**
 * Names in camel case, in parentheses or before their defaults, since others, such as `years`, are
 * also ordinary words of the text.
 */
const reference = /\b[a-z]+[A-Z]\w*|(?<=\()\w+(?=\))|\b\w+(?=, which is )/g;
