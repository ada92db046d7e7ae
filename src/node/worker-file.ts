import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The name under which `install()` looks for the worker. */
export const workerName = 'toolworker.js';

/** Resolves to the ready-made worker of the installed package. */
export function readWorker(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`toolworker/${workerName}`));
}
