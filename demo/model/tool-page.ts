import type { JsonSchema, ObjectSchema } from 'toolworker';
import type { ToolSlug } from './tools.ts';

/**
 * The data of a tool's page in the page's language, taken from its schema document when the site is built.
 * The descriptions of request fields are the hints of the form.
 */
export interface ToolPage {
  readonly slug: ToolSlug;
  readonly name: string;
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
  /** The result of the example, unless it is random. */
  readonly exampleResult?: Readonly<Record<string, unknown>> | undefined;
  /** The result field that is shown first. */
  readonly headline: string;
  /** The title of the headline, if not that of its field. */
  readonly headlineTitle?: string | undefined;
  /** The field to show of each object, if the headline is a list of objects. */
  readonly headlineItem: string | undefined;
  /** Result fields that stay in sight with the headline on a phone. */
  readonly glances?: readonly string[] | undefined;
  /** Result fields that are shown together as one length of time. */
  readonly duration?: readonly string[] | undefined;
  /** Result fields that are not shown, since others say the same. */
  readonly repeated?: readonly string[] | undefined;
  /** Result fields that only approximate what they are about. */
  readonly estimates?: readonly string[] | undefined;
  /** Numbers that a rounded field of the result must not cross, by field. */
  readonly limits?: Readonly<Record<string, readonly number[]>> | undefined;
  /** Units of result fields that the request decides, by field. */
  readonly chosenUnits?: Readonly<Record<string, ChosenUnit>> | undefined;
  /** Labels of options, by option. */
  readonly options: Readonly<Record<string, string>>;
  /** When the form shows a field, by field. Without a condition, it always does. */
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
  /** Examples in units other than those of the example, by field and unit. */
  readonly samples?: Readonly<Record<string, Samples>> | undefined;
  /** Whether the form begins with the page's faster way to fill it in. */
  readonly isShortcutFirst?: boolean | undefined;
  /** How the form and the result are laid out, if not side by side. */
  readonly layout?: Layout | undefined;
  /** The form's example, for fields in which it differs from the example of the API. */
  readonly formExample?: Readonly<Record<string, unknown>> | undefined;
  /** The choices of an empty form, for fields in which they differ from those that a link leaves out. */
  readonly starts?: Readonly<Record<string, string>> | undefined;
  /** The groups of options, by option. */
  readonly groups?: Readonly<Record<string, string>> | undefined;
  /** Fields of the form that only the page uses, by name. They take the place of fields of the API with these names. */
  readonly pageFields?: Readonly<Record<string, JsonSchema>> | undefined;
  /** The names of fields that multiply the number of another one in the request, by the name of that one. */
  readonly factors?: Readonly<Record<string, string>> | undefined;
  /** Fields of the form whose controls are in the page's editor. */
  readonly edited?: readonly string[] | undefined;
  /** The parts of the page that are loaded with the first result. */
  readonly parts: readonly PartName[];
  /** The package's function for the tool; the site's own tools have none. */
  readonly packageFunction: PackageFunction | undefined;
}

/** A unit that depends on a field of the request. */
export interface ChosenUnit {
  /** The field of the request. */
  readonly by: string;
  /** The unit for each option of the field. If omitted, the result is the price of the unit in the field. */
  readonly units?: Readonly<Record<string, string>>;
}

/** Other fields by name, each with the values that meet the condition. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** Values as typed, by unit. */
export type Samples = Readonly<Record<string, string>>;

/** `editor`: a text across the page, with the figures in a row. */
export type Layout = 'editor';

/** A part of a page that is loaded with the first result, in a file of this name in the folder of the tool. */
export type PartName = 'picture' | 'more';

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
  /** The label of the field. */
  readonly title: string;
  readonly unit: string | undefined;
  readonly hint: string;
  /** The options of a choice. */
  readonly options: readonly Option[];
  readonly kind: Kind;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Whether the field may be empty and has no default. */
  readonly isOptional: boolean;
  /** The field's value in the example, as typed. */
  readonly sample: string;
  /** The choice of an empty form, if not the one that a link leaves out. */
  readonly start?: string | undefined;
  /** Such values in other units; of a field without a unit, for visitors who use these units. */
  readonly samples?: Samples | undefined;
  /** When the form shows the field, if not always. */
  readonly condition?: Condition | undefined;
  /** The name of a field that multiplies the number in the request, as the bottles of a crate do. A ticked one doubles it. */
  readonly factor?: string | undefined;
  /** Whether only the page uses the field, so that it is not sent to the API. */
  readonly isOfPage?: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly group?: string | undefined;
}

/** Returns the fields of the form: those of the API, then those that only the page uses. */
export function formFieldsOf(tool: ToolPage): readonly Field[] {
  const { pageFields: properties = {}, starts = {} } = tool;
  const examples = Object.entries(properties).map(([name, schema]) => [name, schema.examples?.[0]]);
  const example = { ...tool.example, ...Object.fromEntries(examples), ...tool.formExample };
  const ofPage = { ...tool, example, parameters: { ...tool.parameters, properties } };
  const ofApi = fieldsOf({ ...tool, example }).filter(
    ({ name }) => !Object.hasOwn(properties, name),
  );
  const fields = [...ofApi, ...fieldsOf(ofPage).map((field) => ({ ...field, isOfPage: true }))];
  return fields.map((field) => ({ ...field, start: starts[field.name] }));
}

/** Returns the fields of the API's request. */
export function fieldsOf({
  parameters,
  example,
  options,
  conditions = {},
  samples = {},
  groups = {},
  factors = {},
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
        .map((value) => ({ value, label: options[value] ?? value, group: groups[value] })),
      schema,
      isRequired: isNamed && substitute === undefined,
      isOptional: !isNamed && schema.default === undefined,
      sample,
      samples: samples[name],
      factor: factors[name],
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
