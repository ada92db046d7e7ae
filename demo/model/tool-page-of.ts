import type { Tool, ToolInfo } from 'toolworker';
import * as toolworker from 'toolworker';
import { type Field, fieldsOf, isEverShown } from '../../src/form/fields.ts';
import { exampleInputs, requestOf, shownFields } from '../../src/form/inputs.ts';
import { entryFor, t } from '../../src/form/language/language.ts';
import { callOf, type PageRequest } from '../../src/form/page-request.ts';
import { contentOf, resultRecords } from '../../src/form/present-tool.ts';
import { startingState } from '../../src/form/state.ts';
import type { Units } from '../../src/form/units/units.ts';
import { ownTools, type ToolSlug, type Tools } from '../own-tools/tools-of-site.ts';
import type { About } from './about.ts';
import { type EmbeddedTool, embeddedField } from './embedding.ts';
import { aboutTool, headlineFieldOf, infoOf } from './load-about.ts';
import type { Sentence, Sentences } from './sentences.ts';
import type { PackageFunction, PartName, ToolPage } from './tool-page.ts';
import { translatedTool } from './translated-tool.ts';

/** Loaded with this module, since Vite's runner, which builds the site, loads nothing later. */
const answers = import.meta.glob<{ readonly Picture?: unknown; readonly More?: unknown }>(
  '../tools/*/answer.tsx',
  { eager: true },
);

const ownSlugs: readonly string[] = ownTools.map(({ slug }) => slug);

/** What a form asks before anyone has typed. */
export interface FormExample {
  readonly request: Readonly<Record<string, unknown>>;
  /** The API's result, unless it is random. */
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the example of a tool's form in these units, computed. */
export async function formExampleOf(
  { slug, run }: Tools[number],
  fields: readonly Field[],
  units: Units,
  pageRequest: PageRequest | undefined,
): Promise<FormExample> {
  const inputs = exampleInputs(fields, units);
  const { request = {} } = callOf(shownFields(fields, inputs), inputs, pageRequest);
  const { isRandom } = aboutTool(slug);
  return { request, result: isRandom ? undefined : { ...(await run(request)) } };
}

/**
 * Returns the data of a tool's page in the page's language, from its definition and the package's
 * function.
 */
export function toolPageOf(info: Tools[number]): ToolPage {
  const { slug } = info;
  const worded = translatedTool(slug);
  const { sentences, layout, formExample, pageFields } = aboutTool(slug);
  const { again, ...content } = contentOf(worded);
  return {
    slug,
    ...content,
    again: again && { ...again, label: labelOf(again) },
    headline: headlineFieldOf(slug),
    sentences: sentences && translated(sentences),
    pageFields: pageFields && pageFieldsOf(worded, pageFields),
    layout,
    formExample,
    parts: partsOf(slug),
    packageFunction: ownSlugs.includes(slug) ? undefined : functionOf(info),
  };
}

/** Returns the parts of a page that are loaded with the first result. */
function partsOf(slug: ToolSlug): readonly PartName[] {
  const { Picture, More } = answers[`../tools/${slug}/answer.tsx`] ?? {};
  return [...(Picture ? (['picture'] as const) : []), ...(More ? (['more'] as const) : [])];
}

/** Returns what a button says in the page's language. */
function labelOf({ label }: NonNullable<ToolInfo['again']>) {
  if (typeof label === 'string') return t(label);
  return Object.fromEntries(Object.entries(label).map(([option, text]) => [option, t(text)]));
}

/** Returns what a page says with its answer in the page's language. */
function translated({ answer, more }: Sentences): Sentences {
  const inLanguage = ({ text, when }: Sentence) => {
    const found = entryFor(text);
    return { text: typeof found === 'string' ? found : text, when };
  };
  return { answer: answer.map(inLanguage), more: more?.map(inLanguage) };
}

/** Returns what a form shows of fields that only the page uses, in the page's language. */
export function pageFieldsOf(tool: Tool, properties: NonNullable<About['pageFields']>) {
  const schema = { type: 'object', properties, required: [] } as const;
  const records = Object.entries(properties).map(([name, { labels, askedIf, samples }]) => {
    const known = tool.requestFields?.[name]?.labels;
    return [name, { labels: { ...known, ...labels }, askedIf, samples }] as const;
  });
  const requestFields = Object.fromEntries(records);
  return contentOf({ ...tool, requestFields, requestJsonSchema: () => schema }).parameters
    .properties;
}

/** Returns a tool as the page that embeds it lists it, in the page's language. */
export function embeddedToolOf(slug: ToolSlug): EmbeddedTool {
  const tool = infoOf(slug);
  const content = contentOf(tool);
  const fields = fieldsOf(content);
  const records = Object.values(resultRecords(tool));
  return {
    slug,
    name: content.name,
    family: t(tool.category),
    hasMoney: records.some((record) => record?.money),
    fields: fields.filter(isEverShown).map(embeddedField),
    example: requestOf(fields, startingState(content, undefined).inputs),
  };
}

function functionOf({ operation, example }: ToolInfo): PackageFunction {
  const name = operation.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const call: unknown = Object.entries(toolworker).find(([key]) => key === name)?.[1];
  if (typeof call !== 'function') throw new Error(`toolworker does not export ${name}.`);
  return { name, isAsync: call(example) instanceof Promise };
}
