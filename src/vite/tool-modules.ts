import type { Tool } from 'toolworker/core';

/** A tool that a module exports. */
export interface ExportedTool {
  readonly name: string;
  readonly tool: Tool;
}

/** Whether a name is the slug of one of this package's tools, rather than the file of a module. */
export function isSlug(tool: string): boolean {
  return /^[\w-]+$/.test(tool);
}

/** Returns the tools that a module exports, each once even if it has two names. Throws if there are none. */
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
    'requestJsonSchema' in value &&
    'run' in value &&
    typeof value.run === 'function'
  );
}
