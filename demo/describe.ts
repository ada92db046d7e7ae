import type { JsonSchema, ObjectSchema, ToolInfo } from 'toolworker';
import * as toolworker from 'toolworker';
import { ageUnit } from './age-unit.ts';
import type { Entry } from './catalog.ts';
import { handle, run } from './in-page.ts';
import { exampleInputs, requestOf, shownFields } from './inputs.ts';
import { withLabels } from './labels.ts';
import { pageLanguage, t } from './language.ts';
import { plainSchema } from './plain-schema.ts';
import {
  type Condition,
  formFieldsOf,
  type PackageFunction,
  type Samples,
  type ToolPage,
} from './tool-page.ts';
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
  const { parameters, response } = inWordsForPeople(slug, schemas);
  const { headline, headlineTitle, headlineItem, glances, duration, repeated } = words[slug];
  const { money = [], unitPrices = [], times = [], estimates, limits, chosenUnits } = words[slug];
  const {
    pageFields,
    formExample,
    starts,
    groups = {},
    layout,
    isShortcutFirst,
    edited,
  } = words[slug];
  const factors: ToolPage['factors'] = words[slug].factors;
  const labels: Readonly<Record<string, string>> = words[slug].options ?? {};
  const hints: Readonly<Record<string, string>> = words[slug].hints ?? {};
  const conditions: Readonly<Record<string, Condition>> = {
    ...words[slug].conditions,
    ...words[slug].pageConditions,
  };
  const samples: Readonly<Record<string, Samples>> | undefined = words[slug].samples;
  const hintOf = (field: string, { description = '' }: JsonSchema) =>
    t(withLabels(hints[field] ?? description, parameters.properties));
  const formats: Readonly<Record<string, readonly string[]>> = {
    'unit price': unitPrices,
    money,
    'clock time': times,
  };
  const formatOf = (field: string) =>
    Object.entries(formats).find(([, fields]) => fields.includes(field))?.[0];
  const ages: readonly string[] = words[slug].ages ?? [];
  const units: Readonly<Record<string, string>> = words[slug].units ?? {};
  const unitOf = (field: string, unit: string | undefined) =>
    ages.includes(field) ? ageUnit() : (units[field] ?? (unit && unitInWords(unit)));
  // Explanations of results are available only in English.
  const explanationOf = (_: string, { description = '' }: JsonSchema) =>
    pageLanguage() === 'en' ? description : '';
  return {
    slug,
    name: t(name),
    parameters: { ...parameters, properties: shown(parameters, formatOf, unitOf, hintOf) },
    response: { ...response, properties: shown(response, formatOf, unitOf, explanationOf) },
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
    groups: Object.fromEntries(
      Object.entries(groups).flatMap(([group, members]) =>
        members.map((option) => [option, t(group)] as const),
      ),
    ),
    factors,
    options: Object.fromEntries(
      optionsIn([parameters, response, { properties: pageFields ?? {} }]).flatMap((option) => {
        const label = t(labels[option] ?? option);
        return label === option ? [] : [[option, label]];
      }),
    ),
    conditions,
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

/**
 * Returns `minutes` for `min` if the language has a word instead of this symbol, since its form depends on the number.
 */
function unitInWords(unit: string): string {
  return unit === 'min' && t(unit) !== unit ? 'minutes' : unit;
}

/** Returns the fields of a schema in the page's language. Amounts get a format. */
function shown(
  schema: ObjectSchema,
  formatOf: (name: string) => string | undefined,
  unitOf: (name: string, unit: string | undefined) => string | undefined,
  describe: (name: string, field: JsonSchema) => string,
): Readonly<Record<string, JsonSchema>> {
  return changedFields(schema, (name, field) => {
    const format = formatOf(name);
    const unit = unitOf(name, field['x-unit']);
    return {
      title: t(field.title ?? name),
      description: describe(name, field),
      ...(unit && { 'x-unit': unit }),
      ...(format && { format }),
    };
  });
}

/** Returns the fields of a schema and their nested fields, each with its changes. */
function changedFields(
  { properties = {} }: JsonSchema,
  change: (name: string, field: JsonSchema) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  const inner = (schema: JsonSchema) => ({
    ...schema,
    ...(schema.properties && { properties: changedFields(schema, change) }),
  });
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      {
        ...inner(field),
        ...(field.items && { items: inner(field.items) }),
        ...change(name, field),
      },
    ]),
  );
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
