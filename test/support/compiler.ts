import { createRequire } from 'node:module';
import { join } from 'node:path';

const requireHere = createRequire(import.meta.url);

/** The path of TypeScript's compiler, a script for Node. */
export const compilerPath = join(
  requireHere.resolve('@typescript/native/package.json'),
  '../bin/tsc',
);

const requireThere = createRequire(requireHere.resolve('@arethetypeswrong/core'));

/** The oldest compiler that we have, which a package depends on that checks types. */
export const lowestCompiler = {
  version: requireThere('typescript').versionMajorMinor,
  path: requireThere.resolve('typescript/bin/tsc'),
};
