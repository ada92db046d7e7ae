import type { Tool } from 'toolworker';

/**
 * Loads the definition of a tool alone. Resolves to `undefined` if the package has no such tool.
 */
export async function loadTool(slug: string): Promise<Tool | undefined> {
  const { loaders } = await import('virtual:package-tools');
  return Object.hasOwn(loaders, slug) ? loaders[slug]?.() : undefined;
}
