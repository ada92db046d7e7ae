import type { Tool } from 'toolworker/core';

/** A tool that a module exports. */
export interface ExportedTool {
  readonly name: string;
  readonly tool: Tool;
}

/** Whether a tool is named by its slug, as one of this package, rather than by the file of its module. */
export function isSlug(tool: string): boolean {
  return /^[\w-]+$/.test(tool);
}

/**
 * The tools among a module's exports, each once, though it may also be the default. Throws if there is
 * none.
 */
export function toolsOf(module: Readonly<Record<string, unknown>>, file: string): ExportedTool[] {
  const names = new Map<Tool, string>();
  for (const [name, value] of Object.entries(module)) {
    if (isTool(value)) names.set(value, name);
  }
  if (names.size > 0) return [...names].map(([tool, name]) => ({ name, tool }));
  throw new Error(`${file} exports no tool. Make one by defineTool() of toolworker/core.`);
}

function isTool(value: unknown): value is Tool {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'parameters' in value &&
    'run' in value &&
    typeof value.run === 'function'
  );
}
