import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { ToolInfo } from '../tool-info.ts';
import type { Numerals } from './numbers/numerals.ts';

/** What a form is made from. */
export interface FormContent {
  readonly parameters: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
  /** Labels of options, by option. */
  readonly options: Readonly<Record<string, string>>;
  /** When the form shows a field, by field. Without a condition, it always does. */
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
  /** Examples in units other than those of the example, by field and unit. */
  readonly samples?: Readonly<Record<string, Samples>> | undefined;
  /** What texts with numbers contain, by field. */
  readonly numerals?: ToolInfo['numerals'];
  /** The fields of the example that an element opens without. */
  readonly openEmpty?: readonly string[] | undefined;
}

/** Other fields by name, each with the values that meet the condition. */
export type Condition = NonNullable<ToolInfo['conditions']>[string];

/** Values as typed, by unit. */
export type Samples = Readonly<Record<string, string>>;

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
  /** The label of the field. */
  readonly title: string;
  readonly unit: string | undefined;
  readonly hint: string;
  /** The options of a choice, and the values of a switch or a number that have names. */
  readonly options: readonly Option[];
  readonly kind: Kind;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Whether the field may be empty and has no default. */
  readonly isOptional: boolean;
  /** The field's value in the example, as typed. */
  readonly sample: string;
  /** The choice of an empty form, if not the one that a link leaves out. */
  readonly emptyChoice?: string | undefined;
  /** Such values in other units; of a field without a unit, for visitors who use these units. */
  readonly samples?: Samples | undefined;
  /** Whether an element opens without the example of the field. */
  readonly opensEmpty?: boolean;
  /** When the form shows the field, if not always. */
  readonly condition?: Condition | undefined;
  /**
   * The name of a field that multiplies the number in the request, as the bottles of a crate do. A
   * ticked one doubles it.
   */
  readonly multipliedBy?: string | undefined;
  /** Units of the number that the page converts itself. The first one is that of the API. */
  readonly ownUnits?: readonly string[] | undefined;
  /** What a text with numbers contains, which is read in the visitor's format. */
  readonly numerals?: Numerals | undefined;
  /** Whether only the page uses the field, so that it is not sent to the API. */
  readonly isOfPage?: boolean;
  /** Returns what is wrong with an input that no tool refuses. */
  readonly problemOf?: (input: string) => string | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly group?: string | undefined;
}

/** Returns the fields of the API's request. */
export function fieldsOf({
  parameters,
  example,
  options,
  conditions = {},
  samples = {},
  numerals = {},
  openEmpty = [],
}: FormContent): readonly Field[] {
  const needless = takenByLength(parameters);
  return Object.entries(parameters.properties).map(([name, schema]) => {
    const kind = kindOf(schema, typed(ownProperty(example, name)));
    const sample =
      kind === 'json' ? json(ownProperty(example, name)) : typed(ownProperty(example, name));
    const { title = name, 'x-unit': unit, 'x-replaced-by': substitute } = schema;
    const isNamed = parameters.required.includes(name);
    return {
      name,
      title,
      unit,
      hint: schema.description ?? '',
      options: valuesOf(kind, schema, options).map((value) => ({
        value,
        label: ownProperty(options, value) ?? value,
      })),
      schema,
      isRequired: isNamed && substitute === undefined,
      isOptional: !isNamed && schema.default === undefined,
      sample,
      samples: ownProperty(samples, name),
      numerals: ownProperty(numerals, name),
      opensEmpty: openEmpty.includes(name),
      kind,
      condition: needless.includes(name) ? { [name]: [] } : ownProperty(conditions, name),
    };
  });
}

/**
 * Returns the fields with a length in feet and inches that the form needs not show, since it reads
 * them, such as `5'11"`, in the field that they replace.
 */
function takenByLength({ properties }: ObjectSchema): readonly string[] {
  const fields = Object.entries(properties);
  const feet = fields.flatMap(([, { 'x-unit': unit, 'x-replaced-by': substitute = [] }]) =>
    unit?.split(' or ').includes('in') ? substitute : [],
  );
  const inches = fields.flatMap(([name, { 'x-unit': unit }]) => (unit === 'in' ? name : []));
  return feet.length > 0 ? [...feet, ...inches] : [];
}

/**
 * Returns the values of a choice, and those of a switch or a number that have labels, so that a
 * form offers them by name.
 */
function valuesOf(kind: Kind, schema: JsonSchema, labels: FormContent['options']) {
  if (kind === 'flag') return ['true', 'false'].filter((option) => Object.hasOwn(labels, option));
  if (kind === 'number') return Object.keys(labels).filter((option) => /^\d+$/.test(option));
  return (schema.enum ?? []).map(String);
}

/** Whether the form shows a field with some inputs. */
export function isEverShown({ condition = {} }: Field): boolean {
  return Object.values(condition).every((values) => values.length > 0);
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

/** Writes a value as people type it; commas separate the items of a list. Objects become JSON. */
function typed(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.map(String).join(', ');
  }
  return typeof value === 'object' && value !== null ? json(value) : String(value ?? '');
}

function json(value: unknown): string {
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
}
