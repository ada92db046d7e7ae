import type { Request } from '../form/inputs.ts';
import { type HeadingLevel, usualHeadingLevel } from '../form/view/presentation.ts';

/** What a page says of the form of an element by its attributes. */
export interface Settings {
  /** Fills in the form, instead of the example of the tool. */
  readonly request: Request | undefined;
  /** The part of the request that the visitor does not change. */
  readonly fixed: Request | undefined;
  /** The names of the fields to show; without them, all. */
  readonly names: readonly string[] | undefined;
  /** The names of the results to show; without them, all. */
  readonly results: readonly string[] | undefined;
  readonly currency: string | undefined;
  /** Names the form for screen readers, in the place of the tool's name. */
  readonly label: string | undefined;
  readonly headingLevel: HeadingLevel;
  /** Whether results are shown without buttons. */
  readonly isPlain: boolean;
  /** Whether the visitor can read and copy, but not change the form. */
  readonly isReadOnly: boolean;
}

/** Returns the text of an attribute, or `null` without one. */
export type ReadAttribute = (name: string) => string | null;

/** Returns what the attributes of an element say. */
export function settingsIn(attribute: ReadAttribute): Settings {
  return {
    request: objectIn(attribute('request')),
    fixed: objectIn(attribute('fixed')),
    names: namesIn(attribute('fields')),
    results: namesIn(attribute('results')),
    currency: currencyIn(attribute('currency')),
    label: attribute('aria-label') || attribute('label') || undefined,
    headingLevel: headingLevelIn(attribute('headinglevel')),
    isPlain: attribute('plain') !== null,
    isReadOnly: attribute('readonly') !== null,
  };
}

/** Returns an object or the one in a JSON text, or `undefined` for anything else. */
export function objectIn(value: unknown): Request | undefined {
  try {
    const object: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof object === 'object' && object !== null ? { ...object } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON of a value, or `undefined` if it has none. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return value === null ? undefined : JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Whether two requests have the same JSON. Those that have none differ. */
export function isSame(one: Request | undefined, other: Request | undefined): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}

/** Returns the names in a list with spaces or commas, or `undefined` if there is no list. */
export function namesIn(names: string | null): readonly string[] | undefined {
  return names?.split(/[\s,]+/);
}

/** Returns a code of ISO 4217, or `undefined` for anything else. */
export function currencyIn(code: string | null): string | undefined {
  return code !== null && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}

const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** Returns the level of a heading in HTML, or the usual one for anything else. */
export function headingLevelIn(text: string | null): HeadingLevel {
  return headingLevels.find((level) => String(level) === text) ?? usualHeadingLevel;
}

/** Returns a language tag as engines write it, or `en` for what is none. */
export function localeIn(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** What is said of a value that is no object. */
export function noObject(name: string): string {
  return `${name}: expected an object or its JSON, such as {"x":1}`;
}

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
