import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

declare module 'vitest' {
  interface ProvidedContext {
    /** What to install before the tests of a project can run; `need-browser.ts` fails with it. */
    readonly missing: string;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The path that a variable names, or the first of the places that exists. */
export function findProgram(variable: string, places: readonly string[]): string | undefined {
  const named = process.env[variable];
  return (named ? [named] : places).find((place) => existsSync(place));
}

/** Where macOS has an app: for all users or for one. */
export function appsOnMac(program: string): readonly string[] {
  return ['', homedir()].map((home) => `${home}/Applications/${program}`);
}

/** Where Windows has a program: for all users or for one. */
export function programsOnWindows(
  program: string,
  environment: Environment = process.env,
): readonly string[] {
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = environment[variable];
    return folder ? [`${folder}\\${program}`] : [];
  });
}

/** Nothing is installed on a machine of yours unless you say so. */
export function mayInstall({ CI, TOOLWORKER_BROWSERS }: Environment = process.env): boolean {
  return (Boolean(CI) && CI !== 'false') || TOOLWORKER_BROWSERS === 'install';
}

/** Says how to get what is missing. */
export function missing(browser: string, variable: string, ...packages: readonly string[]): string {
  return [
    `These tests need ${browser}.`,
    `Install it (on Debian: apt-get install ${packages.join(' ')}), or set ${variable} to its path.`,
    'TOOLWORKER_BROWSERS=install installs it; TOOLWORKER_BROWSERS=skip leaves these tests out.',
  ].join('\n');
}

export function installFromDebian(...packages: readonly string[]): boolean {
  return (
    process.getuid?.() === 0 &&
    runs('apt-get', 'update') &&
    runs('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  );
}

export function runs(command: string, ...options: readonly string[]): boolean {
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}
