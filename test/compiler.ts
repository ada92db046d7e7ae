import { createRequire } from 'node:module';
import { join } from 'node:path';

/** TypeScript's compiler, as a script for Node. */
export const compilerPath = join(
  createRequire(import.meta.url).resolve('@typescript/native/package.json'),
  '../bin/tsc',
);
