import { lstat, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimMessage, workerFile } from '../client/messages.ts';
import { version } from '../version.ts';
import { readWorker } from './worker-file.ts';

/**
 * Copies the worker of the installed package into a folder, and resolves to what was done. Without
 * `isForced` it replaces nothing but copies of any version.
 */
export async function copyWorker(folder: string, isForced: boolean): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is not a folder.`);
  const target = join(folder, workerFile);
  if (await isCurrent(target)) return `${target} is that of version ${version} already.`;
  if (!isForced && !(await isReplaceable(target))) {
    throw new Error(
      `${target} is a link or another file. To replace it, run: npx toolworker init ${folder} --force`,
    );
  }
  const worker = await readWorker();
  await rm(target, { force: true });
  // Fails if there is a link again, instead of following it.
  await writeFile(target, worker, { flag: 'wx' });
  return `Wrote ${target} of version ${version}.`;
}

/** Rejects unless the folder has the worker of the installed package. */
export async function checkWorker(folder: string): Promise<string> {
  const target = join(folder, workerFile);
  if (await isCurrent(target)) return `${target} is that of version ${version}.`;
  throw new Error(
    `${target} is missing or not that of version ${version}. Run: npx toolworker init ${folder}`,
  );
}

async function isCurrent(target: string): Promise<boolean> {
  const present = await readFile(target).catch(() => undefined);
  return present?.equals(await readWorker()) ?? false;
}

/** Whether there is nothing, or a copy of a worker of ours: all of them know this message. */
async function isReplaceable(target: string): Promise<boolean> {
  const present = await lstat(target).catch(() => undefined);
  if (!present) return true;
  return present.isFile() && (await readFile(target, 'utf8')).includes(claimMessage);
}
