import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The script of a page without a build. */
export const elementScript = 'tool-form.js';

/** The folder beside it with the modules that it loads. */
export const elementFolder = 'tool-form';

/**
 * Resolves to the files of the installed package from which a page loads `<tool-form>` with these
 * tools, in every language, by their paths.
 */
export async function readElementFiles(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const script = createRequire(import.meta.url).resolve('toolworker/tool-form.js');
  const folder = join(dirname(script), elementFolder);
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = paths
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isNeeded(path, slugs));
  const contents = await Promise.all(
    [script, ...files.map((path) => join(folder, path))].map((path) => readFile(path)),
  );
  const names = [elementScript, ...files.map((path) => `${elementFolder}/${path}`)];
  return new Map(contents.map((content, index) => [names[index] ?? '', content]));
}

/** Whether a file belongs to one of the tools or to all. */
export function isNeeded(path: string, slugs: readonly string[]): boolean {
  const slug = slugOf(path);
  return slug === undefined || slugs.includes(slug);
}

/** Returns the slug of the tool to which a file belongs, if it is that of a single tool. */
export function slugOf(path: string): string | undefined {
  return /(?:^|[\\/])(?:tools|languages[\\/]\w+)[\\/]([\w-]+)\.js$/.exec(path)?.[1];
}
