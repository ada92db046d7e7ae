import type { JsonSchema, ObjectSchema, ToolInfo } from 'toolworker';
import * as toolworker from 'toolworker';
import { type Calling, callOf } from '../../src/form/calling.ts';
import { fieldsOf, isEverShown } from '../../src/form/form-fields.ts';
import { exampleInputs, shownFields } from '../../src/form/inputs.ts';
import { t } from '../../src/form/language/language.ts';
import { plainSchema } from '../../src/form/plain-schema.ts';
import { requestOf } from '../../src/form/request.ts';
import { contentOf } from '../../src/form/tool-content.ts';
import { handle } from '../browser/in-page.ts';
import { ownTools, type ToolSlug, type Tools } from '../own-tools/tools.ts';
import { aboutTool, headlineFieldOf, infoOf } from './about.ts';
import type { About } from './about-tool.ts';
import { changedFields } from './changed-fields.ts';
import { type EmbeddedTool, embeddedField } from './embedding.ts';
import { fieldsInLanguage } from './fields-in-language.ts';
import { partNamesOf } from './part-names.ts';
import { formFieldsOf, type PackageFunction, type ToolPage } from './tool-page.ts';

const ownSlugs: readonly string[] = ownTools.map(({ slug }) => slug);

/** What a form asks before anyone has typed. */
export interface FormExample {
  readonly request: Readonly<Record<string, unknown>>;
  /** The API's result, unless it is random. */
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

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

/** Returns the example of a tool's form, computed. */
export async function formExampleOf(
  info: Tools[number],
  calling: Calling | undefined,
): Promise<FormExample> {
  const { slug } = info;
  const fields = formFieldsOf(await describeTool(info));
  const inputs = exampleInputs(fields);
  const { request = {} } = callOf(shownFields(fields, inputs), inputs, calling);
  const { isRandom } = aboutTool(slug);
  return { request, result: isRandom ? undefined : { ...(await info.run(request)) } };
}

/** Returns the data of a tool's page, from the tool's schema document and the package's function. */
export async function describeTool(info: Tools[number]): Promise<ToolPage> {
  return toolPageOf(info, await readSchemas(info));
}

/** Returns the schemas with titles in everyday words, in English. */
export function inWordsForPeople(slug: ToolSlug, { parameters, response }: Schemas): Schemas {
  const { titles = {} } = aboutTool(slug);
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
  const about = aboutTool(slug);
  const { glances, repeated, estimates, limits, chosenUnits, pageFields, layout } = about;
  const { formExample, starts, factors, samples, offers } = about;
  return {
    slug,
    name: t(name),
    ...fieldsInLanguage(slug, english),
    example: { ...example },
    headline: headlineFieldOf(slug),
    glances,
    repeated,
    estimates,
    limits,
    chosenUnits,
    pageFields: pageFields && inPageLanguage(pageFields),
    layout,
    formExample,
    starts,
    groups: groupsOf(about),
    factors,
    offers,
    options: optionLabelsOf(about, english, infoOf(slug).labels),
    conditions: { ...infoOf(slug).conditions, ...about.pageConditions },
    samples,
    parts: partNamesOf(slug),
    packageFunction: ownSlugs.includes(slug) ? undefined : functionOf(info),
  };
}

/** Returns a tool as the page that embeds it lists it, in the page's language. */
export function embeddedToolOf(slug: ToolSlug): EmbeddedTool {
  const tool = infoOf(slug);
  const content = contentOf(tool);
  const fields = fieldsOf(content);
  return {
    slug,
    name: content.name,
    family: t(tool.category),
    hasMoney: tool.money !== undefined,
    fields: fields.filter(isEverShown).map(embeddedField),
    example: requestOf(fields, exampleInputs(fields)),
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

function groupsOf({ groups = {} }: About): ToolPage['groups'] {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, members]) =>
      members.map((option) => [option, t(group)] as const),
    ),
  );
}

/** Returns the labels of options that are not shown as they are. */
function optionLabelsOf(
  { options = {}, pageFields = {} }: About,
  { parameters, response }: Schemas,
  labels: ToolInfo['labels'],
): ToolPage['options'] {
  const ofPage = { properties: pageFields };
  return Object.fromEntries(
    optionsIn([parameters, response, ofPage]).flatMap((option) => {
      const label = t(options[option] ?? labels?.[option] ?? option);
      return label === option ? [] : [[option, label]];
    }),
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
