import type { JsonSchema, ObjectSchema, ToolInfo } from 'toolworker';
import * as toolworker from 'toolworker';
import type { Entry } from './catalogue.ts';
import { handle } from './in-page.ts';
import { plainSchema } from './plain-schema.ts';
import type { PackageFunction, ToolPage } from './tool-page.ts';
import { partsOf } from './tools/part-files.ts';
import { ownTools, type Tools, tools } from './tools.ts';
import { words } from './words/words.ts';

const ownSlugs: readonly string[] = ownTools.map(({ slug }) => slug);

/** Every tool, as the search shows it. */
export const catalogue: readonly Entry[] = tools.map(({ slug, name, category, description }) => ({
  slug,
  name,
  family: category,
  description,
  synonyms: words[slug].synonyms,
}));

interface SchemaDocument {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
}

/** Returns what a tool's page shows, from the tool's schema document and the package's function. */
export async function describeTool(info: Tools[number]): Promise<ToolPage> {
  const { slug, name, example } = info;
  const answer = await handle(new Request(`https://example.com/api/${slug}`));
  const { parameters, response }: SchemaDocument = await answer.json();
  const { headline, headlineItem, duration, money = [], options, hints } = words[slug];
  return {
    slug,
    name,
    parameters: { ...plainSchema(parameters), properties: marked(plainSchema(parameters), money) },
    response: { ...plainSchema(response), properties: marked(plainSchema(response), money) },
    example: { ...example },
    headline,
    headlineItem,
    duration,
    options,
    hints,
    parts: partsOf(slug),
    packageFunction: ownSlugs.includes(slug) ? undefined : functionOf(info),
  };
}

/** The fields of a schema, with the format `money` on those that are amounts. */
function marked(
  { properties = {} }: JsonSchema,
  money: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      {
        ...field,
        ...(field.properties && { properties: marked(field, money) }),
        ...(money.includes(name) && { format: 'money' }),
      },
    ]),
  );
}

function functionOf({ operation, example }: ToolInfo): PackageFunction {
  const name = operation.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const call: unknown = Object.entries(toolworker).find(([key]) => key === name)?.[1];
  if (typeof call !== 'function') throw new Error(`toolworker does not export ${name}.`);
  return { name, isAsync: call(example) instanceof Promise };
}
