import type { RequestField, ResultField } from '../field-records.ts';
import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import type { Again } from '../tool-info.ts';
import type { FormContent, ShownField, ShownFields } from './fields.ts';
import { headlineOf } from './headline.ts';
import { withLabels } from './labels.ts';
import { languageCode, t } from './language/language.ts';
import { plainSchema } from './plain-schema.ts';
import type { ResultContent } from './view/figures.tsx';

/** What an element shows of a tool. */
export interface ToolContent extends ResultContent, FormContent {
  readonly name: string;
  /** The button that computes once more, in English. */
  readonly again?: Again | undefined;
}

/** Returns what an element shows of a tool, in the current language. */
export function contentOf(tool: Tool): ToolContent {
  const [parameters = noFields, response = noFields] = [
    tool.requestJsonSchema(),
    tool.resultJsonSchema(),
  ].map(plainSchema);
  const ofRequest: Known = ({ description = '' }, { hint = description, ...record }) => {
    const { read, askedIf, samples, opensEmpty, unitField, replaces } = record;
    const text = t(withLabels(hint, parameters.properties));
    return { description: text, read, askedIf, samples, opensEmpty, unitField, replaces };
  };
  const ofResult: Known = ({ description = '' }, record) => {
    const { estimate, limits, chosenUnit, onlyWith, hidden } = record;
    // The tools explain their results only in English.
    const text = languageCode() === 'en' ? t(description) : '';
    return { description: text, estimate, limits, chosenUnit, onlyWith, hidden };
  };
  return {
    name: t(tool.name),
    example: { ...tool.example },
    parameters: shownFields(parameters, tool.requestFields, ofRequest),
    response: shownFields(response, resultRecords(tool), ofResult),
    again: tool.again,
    headline: headlineOf(tool),
  };
}

const noFields: ObjectSchema = { type: 'object', properties: {}, required: [] };

/** Returns the records of a result, which may repeat fields of the request. */
export function resultRecords({ requestFields, resultFields }: Tool) {
  return { ...requestFields, ...resultFields };
}

/** What is known of a field of a request or a result, beyond its schema. */
type FieldRecord = RequestField & ResultField;

type FieldRecords = Readonly<Record<string, FieldRecord | undefined>> | undefined;

/** Returns what is known only of fields of a request, or only of a result, in the language. */
type Known = (schema: JsonSchema, record: FieldRecord) => ShownField;

function shownFields(schema: ObjectSchema, records: FieldRecords, known: Known): ShownFields {
  const properties = Object.entries(schema.properties).map(
    ([name, field]) => [name, shownField(field, ownProperty(records, name) ?? {}, known)] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function shownField(schema: JsonSchema, record: FieldRecord, known: Known): ShownField {
  const { title, items, properties = {}, required = [] } = schema;
  const { money, clockTime } = record;
  const format = formatOf(record);
  return {
    ...schema,
    ...(title && { title: t(title) }),
    ...(format && { format }),
    labels: labelsOf(schema, record),
    ...known(schema, record),
    ...(items && { items: shownField(items, record.items ?? { money, clockTime }, known) }),
    ...(schema.properties &&
      shownFields({ type: 'object', properties, required }, record.properties, known)),
  };
}

/** Returns how a field is shown, if not as its schema says. */
export function formatOf({ money, chosenUnit, clockTime }: ResultField): string | undefined {
  if (chosenUnit && !chosenUnit.units) return 'unit price';
  if (clockTime) return 'clock time';
  return money ? 'money' : undefined;
}

/** Returns the labels of options that are not shown as they are. */
function labelsOf({ enum: options = [] }: JsonSchema, { labels }: FieldRecord) {
  const shown = [...options.map(String), ...Object.keys(labels ?? {})].map(
    (option) => [option, t(ownProperty(labels, option) ?? option)] as const,
  );
  const named = shown.filter(([option, label]) => label !== option);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
