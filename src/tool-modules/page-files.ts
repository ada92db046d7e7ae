import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { workerFile } from '../protocol/messages.ts';

/** The client of the API in one file. */
export const clientFile = 'toolworker-client.js';

/** Resolves to the ready-made worker of the installed package. */
export function readWorker(): Promise<Buffer> {
  return readExport(workerFile);
}

/** Resolves to the client of the installed package. */
export function readClient(): Promise<Buffer> {
  return readExport(clientFile);
}

function readExport(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`toolworker/${file}`));
}
