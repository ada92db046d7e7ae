import type { Request } from '../form/inputs.ts';
import { currencyIn, headingLevelIn, noObject } from './read-attributes.ts';
import type { ReadAttribute, Settings } from './settings.ts';

const longestQuoted = 40;

/** What servers of frameworks write for an object, which they set as a property in the browser. */
const unwritten = String({});

/** Returns what has no effect in the attributes of an element and in its request, and why. */
export function attributeFaults(
  attribute: ReadAttribute,
  { request, fixed, names, results }: Settings,
  given: Request | undefined,
  known: Readonly<Record<'fields' | 'results', readonly string[]>>,
): readonly string[] {
  const currency = attribute('currency');
  const level = attribute('headinglevel');
  return [
    ...(currency === null || isCurrency(currency)
      ? []
      : ['currency: expected a code of ISO 4217 such as EUR']),
    ...(level === null || String(headingLevelIn(level)) === level
      ? []
      : ['headinglevel: expected 1 to 6']),
    ...Object.entries({ fixed, request }).flatMap(([name, object]) =>
      object || [null, unwritten].includes(attribute(name)) ? [] : noObject(name),
    ),
    ...unknownFields('request', Object.keys(given ?? {}), known.fields),
    ...unknownFields('fixed', Object.keys(fixed ?? {}), known.fields),
    ...unknownFields('fields', names ?? [], known.fields),
    ...unknownFields('results', results ?? [], known.results),
  ];
}

/** Whether a code is that of a currency, as far as the engine knows them. */
function isCurrency(code: string): boolean {
  const known = currencyIn(code);
  if (known === undefined || !Intl.supportedValuesOf) return known !== undefined;
  return Intl.supportedValuesOf('currency').includes(known);
}

/** Says which name is not one of the fields, unless none of them is known. */
function unknownFields(
  attribute: string,
  names: readonly string[],
  fields: readonly string[],
): readonly string[] {
  const [unknown] = names.filter((name) => name !== '' && !fields.includes(name));
  if (unknown === undefined || fields.length === 0) return [];
  const shown = JSON.stringify(unknown.slice(0, longestQuoted));
  return [`${attribute}: unknown field ${shown}; expected some of ${fields.join(', ')}`];
}
