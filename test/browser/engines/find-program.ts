import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

declare module 'vitest' {
  interface ProvidedContext {
    /** Says what to install before the tests of a project can run; `need-browser.ts` throws it. */
    readonly missing: string;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the path that a variable names, if it exists. Without a variable, returns the first place that exists. */
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

/** Whether browsers may be installed: on CI, and on your own machine only if you ask for it. */
export function mayInstall({ CI, TOOLWORKER_BROWSERS }: Environment = process.env): boolean {
  return (Boolean(CI) && CI !== 'false') || TOOLWORKER_BROWSERS === 'install';
}

/** Returns instructions for getting a missing browser. */
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
