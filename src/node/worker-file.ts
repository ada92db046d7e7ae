import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { workerFile } from '../protocol/messages.ts';

/** Resolves to the ready-made worker of the installed package. */
export function readWorker(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`toolworker/${workerFile}`));
}
