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
  const [first = '', ...more] = [...texts, readable(others)].filter(Boolean);
  // In some languages, an error is a whole sentence.
  return more.reduce((all, next) => `${all}${/[.。]$/.test(all) ? '' : ';'} ${next}`, first);
}
