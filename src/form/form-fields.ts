import type { RequestField, ResultField } from '../field-records.ts';
import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';

/** A field in the visitor's words: its schema, and what else a form knows of it. */
export interface ShownField
  extends JsonSchema,
    Pick<RequestField, 'read' | 'askedIf' | 'samples' | 'opensEmpty'>,
    Pick<ResultField, 'estimate' | 'limits' | 'chosenUnit' | 'onlyWith' | 'hidden'> {
  /** The labels of options that are not shown as they are named. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly properties?: Readonly<Record<string, ShownField>>;
  readonly items?: ShownField;
}

/** The fields of a request or a result in the visitor's words. */
export interface ShownFields extends ObjectSchema {
  readonly properties: Readonly<Record<string, ShownField>>;
}

/** What a form is made from. */
export interface FormContent {
  readonly parameters: ShownFields;
  readonly example: Readonly<Record<string, unknown>>;
}

/** Other fields by name, each with the values that meet the condition. */
export type Condition = NonNullable<RequestField['askedIf']>;

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
  readonly schema: ShownField;
  readonly isRequired: boolean;
  /** Whether the field may be empty and has no default. */
  readonly isOptional: boolean;
  /** The field's value in the example, as typed. */
  readonly sample: string;
  /** The choice of an empty form, if not the one that a link leaves out. */
  readonly emptyChoice?: string | undefined;
  /** Such values in other units; of a field without a unit, for visitors who use these units. */
  readonly samples?: RequestField['samples'];
  /** When the form shows the field, if not always. */
  readonly condition?: Condition | undefined;
  /**
   * The name of a field that multiplies the number in the request, as the bottles of a crate do. A
   * ticked one doubles it.
   */
  readonly multipliedBy?: string | undefined;
  /** Units of the number that the page converts itself. The first one is that of the API. */
  readonly ownUnits?: readonly string[] | undefined;
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
export function fieldsOf({ parameters, example }: FormContent): readonly Field[] {
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
      options: valuesOf(kind, schema).map((value) => ({
        value,
        label: ownProperty(schema.labels, value) ?? value,
      })),
      schema,
      isRequired: isNamed && substitute === undefined,
      isOptional: !isNamed && schema.default === undefined,
      sample,
      samples: schema.samples,
      kind,
      condition: needless.includes(name) ? { [name]: [] } : schema.askedIf,
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
function valuesOf(kind: Kind, { labels = {}, ...schema }: ShownField) {
  if (kind === 'flag') return ['true', 'false'].filter((option) => Object.hasOwn(labels, option));
  if (kind === 'number') return Object.keys(labels).filter((option) => /^\d+$/.test(option));
  return (schema.enum ?? []).map(String);
}

/** Whether the form shows a field with some inputs. */
export function isEverShown({ condition = {} }: Field): boolean {
  return Object.values(condition).every((values) => values?.length !== 0);
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
