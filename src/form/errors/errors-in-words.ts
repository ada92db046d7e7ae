import type { JsonSchema } from '../../schema/json-schema.ts';
import { t } from '../language/language.ts';

/**
 * Returns errors in the visitor's words as one text, each error of a field after the title of the
 * field.
 */
export function errorsInWords(
  ofFields: Readonly<Record<string, string>>,
  others: readonly string[],
  properties: Readonly<Record<string, JsonSchema>>,
): string {
  const texts = Object.entries(ofFields).map(([name, fault]) =>
    t('{field}: {fault}', { field: properties[name]?.title ?? name, fault }),
  );
  return inOneText([...texts, ...others]);
}

/** Joins errors as the language does. In some languages, an error is a whole sentence. */
export function inOneText(errors: readonly string[]): string {
  const [first = '', ...more] = errors.filter(Boolean);
  return more.reduce((all, next) => {
    // In Arabic, a mark of direction may follow.
    const [, stop] = /([.。])\u2069*$/.exec(all) ?? [];
    if (stop === undefined) return t('{first}; {second}', { first: all, second: next });
    return `${all}${stop === '.' ? ' ' : ''}${next}`;
  }, first);
}
