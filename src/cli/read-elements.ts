import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ElementParts } from './compose-element.ts';

const fileOfElements = () => createRequire(import.meta.url).resolve('toolworker/elements.js');

/** Resolves to the module of the installed package that defines `<tool-form>` with all tools. */
export function readElements(): Promise<Buffer> {
  return readFile(fileOfElements());
}

/** Resolves to the parts of which such a module with chosen tools is made. */
export async function readElementParts(): Promise<ElementParts> {
  return JSON.parse(await readFile(fileOfElements().replace(/js$/, 'parts.json'), 'utf8'));
}
