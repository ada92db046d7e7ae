import type { Tool } from 'toolworker/core';
import { isObject } from '../schema/objects.ts';

/** A tool that a module exports, by itself or in a list. */
export interface ExportedTool {
  /** The name of the export. */
  readonly name: string;
  /** The position in an exported list. */
  readonly index?: number;
  readonly tool: Tool;
}

/** Whether a name is the slug of one of this package's tools, rather than the file of a module. */
export function isSlug(tool: string): boolean {
  return /^[\w-]+$/.test(tool);
}

/**
 * Returns the tools that a module exports, by themselves or in arrays, each once. Throws if there
 * are none, or if something in an array is no tool.
 */
export function toolsOf(module: Readonly<Record<string, unknown>>, file: string): ExportedTool[] {
  const found = Object.entries(module).flatMap(([name, value]) => toolsIn(name, value, file));
  // Named exports win, since a bundler can leave out a list that is not used.
  const byTool = new Map(found.map((one) => [one.tool, one]));
  for (const one of found) if (one.index === undefined) byTool.set(one.tool, one);
  if (byTool.size > 0) return [...byTool.values()];
  throw new Error(
    `${file} exports no tool. Make one by defineTool() of toolworker/core.${foundIn(module)}`,
  );
}

function toolsIn(name: string, value: unknown, file: string): readonly ExportedTool[] {
  if (isTool(value)) return [{ name, tool: value }];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!items.some(isTool)) return [];
  return items.map((tool, index) => {
    if (isTool(tool)) return { name, index, tool };
    throw new Error(`${file}: expected a tool in ${name}[${index}], got ${kindOf(tool)}.`);
  });
}

/** Returns a sentence on what a module exports instead of tools, with a space before. */
function foundIn(module: Readonly<Record<string, unknown>>): string {
  const found = Object.entries(module)
    .slice(0, 5)
    .map(([name, value]) => `${name}, ${kindOf(value)}`);
  return found.length === 0 ? '' : ` It exports ${found.join('; ')}.`;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value))
    return value.length > 0 ? `a list of ${typeof value[0]}s` : 'an empty list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function isTool(value: unknown): value is Tool {
  return (
    isObject(value) &&
    'slug' in value &&
    'requestJsonSchema' in value &&
    'run' in value &&
    typeof value.run === 'function'
  );
}
