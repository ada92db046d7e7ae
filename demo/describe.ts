import type { JsonSchema, ObjectSchema, ToolInfo } from 'toolworker';
import * as toolworker from 'toolworker';
import type { Entry } from './catalog.ts';
import { changedFields } from './changed-fields.ts';
import { fieldsInLanguage } from './fields-in-language.ts';
import { handle, run } from './in-page.ts';
import { exampleInputs, requestOf, shownFields } from './inputs.ts';
import { pageLanguage, t } from './language.ts';
import { plainSchema } from './plain-schema.ts';
import { type Condition, formFieldsOf, type PackageFunction, type ToolPage } from './tool-page.ts';
import type { Asking } from './tools/asking.ts';
import { partsOf } from './tools/part-files.ts';
import { ownTools, type ToolSlug, type Tools, tools } from './tools.ts';
import { words } from './words/words.ts';

const ownSlugs: readonly string[] = ownTools.map(({ slug }) => slug);

/** Returns every tool for the search, in the page's language. */
export function catalogInLanguage(): readonly Entry[] {
  return tools.map(({ slug, name, category, description }) => {
    const { synonyms } = words[slug];
    return {
      slug,
      name: t(name),
      family: t(category),
      description: t(words[slug].description ?? description),
      // Many people know the English name, too.
      synonyms: pageLanguage() === 'en' ? synonyms : `${t(synonyms)} ${name}`,
    };
  });
}

type Result = Readonly<Record<string, unknown>>;

/** The fields of a tool from its schema document, in English. */
export interface Schemas {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
}

export async function readSchemas({ slug }: ToolInfo): Promise<Schemas> {
  const answer = await handle(new Request(`https://example.com/api/${slug}`));
  const { parameters, response }: Schemas = await answer.json();
  return { parameters: plainSchema(parameters), response: plainSchema(response) };
}

/** Returns the API's result for the example of a tool's form, or `undefined` if it is random. */
export async function exampleResultOf(
  info: Tools[number],
  asking: Asking | undefined,
): Promise<Result | undefined> {
  const { slug } = info;
  if (words[slug].isRandom) return undefined;
  const fields = formFieldsOf(await describeTool(info));
  const inputs = exampleInputs(fields);
  const typed = requestOf(shownFields(fields, inputs), inputs);
  const { request = {} } = asking?.ask(inputs, typed) ?? { request: typed };
  return { ...(await run(slug, request)) };
}

/** Returns the data of a tool's page, from the tool's schema document and the package's function. */
export async function describeTool(info: Tools[number]): Promise<ToolPage> {
  return toolPageOf(info, await readSchemas(info));
}

/** Returns the schemas with titles in everyday words, in English. */
export function inWordsForPeople(slug: ToolSlug, { parameters, response }: Schemas): Schemas {
  const titles: Readonly<Record<string, string>> = words[slug].titles ?? {};
  const renamed = (schema: ObjectSchema): ObjectSchema => ({
    ...schema,
    properties: changedFields(schema, (name, { title = name }) => ({
      title: titles[name] ?? title,
    })),
  });
  return { parameters: renamed(parameters), response: renamed(response) };
}

/** Like `describeTool`, but takes schemas that have already been read. */
export function toolPageOf(info: Tools[number], schemas: Schemas): ToolPage {
  const { slug, name, example } = info;
  const english = inWordsForPeople(slug, schemas);
  const { headline, headlineTitle, headlineItem, glances, duration, repeated } = words[slug];
  const { estimates, limits, chosenUnits, pageFields, layout, isShortcutFirst } = words[slug];
  const { formExample, starts, edited } = words[slug];
  const factors: ToolPage['factors'] = words[slug].factors;
  const samples: ToolPage['samples'] = words[slug].samples;
  return {
    slug,
    name: t(name),
    ...fieldsInLanguage(slug, english),
    example: { ...example },
    headline,
    headlineTitle: headlineTitle && t(headlineTitle),
    headlineItem,
    glances,
    duration,
    repeated,
    estimates,
    limits,
    chosenUnits,
    pageFields: pageFields && inPageLanguage(pageFields),
    layout,
    isShortcutFirst,
    formExample,
    starts,
    groups: groupsOf(slug),
    factors,
    options: optionLabelsOf(slug, english),
    conditions: conditionsOf(slug),
    samples,
    edited,
    parts: partsOf(slug),
    packageFunction: ownSlugs.includes(slug) ? undefined : functionOf(info),
  };
}

function inPageLanguage(
  fields: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const translated = Object.entries(fields).map(([name, field]) => {
    const { title = name, description = '' } = field;
    return [name, { ...field, title: t(title), description: t(description) }] as const;
  });
  return Object.fromEntries(translated);
}

function groupsOf(slug: ToolSlug): ToolPage['groups'] {
  return Object.fromEntries(
    Object.entries(words[slug].groups ?? {}).flatMap(([group, members]) =>
      members.map((option) => [option, t(group)] as const),
    ),
  );
}

/** Returns the labels of options that are not shown as they are. */
function optionLabelsOf(slug: ToolSlug, { parameters, response }: Schemas): ToolPage['options'] {
  const labels: Readonly<Record<string, string>> = words[slug].options ?? {};
  const ofPage = { properties: words[slug].pageFields ?? {} };
  return Object.fromEntries(
    optionsIn([parameters, response, ofPage]).flatMap((option) => {
      const label = t(labels[option] ?? option);
      return label === option ? [] : [[option, label]];
    }),
  );
}

function conditionsOf(slug: ToolSlug): Readonly<Record<string, Condition>> {
  return { ...words[slug].conditions, ...words[slug].pageConditions };
}

/** Returns the options of all choices. */
function optionsIn(schemas: readonly JsonSchema[]): readonly string[] {
  return schemas.flatMap(({ enum: options = [], properties = {}, items }) => [
    ...options.map(String),
    ...optionsIn([...Object.values(properties), ...(items ? [items] : [])]),
  ]);
}

function functionOf({ operation, example }: ToolInfo): PackageFunction {
  const name = operation.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const call: unknown = Object.entries(toolworker).find(([key]) => key === name)?.[1];
  if (typeof call !== 'function') throw new Error(`toolworker does not export ${name}.`);
  return { name, isAsync: call(example) instanceof Promise };
}
