import type { Request } from '../form/inputs.ts';
import type { ToolContent } from '../form/tool-content.ts';
import { ownProperty } from '../shared/own-property.ts';

/**
 * Returns the content of a tool with the results that an element shows: those with the given names,
 * of which the first is the headline, or else those that mean something with the request.
 */
export function withShownResults(
  content: ToolContent,
  names: readonly string[] | undefined,
  request: Request | undefined,
): ToolContent {
  const { response, resultsWith } = content;
  const { properties } = response;
  const isMeant = (name: string) => {
    const needed = ownProperty(resultsWith, name);
    return needed === undefined || Boolean(ownProperty(request, needed));
  };
  const shown = names
    ? names.filter((name) => Object.hasOwn(properties, name))
    : Object.keys(properties).filter(isMeant);
  return {
    ...content,
    response: {
      ...response,
      properties: Object.fromEntries(shown.map((name) => [name, properties[name] ?? {}])),
    },
    headline: names ? shown[0] : content.headline,
  };
}
