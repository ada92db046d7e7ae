import type { Tool } from '../tool.ts';
import { plainSchema } from './plain-schema.ts';

/**
 * Returns the field of a tool's result that is shown first: the one that it names, or else the
 * first that its request lacks.
 */
export function headlineOf(tool: Tool): string | undefined {
  const [{ properties: request = {} } = {}, { properties: result = {} } = {}] = [
    tool.requestJsonSchema(),
    tool.resultJsonSchema(),
  ].map(plainSchema);
  const isNew = (name: string) => !Object.hasOwn(request, name) && name !== 'input';
  return tool.headline ?? Object.keys(result).find(isNew);
}
