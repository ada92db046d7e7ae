import { lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { version } from '../version.ts';
import { type Copied, isOfPackage } from './copied-files.ts';
import { slugOf } from './element-files.ts';
import { quote } from './tool-flags.ts';

/**
 * Copies files of the installed package into a folder, and resolves to a message for the terminal.
 * Unless `isForced`, it replaces only copies of these files, in any version. It removes copies that
 * no longer belong to the files.
 */
export async function copyFiles(
  copied: Copied,
  folder: string,
  isForced: boolean,
): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new Error(`${folder} is not a folder. Name the folder of your page, such as public.`);
  const target = join(folder, copied.name);
  await requireRoom(copied, folder);
  const files = await copied.read();
  const changed = await changedFiles(files, folder);
  const others = await otherFiles(copied, files, folder);
  if (changed.length + others.length === 0) return `${target} already has version ${version}.`;
  for (const path of [...foldersOf(files), ...changed]) {
    const place = join(folder, path);
    if (await (files.has(path) ? isCopy(place) : isOwnFolder(place))) continue;
    if (!isForced) {
      throw new Error(
        `${place} is a link or another file. To replace it, run: ${commandOf(copied, folder)} --force`,
      );
    }
    await rm(place, { force: true });
  }
  for (const path of others) await rm(join(folder, path));
  for (const path of changed) await write(join(folder, path), files.get(path) ?? '');
  const beside = copied.folder ? ` and the modules in ${join(folder, copied.folder)}` : '';
  return `Wrote ${target}${beside}, version ${version}.${removalOf(others)}`;
}

/** Says of which tools or version files were removed. */
function removalOf(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const slugs = new Set(paths.flatMap((path) => slugOf(path) ?? []));
  return ` Removed the files of ${[...slugs].sort().join(', ') || 'another version'}.`;
}

/** Rejects unless the folder has copies of the installed package's files. */
export async function checkFiles(copied: Copied, folder: string): Promise<string> {
  await requireRoom(copied, folder);
  const [changed] = await changedFiles(await copied.read(), folder);
  const target = join(folder, copied.name);
  if (changed === undefined) return `${target} has version ${version}.`;
  const place = join(folder, changed);
  const isPresent = await lstat(place).then(
    () => true,
    () => false,
  );
  const state = isPresent ? `is not ${copied.title}` : 'is missing';
  throw new Error(`${place} ${state}. Run: ${commandOf(copied, folder)}`);
}

/**
 * Rejects if there is a folder in the place of the file, which `--force` does not replace, either.
 */
async function requireRoom({ name }: Copied, folder: string): Promise<void> {
  const target = join(folder, name);
  const found = await lstat(target).catch(() => undefined);
  if (!found?.isDirectory()) return;
  throw new Error(`${target} is a folder. Remove or rename it, to make room for the file ${name}.`);
}

/** Resolves to the paths whose content in a folder differs. */
async function changedFiles(
  files: ReadonlyMap<string, Buffer>,
  folder: string,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [path, content] of files) {
    if (!(await hasContent(join(folder, path), content))) changed.push(path);
  }
  return changed;
}

async function hasContent(target: string, content: Buffer): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  // Nothing may ever be written to a pipe, and some devices never end.
  if (!found?.isFile()) return false;
  const present = await readFile(target).catch(() => undefined);
  return present?.equals(content) ?? false;
}

/** Resolves to the paths of copies that are none of the files, such as those of other tools. */
async function otherFiles(
  copied: Copied,
  files: ReadonlyMap<string, Buffer>,
  folder: string,
): Promise<readonly string[]> {
  const root = copied.folder && join(folder, copied.folder);
  if (!root || !(await lstat(root).catch(() => undefined))?.isDirectory()) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !files.has(path.replaceAll('\\', '/')));
  const others: string[] = [];
  for (const path of paths) if (await isCopy(join(folder, path))) others.push(path);
  return others;
}

/** Resolves to whether there is no file, or a copy in some version. */
async function isCopy(target: string): Promise<boolean> {
  const present = await lstat(target).catch(() => undefined);
  if (!present) return true;
  return present.isFile() && isOfPackage(await readFile(target, 'utf8'));
}

/** Returns the folders of files, each before those in it. */
function foldersOf(files: ReadonlyMap<string, Buffer>): readonly string[] {
  const folders = [...files.keys()].flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)];
}

/** Resolves to whether there is nothing, or a folder that is no link. */
async function isOwnFolder(target: string): Promise<boolean> {
  const present = await lstat(target).catch(() => undefined);
  return present?.isDirectory() ?? true;
}

async function write(target: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  // With `wx`, fails instead of following a link that has just been created.
  await writeFile(target, content, { flag: 'wx' });
}

function commandOf({ options }: Copied, folder: string): string {
  return ['npx toolworker init', quote(folder), ...options].join(' ');
}
