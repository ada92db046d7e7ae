import type { JsonSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import { t } from './language/language.ts';

/**
 * Replaces the names of fields with their titles: `at most 5 (maxCycles)` becomes
 * `at most 5 (“Maximum cycles”)`.
 */
export function withLabels(text: string, fields: Readonly<Record<string, JsonSchema>>): string {
  return text.replaceAll(/\w+/g, (word, index: number) => {
    const title = isReference(text, word, index) ? ownProperty(fields, word)?.title : undefined;
    return title === undefined ? word : t('“{title}”', { title });
  });
}

/**
 * Whether a word is the name of a field: in camel case, in parentheses or before its default. Other
 * names, such as `years`, are also ordinary words of the text.
 */
function isReference(text: string, word: string, index: number): boolean {
  const end = index + word.length;
  const isInParentheses = text[index - 1] === '(' && text[end] === ')';
  return /^[a-z]+[A-Z]/.test(word) || isInParentheses || text.startsWith(', which is ', end);
}
