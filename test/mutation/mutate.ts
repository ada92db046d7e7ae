import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { writeResults } from './results.ts';

const configFile = 'test/mutation/stryker.config.json';

/** Data, definitions, which consist of descriptions, and what only runs in a browser. */
const unmutated =
  /\/(?:tool|registry|models|weights|openapi|messages|index|control|diagnose|install(?:-error)?)\.ts$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:api|client|shared|tools)\/.*\.ts$/.test(file) && !unmutated.test(file))
  .sort();

const wanted = process.argv.slice(2);
const isWanted = (file: string) =>
  wanted.length === 0 || wanted.some((part) => `src/${file}`.includes(part));

/** What is changed and tested together: the folder of a tool, or a file. */
const unitOf = (file: string) =>
  /^tools\/.+\//.test(file) ? path.posix.dirname(file) : file.replace(/\.ts$/, '');

for (const unit of new Set(files.filter(isWanted).map(unitOf))) {
  const all = files.filter((file) => unitOf(file) === unit);
  const mutated = all.filter(isWanted);
  // The configuration of Vitest reads it, in a process of Stryker's.
  process.env.MUTATED_UNIT = unit;
  const mutate = mutated.map((file) => `src/${file}`);
  const mutants = await new Stryker({ configFile, mutate }).runMutationTest();
  if (mutated.length === all.length && mutants.length > 0) writeResults(unit, mutants);
}
