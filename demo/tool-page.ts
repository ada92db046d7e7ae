import type { JsonSchema, ObjectSchema } from 'toolworker';
import type { ToolName } from './tools.ts';

/**
 * The data of a tool's page in the page's language, taken from its schema document when the site is built.
 * The descriptions of request fields are the hints of the form.
 */
export interface ToolPage {
  readonly slug: ToolName;
  readonly name: string;
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
  /** The field of the result that is shown first. */
  readonly headline: string;
  /** What it is called, if not by the title of its field. */
  readonly headlineTitle?: string | undefined;
  /** If the headline is a list of objects: the field of each to show. */
  readonly headlineItem: string | undefined;
  /** Fields of the result that are read together as one length of time. */
  readonly duration?: readonly string[] | undefined;
  /** Fields of the result that are left out, as others say the same. */
  readonly repeated?: readonly string[] | undefined;
  /** Labels of options, by the option. */
  readonly options: Readonly<Record<string, string>>;
  /** When the form shows a field, by the field; always without a condition. */
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
  /** What this page has of its own. */
  readonly parts: readonly PartName[];
  /** The package's function for the tool; the site's own tools have none. */
  readonly packageFunction: PackageFunction | undefined;
}

/** The values that other fields must have, by their names: one of those listed. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** What a page can have of its own: a file of this name in its tool's folder. */
export type PartName = 'shortcuts' | 'picture' | 'more';

export interface PackageFunction {
  readonly name: string;
  readonly isAsync: boolean;
}

export type Kind =
  | 'number'
  | 'date'
  | 'time'
  | 'color'
  | 'secret'
  | 'flag'
  | 'choice'
  | 'long text'
  | 'json'
  | 'text';

/** A field of the form, derived from its schema and its value in the example. */
export interface Field {
  readonly name: string;
  /** Its label. */
  readonly title: string;
  readonly unit: string | undefined;
  readonly hint: string;
  /** The options of a choice. */
  readonly options: readonly Option[];
  readonly kind: Kind;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Whether it may stay empty and has no default. */
  readonly isOptional: boolean;
  /** Its value in the example, as typed. */
  readonly sample: string;
  /** When the form shows it, if not always. */
  readonly condition?: Condition | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function fieldsOf({
  parameters,
  example,
  options,
  conditions = {},
}: ToolPage): readonly Field[] {
  return Object.entries(parameters.properties).map(([name, schema]) => {
    const kind = kindOf(schema, typed(example[name]));
    const sample = kind === 'json' ? json(example[name]) : typed(example[name]);
    const { title = name, 'x-unit': unit, 'x-replaced-by': substitute } = schema;
    const isNamed = parameters.required.includes(name);
    return {
      name,
      title,
      unit,
      hint: schema.description ?? '',
      options: (schema.enum ?? [])
        .map(String)
        .map((value) => ({ value, label: options[value] ?? value })),
      schema,
      isRequired: isNamed && substitute === undefined,
      isOptional: !isNamed && schema.default === undefined,
      sample,
      kind,
      condition: conditions[name],
    };
  });
}

function kindOf(schema: JsonSchema, sample: string): Kind {
  const types = [schema.type ?? []].flat();
  if (schema.writeOnly) return 'secret';
  if (schema.enum) return 'choice';
  if (schema.format === 'date') return 'date';
  const isText = types.includes('string');
  const isNested = types.includes('array') || types.includes('object');
  if (isNested && !isText) return 'json';
  if (schema.contentMediaType || isNested) return 'long text';
  if (types.includes('boolean')) return 'flag';
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && !isText) return 'number';
  if (/^\d\d:\d\d$/.test(sample)) return 'time';
  return /^#[\da-f]{6}$/i.test(sample) ? 'color' : 'text';
}

/** Writes a value as people type it; commas separate the items of a list. */
function typed(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
