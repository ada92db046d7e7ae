import type { JsonSchema, ObjectSchema } from 'toolworker';
import { type Field, type FormContent, fieldsOf } from '../../src/form/form-fields.ts';
import type { ToolSlug } from '../own-tools/tools.ts';

/**
 * The data of a tool's page in the page's language, taken from its schema document when the site is built.
 * The descriptions of request fields are the hints of the form.
 */
export interface ToolPage extends FormContent {
  readonly slug: ToolSlug;
  readonly name: string;
  readonly response: ObjectSchema;
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
  /** Whether the form begins with the page's faster way to fill it in. */
  readonly isShortcutFirst?: boolean | undefined;
  /** How the form and the result are laid out, if not side by side. */
  readonly layout?: Layout | undefined;
  /** The form's example, for fields in which it differs from the example of the API. */
  readonly formExample?: Readonly<Record<string, unknown>> | undefined;
  /** The choices of an empty form, for fields in which they differ from those that a link leaves out. */
  readonly starts?: Readonly<Record<string, string>> | undefined;
  /** Fields of the form that only the page uses, by name. They take the place of fields of the API with these names. */
  readonly pageFields?: Readonly<Record<string, JsonSchema>> | undefined;
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

/** `editor`: a text across the page, with the figures in a row. */
export type Layout = 'editor';

/** A part of a page that is loaded with the first result, in a file of this name in the folder of the tool. */
export type PartName = 'picture' | 'more';

export interface PackageFunction {
  readonly name: string;
  readonly isAsync: boolean;
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
