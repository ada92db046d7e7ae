import type { JsonSchema } from '../../schema/json-schema.ts';
import { t } from '../language/language.ts';
import type { Errors } from './errors.ts';

/** Returns the errors as one text, each after the title of its field. */
export function errorsInWords(
  { ofFields, others }: Errors,
  properties: Readonly<Record<string, JsonSchema>>,
  readable: (error: string) => string,
): string {
  const texts = Object.entries(ofFields).map(([name, fault]) =>
    t('{field}: {fault}', { field: properties[name]?.title ?? name, fault: readable(fault) }),
  );
  return inOneText([...texts, readable(others)]);
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
