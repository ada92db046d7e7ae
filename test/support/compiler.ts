import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The path of TypeScript's compiler, a script for Node. */
export const compilerPath = join(
  createRequire(import.meta.url).resolve('@typescript/native/package.json'),
  '../bin/tsc',
);
