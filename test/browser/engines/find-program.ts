import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

/** A browser that tests drive, and how this machine gets it. */
export interface BrowserProgram<Found> {
  /** Its name, for people. */
  readonly name: string;
  /** The environment variables that name its files. */
  readonly variables: readonly string[];
  /** The packages that contain it, on Debian. */
  readonly packages: readonly string[];
  readonly find: () => Found | undefined;
  readonly install: () => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the path that a variable names, if it exists. Without a variable, returns the first place
 * that exists.
 */
export function findProgram(variable: string, places: readonly string[]): string | undefined {
  const named = process.env[variable];
  return (named ? [named] : places).find((place) => existsSync(place));
}

/** Returns the paths where macOS installs an app, for all users or for one. */
export function appsOnMac(program: string): readonly string[] {
  return ['', homedir()].map((home) => `${home}/Applications/${program}`);
}

/** Returns the paths where Windows installs a program, for all users or for one. */
export function programsOnWindows(
  program: string,
  environment: Environment = process.env,
): readonly string[] {
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = environment[variable];
    return folder ? [`${folder}\\${program}`] : [];
  });
}

/** Whether browser tests are left out on purpose. */
export function leavesOut({ TOOLWORKER_BROWSERS }: Environment = process.env): boolean {
  return TOOLWORKER_BROWSERS === 'skip';
}

/** Explains why the tests of a browser cannot run, and how to run them. */
export function reasonToLeaveOut(
  { name, variables, packages }: BrowserProgram<unknown>,
  environment: Environment = process.env,
): string {
  if (leavesOut(environment)) return `tests in ${name} are left out (TOOLWORKER_BROWSERS=skip)`;
  const wrong = variables.filter((variable) => environment[variable]);
  const cause = wrong.length > 0 ? `is not where ${wrong.join(' and ')} says` : 'is not installed';
  return [
    `tests in ${name} are left out, since it ${cause}.`,
    `Install it (on Debian: apt-get install ${packages.join(' ')}),`,
    `or set ${variables.join(' and ')} to its path.`,
  ].join(' ');
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function installFromDebian(...packages: readonly string[]): void {
  if (!isRoot() || !runs('apt-get', '--version')) return;
  runs('apt-get', 'update');
  runs('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
}

/** Runs a command without showing what it prints, and returns whether it succeeded. */
export function runs(command: string, ...options: readonly string[]): boolean {
  return spawnSync(command, options, { stdio: 'ignore' }).status === 0;
}
