import type { ToolContent } from '../form/present-tool.ts';

/**
 * Returns the content of a tool with the results that a page names, of which the first is the
 * headline, or with all of them if it names none.
 */
export function withShownResults(
  content: ToolContent,
  names: readonly string[] | undefined,
): ToolContent {
  if (!names) return content;
  const { response } = content;
  const shown = names.filter((name) => Object.hasOwn(response.properties, name));
  const properties = shown.map((name) => {
    const schema = response.properties[name];
    return [name, { ...schema, hidden: false, onlyWith: undefined }] as const;
  });
  return {
    ...content,
    response: { ...response, properties: Object.fromEntries(properties) },
    headline: shown[0],
  };
}
