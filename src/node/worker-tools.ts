import { resolve } from 'node:path';
import type { Tool } from 'toolworker/core';
import { closestTool } from '../api/closest-tool.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { exportedName } from './exported-name.ts';
import type { HostConfig } from './host-config.ts';
import { isSlug, toolsOf } from './tool-modules.ts';

/** A tool, and where a worker imports it from. */
export interface WorkerTool {
  readonly tool: Tool;
  /** What the module calls it. */
  readonly name: string;
  readonly module: string;
}

/**
 * Throws a `TypeError` unless a list names tools, and names none of this package twice. Modules of the
 * host are not loaded yet.
 */
export async function requireNames(names: readonly string[]): Promise<void> {
  if (names.length < 1) {
    throw new TypeError(
      'tools: expected at least one; without the option the worker has all tools',
    );
  }
  const slugs = names.filter(isSlug);
  const found = await Promise.all(slugs.map((slug) => builtInTool(slug)));
  toolsBySlug(found.map(({ tool }) => tool));
}

/**
 * Resolves to the tools that a list names: by its slug one of this package, by its file what a module
 * of the host exports. Rejects with an error that names what cannot be served.
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
  // A host that names no tools need not wait for all of them.
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
    const reason = error instanceof Error ? error.message : String(error);
    const failure = new Error(`tools: ${file} cannot be loaded: ${reason}`, { cause: error });
    // Vite shows which file it is.
    throw Object.assign(failure, { id: module });
  });
  return toolsOf((await loaded).module, file).map((one) => ({ ...one, module }));
}
