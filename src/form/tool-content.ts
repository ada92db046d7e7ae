import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import type { Again, ToolInfo } from '../tool-info.ts';
import type { FormContent } from './form-fields.ts';
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
  return {
    name: t(tool.name),
    example: { ...tool.example },
    parameters: presented(withHints(parameters, tool.hints ?? {}), { tool, describe: t }),
    // The tools explain their results only in English.
    response: presented(response, { tool, describe: languageCode() === 'en' ? t : () => '' }),
    options: optionLabels([parameters, response], tool.labels ?? {}),
    conditions: tool.conditions,
    numerals: tool.numerals,
    samples: tool.samples,
    openEmpty: tool.openEmpty,
    resultsWith: tool.resultsWith,
    repeated: tool.repeated,
    estimates: tool.estimates,
    limits: tool.limits,
    chosenUnits: tool.chosenUnits,
    again: tool.again,
    headline: headlineOf(tool),
  };
}

const noFields: ObjectSchema = { type: 'object', properties: {}, required: [] };

/** Puts hints for visitors in the place of descriptions. */
function withHints(schema: ObjectSchema, hints: Readonly<Record<string, string>>): ObjectSchema {
  const { properties } = schema;
  const described = Object.entries(properties).map(([name, field]) => {
    const hint = ownProperty(hints, name) ?? field.description ?? '';
    return [name, { ...field, description: withLabels(hint, properties) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

interface Presentation {
  /** Says what the fields contain, by name. */
  readonly tool: ToolInfo;
  /** Returns a description in the current language. */
  readonly describe: (description: string) => string;
}

/**
 * Returns a schema with its texts in the current language, and with a format for amounts of money
 * and for times.
 */
function presented<Schema extends JsonSchema>(
  schema: Schema,
  presentation: Presentation,
  name = '',
): Schema {
  const { tool, describe } = presentation;
  const { title, description, items, properties } = schema;
  const format = formatOf(name, tool);
  return {
    ...schema,
    ...(title && { title: t(title) }),
    ...(description && { description: describe(description) }),
    ...(format && { format }),
    ...(items && { items: presented(items, presentation, name) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [
          key,
          presented(field, presentation, key),
        ]),
      ),
    }),
  };
}

/** Returns how a field is shown, if not as its schema says. */
export function formatOf(
  name: string,
  { money, chosenUnits, clockTimes }: ToolInfo,
): string | undefined {
  const chosen = ownProperty(chosenUnits, name);
  if (chosen && !chosen.units) return 'unit price';
  if (clockTimes?.includes(name)) return 'clock time';
  return money?.includes(name) ? 'money' : undefined;
}

/** Returns the labels of the options of all choices that are not shown as they are. */
function optionLabels(
  schemas: readonly JsonSchema[],
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const shown = [...optionsIn(schemas), ...Object.keys(labels)].map(
    (option) => [option, t(ownProperty(labels, option) ?? option)] as const,
  );
  return Object.fromEntries(shown.filter(([option, label]) => label !== option));
}

function optionsIn(schemas: readonly JsonSchema[]): readonly string[] {
  return schemas.flatMap(({ enum: options = [], properties = {}, items }) => [
    ...options.map(String),
    ...optionsIn([...Object.values(properties), ...(items ? [items] : [])]),
  ]);
}
