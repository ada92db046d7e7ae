import type { RequestField, ResultField } from '../field-records.ts';
import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import { t } from './language/language.ts';
import { acceptedUnit, areUnits, metricUnitOf, offeredUnits } from './units/units.ts';

/** A field in the visitor's words: its schema, and what else a form knows of it. */
export interface ShownField
  extends JsonSchema,
    Pick<RequestField, 'read' | 'askedIf' | 'samples' | 'opensEmpty' | 'unitField' | 'replaces'>,
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
  /** Whether there is no result without the field, so that an empty one has its example. */
  readonly isNeeded: boolean;
  /** The field's value in the example, as typed. */
  readonly sample: string;
  /** Such values in other units; of a field without a unit, for visitors who use these units. */
  readonly samples?: RequestField['samples'];
  /** When the form shows the field, if not always. */
  readonly condition?: Condition | undefined;
  /**
   * The name of a field that multiplies the number in the request, as the bottles of a crate do. A
   * ticked one doubles it.
   */
  readonly multipliedBy?: string | undefined;
  /** The units among which a number chooses; none if it has no choice. */
  readonly units: readonly UnitOption[];
  /** The choice of the request that decides the unit of a number. */
  readonly unitChoice?: UnitChoice | undefined;
  /** Whether only the page uses the field, so that it is not sent to the API. */
  readonly isOfPage?: boolean;
  /**
   * Returns what an input says of other fields, as `0xff` chooses the base, and of this one if only
   * a part of it is meant, as of a line of a recipe.
   */
  readonly implies?: (input: string) => Readonly<Record<string, string>>;
  /** Returns what is wrong with an input that no tool refuses. */
  readonly problemOf?: (input: string) => string | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly group?: string | undefined;
}

/** A unit that a form offers for a number. */
export interface UnitOption extends Option {
  /** The unit of the number in the request, into which the form converts it. */
  readonly accepted: string;
}

/** The choice of a request that decides the unit of a number. */
export interface UnitChoice {
  readonly name: string;
  /** The unit that each option stands for. */
  readonly units: Readonly<Record<string, string>>;
  /** Whether it is that of this number alone, so that a form shows it beside the number. */
  readonly isOwn: boolean;
}

/** Returns the fields of the API's request. */
export function fieldsOf({ parameters, example }: FormContent): readonly Field[] {
  const needless = takenByLength(parameters);
  const fields = Object.entries(parameters.properties).map(([name, schema]): Field => {
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
      isNeeded: schema.default === undefined && (isNamed || schema.askedIf !== undefined),
      sample,
      samples: schema.samples,
      kind,
      condition: needless.includes(name) ? { [name]: [] } : schema.askedIf,
      units: [],
    };
  });
  return fields.map((field) => (field.kind === 'number' ? withUnits(field, fields) : field));
}

/** Returns a number that knows its units, of those in `cm or in` and of the choices beside it. */
function withUnits(field: Field, fields: readonly Field[]): Field {
  const unitChoice = ownChoiceOf(field, fields) ?? sharedChoiceOf(field, fields);
  const chosen = fields.find(({ name }) => unitChoice?.isOwn && name === unitChoice.name);
  const { options = [] } = chosen ?? {};
  const others = offeredUnits(field.unit).filter((unit) =>
    options.every(({ value }) => value !== unit),
  );
  return {
    ...field,
    unitChoice,
    units: [
      ...options.map((option) => ({ ...option, accepted: option.value })),
      ...others.map((unit) => unitOption(unit, acceptedUnit(unit))),
    ],
  };
}

/** Returns a unit that a form offers, with the one into which it converts the number. */
export function unitOption(unit: string, accepted: string): UnitOption {
  return { value: unit, label: t(unit), accepted };
}

/** Returns the choice that the definition states for this number alone. */
function ownChoiceOf({ schema }: Field, fields: readonly Field[]): UnitChoice | undefined {
  const own = fields.find(({ name }) => name === schema.unitField);
  if (!own) return undefined;
  const units = own.options.map(({ value }) => [value, value]);
  return { name: own.name, units: Object.fromEntries(units), isOwn: true };
}

/** Returns the choice between the units in `cm or in` of several numbers. */
function sharedChoiceOf(
  { unit = '', schema }: Field,
  fields: readonly Field[],
): UnitChoice | undefined {
  if (schema.read === 'angle') return angleChoiceOf(fields);
  const units = unit.split(' or ');
  const choice = fields.find((one) => units.length > 1 && isSystemChoice(one));
  if (!choice) return undefined;
  const meant = choice.options.map(({ value }, index) => [value, units[index] ?? unit]);
  return { name: choice.name, units: Object.fromEntries(meant), isOwn: false };
}

/** Returns the choice between units of an angle. */
function angleChoiceOf(fields: readonly Field[]): UnitChoice | undefined {
  const choice = fields.find(({ options }) => options.some(({ value }) => value === 'degrees'));
  if (!choice) return undefined;
  const units = choice.options.map(({ value }) => [value, value]);
  return { name: choice.name, units: Object.fromEntries(units), isOwn: false };
}

/** Whether a field holds what the visitor brings, such as a text, of which no one is usual. */
export function isContent({ kind, schema }: Field): boolean {
  const kinds: readonly Kind[] = ['text', 'long text', 'secret', 'json'];
  return schema.default === undefined && kinds.includes(kind);
}

/** Whether a field chooses between systems of units, which decide the units of other fields. */
function isSystemChoice(field: Field): boolean {
  return isUnitChoice(field) && metricUnitOf(field.options[0]?.value ?? '') === 'metric';
}

/** Whether a field chooses the unit of other fields. */
export function isUnitChoice({ kind, options }: Pick<Field, 'kind' | 'options'>): boolean {
  return kind === 'choice' && areUnits(options.map(({ value }) => value));
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
