import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../version.ts';

const fileName = 'toolworker.js';
const workerFile = new URL(fileName, import.meta.url);

/** Copies the worker of the installed package into a folder, and resolves to what was done. */
export async function copyWorker(folder: string): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is not a folder.`);
  const target = join(folder, fileName);
  if (await isCurrent(target)) return `${target} is that of version ${version} already.`;
  await writeFile(target, await readFile(workerFile));
  return `Wrote ${target} of version ${version}.`;
}

/** Rejects where the folder has another worker than the installed package, or none. */
export async function checkWorker(folder: string): Promise<string> {
  const target = join(folder, fileName);
  if (await isCurrent(target)) return `${target} is that of version ${version}.`;
  throw new Error(
    `${target} is missing or not that of version ${version}. Run: npx toolworker init ${folder}`,
  );
}

async function isCurrent(target: string): Promise<boolean> {
  const present = await readFile(target).catch(() => undefined);
  return present?.equals(await readFile(workerFile)) ?? false;
}
