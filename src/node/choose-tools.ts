import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tools as builtInTools, type Tool } from 'toolworker';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { findTool } from './find-tool.ts';
import { isSlug, toolsOf } from './tool-modules.ts';
import { UsageError } from './usage.ts';

/**
 * Resolves to the tools that the value of `--tools` names, separated by commas: those of this package
 * by slug, others by the file of the module that exports them. Without a value, to all of this package.
 */
export async function chooseTools(names: string | undefined): Promise<readonly Tool[]> {
  if (names === undefined) return builtInTools;
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (wanted.length === 0) {
    throw new UsageError('--tools expects tools, such as bmi-calculator,./roof-pitch.js.');
  }
  const found = await Promise.all(
    wanted.map((name) => (isSlug(name) ? [findTool(name, builtInTools)] : toolsOfFile(name))),
  );
  return [...toolsBySlug([...new Set(found.flat())]).values()];
}

/** The tools that a module exports; its file is relative to the working directory. */
async function toolsOfFile(file: string): Promise<readonly Tool[]> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`There is no file ${file}.`);
  const module = await import(/* @vite-ignore */ pathToFileURL(path).href).catch((error) => {
    throw new Error(`Cannot load ${file}: ${error}`);
  });
  return toolsOf(module, file).map(({ tool }) => tool);
}
