import type { JsonSchema, ObjectSchema } from 'toolworker';
import type { ToolName } from './tools.ts';

/** What the page of a tool works on, taken from the tool's schema document when the site is built. */
export interface ToolPage {
  readonly slug: ToolName;
  readonly name: string;
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
  /** The field of the result that answers the question. */
  readonly headline: string;
  /** Where that is a list of objects: their field that does. */
  readonly headlineItem: string | undefined;
  /** The package's function for the tool; the site's own tools have none there. */
  readonly packageFunction: PackageFunction | undefined;
}

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

/** A field of the form, as its schema and its value in the example describe it. */
export interface Field {
  readonly name: string;
  /** Its name as people read it. */
  readonly title: string;
  readonly unit: string | undefined;
  readonly kind: Kind;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Whether it may stay empty, and nothing is assumed in its place. */
  readonly isOptional: boolean;
  /** Its value in the example, as it would be typed. */
  readonly sample: string;
}

export function fieldsOf({ parameters, example }: ToolPage): readonly Field[] {
  return Object.entries(parameters.properties).map(([name, schema]) => {
    const kind = kindOf(schema, typed(example[name]));
    const sample = kind === 'json' ? json(example[name]) : typed(example[name]);
    const { title = name, 'x-unit': unit, 'x-replaced-by': substitute } = schema;
    const isNamed = parameters.required.includes(name);
    return {
      name,
      title,
      unit,
      schema,
      isRequired: isNamed && substitute === undefined,
      isOptional: !isNamed && schema.default === undefined,
      sample,
      kind,
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

/** A value as people type it: the items of a list with commas between them. */
function typed(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
