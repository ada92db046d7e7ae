import { resolve } from 'node:path';
import { closestTool } from '../api/closest-tool.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { exportedName } from '../shared/exported-name.ts';
import { messageOf } from '../shared/message-of.ts';
import { type ExportedTool, isSlug, toolsOf } from '../tool-modules/tool-modules.ts';
import type { HostConfig } from './host-config.ts';

/** A tool, and the module that a worker imports it from. */
export interface WorkerTool extends ExportedTool {
  readonly module: string;
}

/**
 * Rejects with a `TypeError` if the list is empty, or names an unknown tool of this package or one
 * tool twice. It loads no module of the app yet.
 */
export async function requireNames(names: readonly string[]): Promise<void> {
  if (names.length < 1) {
    throw new TypeError(
      'tools: expected at least one tool, got none; leave the option out for all tools',
    );
  }
  const slugs = names.filter(isSlug);
  const found = await Promise.all(slugs.map((slug) => builtInTool(slug)));
  toolsBySlug(found.map(({ tool }) => tool));
}

/**
 * Resolves to the tools of a list: a slug names a tool of this package, a file the tools that a
 * module of the app exports. Rejects with an error that names a tool which cannot be served.
 */
export async function loadTools(
  names: readonly string[],
  host: HostConfig,
): Promise<readonly WorkerTool[]> {
  const loaded: WorkerTool[] = [];
  for (const name of names) {
    loaded.push(...(isSlug(name) ? [await builtInTool(name)] : await toolsIn(name, host)));
  }
  toolsBySlug(loaded.map(({ tool }) => tool));
  return loaded;
}

async function builtInTool(slug: string): Promise<WorkerTool> {
  // Loaded only if needed, since it contains all tools.
  const { tools } = await import('toolworker');
  const tool = tools.find((known) => known.slug === slug);
  if (tool) return { tool, name: exportedName(slug), module: `toolworker/tools/${slug}` };
  const closest = closestTool(slug, tools);
  const advice = closest
    ? `, did you mean ${closest}?`
    : `. A module of yours is named by its file, such as ./${slug}.ts.`;
  throw new TypeError(`tools: there is no tool ${slug}${advice}`);
}

async function toolsIn(file: string, host: HostConfig): Promise<WorkerTool[]> {
  const { normalizePath, runnerImport } = await import('vite');
  const module = normalizePath(resolve(host.root, file));
  const loaded = runnerImport<Record<string, unknown>>(module, host).catch((error: unknown) => {
    const message = `tools: ${file} cannot be loaded: ${messageOf(error)}`;
    const failure = new Error(message, { cause: error });
    // Makes Vite show the file.
    throw Object.assign(failure, { id: module });
  });
  return toolsOf((await loaded).module, file).map((one) => ({ ...one, module }));
}
