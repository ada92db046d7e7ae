import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tools as builtInTools, categories, type Tool } from 'toolworker';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { isSlug, toolsOf } from '../tool-modules/tool-modules.ts';
import { findTool } from './find-tool.ts';
import { namesBetweenCommas } from './parse-arguments.ts';
import { UsageError } from './usage.ts';

/** The command line options that choose tools. */
export interface Choice {
  readonly tools?: readonly string[] | undefined;
  readonly category?: readonly string[] | undefined;
}

/**
 * Resolves to the tools of the options `--tools` and `--category`, by default all tools of this
 * package. Each value names some, separated by commas: slugs of this package's tools, files of
 * modules that export tools, and categories.
 */
export async function chooseTools({ tools, category }: Choice): Promise<readonly Tool[]> {
  if (tools === undefined && category === undefined) return builtInTools;
  const found = await Promise.all([
    ...toolNamesIn(tools).map((name) =>
      isSlug(name) ? [findTool(name, builtInTools)] : toolsOfFile(name),
    ),
    ...namesIn(category, '--category expects a category, such as money.').map(toolsOfCategory),
  ]);
  return [...toolsBySlug([...new Set(found.flat())]).values()];
}

/** Returns the files in the option `--tools`, which export tools of others. */
export function ownToolsIn({ tools }: Choice): readonly string[] {
  return toolNamesIn(tools).filter((name) => !isSlug(name));
}

function toolNamesIn(tools: Choice['tools']): readonly string[] {
  return namesIn(tools, '--tools expects tools, such as bmi-calculator,./roof-pitch.js.');
}

function namesIn(values: readonly string[] | undefined, expectation: string): readonly string[] {
  return (values ?? []).flatMap((value) => {
    const names = namesBetweenCommas(value);
    if (names.length === 0) throw new UsageError(expectation);
    return names;
  });
}

/** Returns the tools of this package in a category, which can be named by any of its words. */
function toolsOfCategory(name: string): readonly Tool[] {
  const wanted = name.toLowerCase();
  const found = builtInTools.filter(({ category }) => {
    const words = category.toLowerCase();
    return words === wanted || words.split(/\W+/).includes(wanted);
  });
  if (found.length > 0) return found;
  const names = categories.map((category) => `“${category}”`).join(', ');
  throw new UsageError(
    `There is no category ${name}. Name one of ${names}, or a word in its name.`,
  );
}

/** Resolves to the tools that a module exports. The file is relative to the working directory. */
async function toolsOfFile(file: string): Promise<readonly Tool[]> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no file ${file}.`);
  const module = await import(/* @vite-ignore */ pathToFileURL(path).href).catch((error) => {
    const reason = isTypeScript(error) ? needsTypeScript : `${error}`.replaceAll(/\s+/g, ' ');
    throw new Error(`Cannot load ${file}: ${reason}`);
  });
  return toolsOf(module, file).map(({ tool }) => tool);
}

const needsTypeScript = `this is TypeScript, which needs Node 22.18 or later instead of ${process.versions.node}. Update Node, or compile it to JavaScript.`;

/** Whether Node cannot run a file because it is TypeScript. */
function isTypeScript(error: unknown): boolean {
  const { code, message } = Object(error);
  return code === 'ERR_UNKNOWN_FILE_EXTENSION' && /"\.[cm]?ts"/.test(message);
}
