import * as toolworker from 'toolworker';
import { createHandler, type ObjectSchema, type ToolInfo, type ToolName, tools } from 'toolworker';
import type { Entry } from './catalogue.ts';
import type { ToolPage } from './tool-page.ts';
import { words } from './words/words.ts';

/** Every tool as the search knows it. */
export const catalogue: readonly Entry[] = tools.map(({ slug, name, category, description }) => ({
  slug,
  name,
  family: category,
  description,
  synonyms: words[slug as ToolName].synonyms,
}));

interface SchemaDocument {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
}

const handle = createHandler();

/** What the schema document of a tool says, with the function that does the same. */
export async function describeTool(info: ToolInfo): Promise<ToolPage> {
  const { slug, name, operation, example } = info;
  const answer = await handle(new Request(`https://example.com/api/${slug}`));
  const { parameters, response }: SchemaDocument = await answer.json();
  const functionName = operation.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const call: unknown = Object.entries(toolworker).find(([key]) => key === functionName)?.[1];
  if (typeof call !== 'function') throw new Error(`toolworker does not export ${functionName}.`);
  return {
    slug: slug as ToolName,
    name,
    parameters,
    response,
    example: { ...example },
    headline: words[slug as ToolName].headline,
    headlineItem: words[slug as ToolName].headlineItem,
    functionName,
    isAsync: call(example) instanceof Promise,
  };
}
