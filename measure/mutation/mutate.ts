import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { writeResults } from './results.ts';

const configFile = 'measure/mutation/stryker.config.json';

/** Data, and definitions, which are mostly descriptions. */
const unmutated = /\/(?:tool|registry|models|weights|messages|index|cli|licenses)\.ts$/;

/** Returns the files of a folder, as paths from the project's root. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

/** The ready-made worker has no logic of its own. */
const files = filesOf('src')
  .filter((file) => /^src\/.+\/[^/]+\.tsx?$/.test(file) && !unmutated.test(file))
  .sort();

const wanted = process.argv.slice(2);
const isWanted = (file: string) =>
  wanted.length === 0 || wanted.some((part) => file.includes(part));

/** Returns the unit that is mutated and tested together: the folder of a tool, or a file. */
const unitOf = (file: string) => {
  const place = /\/tools\/.+\//.test(file) ? path.posix.dirname(file) : file.replace(/\.tsx?$/, '');
  return place.replace(/^src\//, '');
};

const units = new Set(files.map(unitOf));

for (const unit of new Set(files.filter(isWanted).map(unitOf))) {
  const all = files.filter((file) => unitOf(file) === unit);
  const mutated = all.filter(isWanted);
  // Read by the Vitest configuration, in one of Stryker's processes.
  process.env.MUTATED_UNIT = unit;
  const mutants = await new Stryker({ configFile, mutate: mutated }).runMutationTest();
  if (mutated.length === all.length && mutants.length > 0) writeResults(unit, mutants, units);
}
