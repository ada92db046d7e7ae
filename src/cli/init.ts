import { lstat, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimMessage, workerFile } from '../client/messages.ts';
import { version } from '../version.ts';
import { readWorker } from '../vite/worker-file.ts';
import { quote } from './tool-flags.ts';

/**
 * Copies the worker of the installed package into a folder, and resolves to a message for the terminal.
 * Unless `isForced`, it replaces only copies of the worker, in any version.
 */
export async function copyWorker(folder: string, isForced: boolean): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is no folder. Name the folder that holds your page.`);
  const target = join(folder, workerFile);
  if (await isCurrent(target)) return `${target} already has version ${version}.`;
  if (!isForced && !(await isReplaceable(target))) {
    throw new Error(
      `${target} is a link or another file. To replace it, run: npx toolworker init ${quote(folder)} --force`,
    );
  }
  const worker = await readWorker();
  await rm(target, { force: true });
  // With `wx`, fails instead of following a link that has just been created.
  await writeFile(target, worker, { flag: 'wx' });
  return `Wrote ${target}, version ${version}.`;
}

/** Rejects unless the folder has a copy of the installed package's worker. */
export async function checkWorker(folder: string): Promise<string> {
  const target = join(folder, workerFile);
  if (await isCurrent(target)) return `${target} has version ${version}.`;
  const isPresent = await lstat(target).then(
    () => true,
    () => false,
  );
  const state = isPresent ? `is not the worker of version ${version}` : 'is missing';
  throw new Error(`${target} ${state}. Run: npx toolworker init ${quote(folder)}`);
}

async function isCurrent(target: string): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  // Nothing may ever be written to a pipe, and some devices never end.
  if (!found?.isFile()) return false;
  const present = await readFile(target).catch(() => undefined);
  return present?.equals(await readWorker()) ?? false;
}

/** Resolves to whether there is no file, or a copy of the worker: every version contains this message. */
async function isReplaceable(target: string): Promise<boolean> {
  const present = await lstat(target).catch(() => undefined);
  if (!present) return true;
  return present.isFile() && (await readFile(target, 'utf8')).includes(claimMessage);
}
