import type { Field } from '../../src/form/fields.ts';
import type { Request } from '../../src/form/inputs.ts';
import { isLanguage, type LanguageCode } from '../language/languages.ts';
import { currencies } from './currencies.ts';

/** A tool as the page that embeds it lists it, in the page's language. */
export interface EmbeddedTool {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly hasMoney: boolean;
  readonly fields: readonly EmbeddedField[];
  /** The request with which the element opens. */
  readonly example: Request;
}

export interface EmbeddedField {
  readonly name: string;
  readonly title: string;
  /** Labels of its options, by option. */
  readonly options: Readonly<Record<string, string>>;
  readonly default: unknown;
  readonly isRequired: boolean;
  readonly kind: Field['kind'];
}

/** What becomes of a field: the visitor fills it in, or it has a value or its default. */
export type Place = 'shown' | 'fixed' | 'omitted';

/** What someone chooses about an element, beside the request with which it opens. */
export interface Embedding {
  readonly slug: string;
  readonly language: LanguageCode;
  readonly currency: string | undefined;
  readonly isReadOnly: boolean;
  /** The names of the fields that visitors do not see, since they have the value of the request. */
  readonly fixed: readonly string[];
  /** The names of the fields that visitors do not see, since they have their default. */
  readonly omitted: readonly string[];
}

/** Returns what becomes of a field. */
export function placeOf({ fixed, omitted }: Embedding, name: string): Place {
  if (fixed.includes(name)) return 'fixed';
  return omitted.includes(name) ? 'omitted' : 'shown';
}

/** Returns the same choices with another place for a field. */
export function withPlace(embedding: Embedding, name: string, place: Place): Embedding {
  const without = (names: readonly string[]) => names.filter((other) => other !== name);
  const fixed = without(embedding.fixed);
  const omitted = without(embedding.omitted);
  return {
    ...embedding,
    fixed: place === 'fixed' ? [...fixed, name] : fixed,
    omitted: place === 'omitted' ? [...omitted, name] : omitted,
  };
}

/** Returns the places that a field can have with this request. */
export function possiblePlaces(field: EmbeddedField, request: Request): readonly Place[] {
  if (field.kind === 'secret') return ['shown'];
  return [
    'shown',
    ...(givenValue(field, request) === undefined ? [] : (['fixed'] as const)),
    ...(field.isRequired ? [] : (['omitted'] as const)),
  ];
}

/** Returns the value of a field in a request, or its default. */
export function givenValue({ name, default: initial }: EmbeddedField, request: Request): unknown {
  return Object.hasOwn(request, name) ? request[name] : (initial ?? undefined);
}

/** Returns the attributes of the element by name, in the order in which they are written. */
export function attributesOf(
  embedding: Embedding,
  tool: EmbeddedTool,
  request: Request,
): Readonly<Record<string, string>> {
  const { slug, language, currency, isReadOnly } = embedding;
  const shown = tool.fields.filter(({ name }) => placeOf(embedding, name) === 'shown');
  const opening = json(only(request, shown));
  const fixed = fixedOf(embedding, tool, request);
  const isHiding = tool.fields.some(({ name }) => placeOf(embedding, name) === 'omitted');
  return {
    tool: slug,
    lang: language,
    ...(currency && tool.hasMoney && { currency }),
    ...(opening !== json(only(tool.example, shown)) && { request: opening }),
    ...(Object.keys(fixed).length > 0 && { fixed: json(fixed) }),
    ...(isHiding && { fields: shown.map(({ name }) => name).join(' ') }),
    ...(isReadOnly && { readonly: '' }),
  };
}

/** Whether a request is the one with which an element opens by itself. */
export function isExample({ fields, example }: EmbeddedTool, request: Request): boolean {
  return json(only(request, fields)) === json(only(example, fields));
}

/** Returns what the preview opens with, in which a field that is shown again has its value. */
export function openingOf(embedding: Embedding, tool: EmbeddedTool, request: Request): string {
  const kept = tool.fields.filter(({ name }) => placeOf(embedding, name) !== 'omitted');
  return json(only(request, kept));
}

function fixedOf(embedding: Embedding, { fields }: EmbeddedTool, request: Request): Request {
  return Object.fromEntries(
    fields
      .filter((field) => placeOf(embedding, field.name) === 'fixed' && field.kind !== 'secret')
      .map((field) => [field.name, givenValue(field, request)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Returns the values of these fields, except secrets, which nobody would want to publish. */
function only(request: Request, fields: readonly EmbeddedField[]): Request {
  return Object.fromEntries(
    fields
      .filter(({ name, kind }) => kind !== 'secret' && Object.hasOwn(request, name))
      .map(({ name }) => [name, request[name]]),
  );
}

/** Characters that change the direction of text, so that code would not read as it runs. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function json(value: Request): string {
  return JSON.stringify(value).replaceAll(
    directions,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the choices of a link. Ignores what is impossible. */
export function embeddingOf(
  hash: string,
  tools: readonly EmbeddedTool[],
  pageLanguage: LanguageCode,
): Embedding {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const tool = tools.find(({ slug }) => slug === link.get('tool')) ?? tools[0];
  const language = link.get('lang') ?? '';
  const named = (name: string, isPossible: (field: EmbeddedField) => boolean) => {
    const names = link.get(name)?.split(' ') ?? [];
    const fields = (tool?.fields ?? []).filter(
      (field) => field.kind !== 'secret' && isPossible(field),
    );
    return fields.map((field) => field.name).filter((field) => names.includes(field));
  };
  const fixed = named('fixed', () => true);
  return {
    slug: tool?.slug ?? '',
    language: isLanguage(language) ? language : pageLanguage,
    currency: currencies.find((code) => code === link.get('currency')),
    fixed,
    omitted: named('omitted', (field) => !field.isRequired && !fixed.includes(field.name)),
    isReadOnly: link.get('readonly') === 'true',
  };
}

/** Returns a field as the page lists it. */
export function embeddedField(field: Field): EmbeddedField {
  const { name, title, kind, schema, isRequired, options } = field;
  const labels = options.filter(({ value, label }) => value !== label);
  return {
    name,
    title,
    options: Object.fromEntries(labels.map(({ value, label }) => [value, label])),
    default: schema.default ?? null,
    isRequired,
    kind,
  };
}
