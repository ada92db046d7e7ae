import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Stryker } from '@stryker-mutator/core';

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const folder = 'reports';
const file = `${folder}/mutation.md`;

const heading = `# How many mutants the tests kill

Written by \`npm run mutate\`. A mutant is a small change to the code in a file or folder of \`src\`;
it is killed if a test fails. The score is the share of killed ones.

| | mutants | killed | score |
| --- | ---: | ---: | ---: |
`;

interface Tally {
  readonly mutants: number;
  readonly killed: number;
}

/**
 * Replaces the row of a file or folder in the table, and removes rows of files and folders that no
 * longer exist.
 */
export function writeResults(unit: string, mutants: Mutants, units: ReadonlySet<string>): void {
  const tallies = readTallies().set(unit, tallyOf(mutants));
  for (const name of tallies.keys()) if (!units.has(name)) tallies.delete(name);
  const rows = [...tallies].map(([name, tally]) => rowOf(name, tally)).sort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, heading + [...rows, rowOf('all', sum([...tallies.values()]))].join(''));
}

function readTallies(): Map<string, Tally> {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rows = written.matchAll(/^\| (\S+) \| (\d+) \| (\d+) /gm);
  const tallies = new Map<string, Tally>();
  for (const [, unit = '', mutants, killed] of rows) {
    tallies.set(unit, { mutants: Number(mutants), killed: Number(killed) });
  }
  tallies.delete('all');
  return tallies;
}

function tallyOf(mutants: Mutants): Tally {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  return { mutants: killed + count('Survived', 'NoCoverage'), killed };
}

function sum(tallies: readonly Tally[]): Tally {
  return {
    mutants: tallies.reduce((total, { mutants }) => total + mutants, 0),
    killed: tallies.reduce((total, { killed }) => total + killed, 0),
  };
}

function rowOf(name: string, { mutants, killed }: Tally): string {
  return `| ${name} | ${mutants} | ${killed} | ${((100 * killed) / mutants).toFixed(1)} % |\n`;
}
