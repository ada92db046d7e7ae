import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import type { Tool } from '../tool.ts';
import { withLabels } from './form/labels.ts';
import { plainSchema } from './form/plain-schema.ts';
import { t } from './language.ts';
import type { ResultContent } from './view/figures.tsx';

/** What an element shows of a tool. */
export interface ToolContent extends ResultContent {
  readonly name: string;
  readonly example: Readonly<Record<string, unknown>>;
  /** The result field that is shown first. */
  readonly headline: string | undefined;
}

/** Returns what an element shows of a tool, in the current language. */
export function contentOf(tool: Tool): ToolContent {
  const [parameters, response] = [tool.requestJsonSchema(), tool.resultJsonSchema()].map(
    plainSchema,
  );
  const { properties } = parameters ?? noFields;
  const names = Object.keys(response?.properties ?? {});
  const shown = presenter(properties, tool.money ?? []);
  return {
    name: t(tool.name),
    example: { ...tool.example },
    parameters: shown(parameters ?? noFields, ''),
    response: shown(response ?? noFields, ''),
    options: optionLabels([parameters ?? {}, response ?? {}]),
    headline: names.find((name) => !Object.hasOwn(properties, name) && name !== 'input'),
  };
}

const noFields: ObjectSchema = { type: 'object', properties: {}, required: [] };

/**
 * Returns a function that translates the titles and descriptions of fields, and marks amounts of money. `named` are the
 * fields that descriptions may name.
 */
function presenter(named: Readonly<Record<string, JsonSchema>>, money: readonly string[]) {
  const shown = <Schema extends JsonSchema>(schema: Schema, name: string): Schema => {
    const { title, description, items, properties } = schema;
    return {
      ...schema,
      ...(title && { title: t(title) }),
      ...(description && { description: t(withLabels(description, named)) }),
      ...(money.includes(name) && { format: 'money' }),
      ...(items && { items: shown(items, name) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, field]) => [key, shown(field, key)]),
        ),
      }),
    };
  };
  return shown;
}

/** Returns the labels of the options of all choices that are not shown as they are. */
function optionLabels(schemas: readonly JsonSchema[]): Readonly<Record<string, string>> {
  const labels = optionsIn(schemas).map((option) => [option, t(option)] as const);
  return Object.fromEntries(labels.filter(([option, label]) => label !== option));
}

function optionsIn(schemas: readonly JsonSchema[]): readonly string[] {
  return schemas.flatMap(({ enum: options = [], properties = {}, items }) => [
    ...options.map(String),
    ...optionsIn([...Object.values(properties), ...(items ? [items] : [])]),
  ]);
}
