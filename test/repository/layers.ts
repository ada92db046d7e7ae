import { posix } from 'node:path';
import ts from 'typescript';

/**
 * The folders and modules of the project in their order: each imports only from itself and from the
 * lines above its own. CONTRIBUTING.md and demo/README.md say what each one holds.
 */
export const layers: readonly (readonly string[])[] = [
  ['src/schema', 'src/characters'],
  ['src/tool-error.ts', 'src/tool-info.ts', 'src/field-records.ts', 'src/version.ts'],
  ['src/attempt.ts', 'src/tool.ts'],
  ['src/fields'],
  ['src/shared'],
  ['src/own-tools', 'src/tools', 'src/api', 'src/form'],
  ['src/elements'],
  ['src/protocol'],
  ['src/client', 'src/worker', 'src/agents'],
  ['src/core.ts', 'src/server.ts', 'src/mcp.ts'],
  ['src/index.ts'],
  ['src/tool-modules'],
  ['src/vite'],
  ['src/cli'],
  ['sw'],
  ['demo/own-tools'],
  ['demo/browser'],
  ['demo/language'],
  ['demo/model'],
  ['demo/worker', 'demo/tables', 'demo/components'],
  ['demo/tools'],
  ['demo/search'],
  ['demo/pages'],
  ['demo/build', 'demo/public'],
  ['scripts'],
  ['test'],
  ['measure'],
  ['vite.config.ts'],
];

/** A module of the project, by its path from the root. */
export interface Module {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the imports that the order of the layers forbids, such as
 * `src/form/a.ts imports src/client/b.ts`.
 */
export function forbiddenImports(modules: readonly Module[]): readonly string[] {
  return modules.flatMap((module) =>
    importsOf(module)
      .filter((imported) => !isAllowed(module.path, imported))
      .map((imported) => `${module.path} imports ${imported}`),
  );
}

/** Returns the modules of the project that a module imports, in types as well. */
function importsOf({ path, text }: Module): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name));
}

function isAllowed(path: string, imported: string): boolean {
  // The demo is a user of the package. It shares the form, what computes exactly, and the limits
  // that a tool states.
  if (path.startsWith('demo/') && imported.startsWith('src/')) {
    return /^src\/(?:(?:form|shared)\/|tools\/[\w-]+\/limits\.ts$)/.test(imported);
  }
  const [own, other] = [placeOf(path), placeOf(imported)];
  return own.folder === other.folder || other.rank < own.rank;
}

interface Place {
  readonly folder: string | undefined;
  readonly rank: number;
}

/**
 * Returns where a module is in the order, by the longest path that it begins with. What is not in
 * it, such as `package.json`, is above all.
 */
function placeOf(path: string): Place {
  const [folder] = layers
    .flat()
    .filter((one) => isIn(one, path))
    .sort((one, other) => other.length - one.length);
  return { folder, rank: layers.findIndex((folders) => folders.some((one) => one === folder)) };
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
