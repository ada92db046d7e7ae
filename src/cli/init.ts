import { lstat, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../version.ts';
import type { CopiedFile } from './copied-files.ts';
import { quote } from './tool-flags.ts';

/**
 * Copies a file of the installed package into a folder, and resolves to a message for the terminal.
 * Unless `isForced`, it replaces only copies of the file, in any version.
 */
export async function copyFile(
  file: CopiedFile,
  folder: string,
  isForced: boolean,
): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is no folder. Name the folder that holds your page.`);
  const target = join(folder, file.name);
  await requireNoFolder(target, file);
  const content = await file.read();
  if (await hasContent(target, content)) return `${target} already has version ${version}.`;
  if (!isForced && !(await isReplaceable(target, file))) {
    throw new Error(
      `${target} is a link or another file. To replace it, run: ${commandOf(file, folder)} --force`,
    );
  }
  await rm(target, { force: true });
  // With `wx`, fails instead of following a link that has just been created.
  await writeFile(target, content, { flag: 'wx' });
  return `Wrote ${target}, version ${version}.`;
}

/** Rejects unless the folder has a copy of the installed package's file. */
export async function checkFile(file: CopiedFile, folder: string): Promise<string> {
  const target = join(folder, file.name);
  await requireNoFolder(target, file);
  if (await hasContent(target, await file.read())) return `${target} has version ${version}.`;
  const isPresent = await lstat(target).then(
    () => true,
    () => false,
  );
  const state = isPresent ? `is not ${file.title}` : 'is missing';
  throw new Error(`${target} ${state}. Run: ${commandOf(file, folder)}`);
}

/**
 * Rejects if there is a folder in the place of the file, which `--force` does not replace, either.
 */
async function requireNoFolder(target: string, { name }: CopiedFile): Promise<void> {
  const found = await lstat(target).catch(() => undefined);
  if (!found?.isDirectory()) return;
  throw new Error(`${target} is a folder. Remove or rename it, to make room for the file ${name}.`);
}

async function hasContent(target: string, content: Buffer): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  // Nothing may ever be written to a pipe, and some devices never end.
  if (!found?.isFile()) return false;
  const present = await readFile(target).catch(() => undefined);
  return present?.equals(content) ?? false;
}

/** Resolves to whether there is no file, or a copy in some version. */
async function isReplaceable(target: string, { isCopy }: CopiedFile): Promise<boolean> {
  const present = await lstat(target).catch(() => undefined);
  if (!present) return true;
  return present.isFile() && isCopy(await readFile(target, 'utf8'));
}

function commandOf({ options }: CopiedFile, folder: string): string {
  return ['npx toolworker init', quote(folder), ...options].join(' ');
}
