import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Apps get their packages as of this day instead of from lockfiles, so that a later release does
 * not break a test. To update all of them, change the day.
 */
const packagesAsOf = '2026-11-26';

/** An app with its dependencies in its own folder, outside this project. */
export interface InstalledApp {
  readonly folder: string;
  /** Runs a script of the app's package.json, unless it was the last one to run. */
  readonly build: (script: string) => Promise<void>;
  /** Starts a script that serves the app; requests below /api/ go to a backend. */
  readonly serve: (script: string, backend: string) => Promise<AppServer>;
  readonly remove: () => Promise<void>;
}

export interface AppServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Packs this package into a folder and resolves to the tarball. */
export async function packPackage(folder: string): Promise<string> {
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await npm(root, 'pack', ...options));
  return join(folder, filename);
}

/**
 * Installs a copy of an app in a folder here, with the packed package instead of the published one,
 * and with these versions of others.
 */
export async function installApp(
  path: string,
  tarball: string,
  others: readonly string[] = [],
): Promise<InstalledApp> {
  const folder = await mkdtemp(join(tmpdir(), `toolworker-${basename(path)}-`));
  await cp(new URL(path, import.meta.url), folder, { recursive: true });
  const options = [`--before=${packagesAsOf}`, '--prefer-offline', '--no-package-lock'];
  await npm(folder, 'install', ...options, tarball, ...others);
  let last: string | undefined;
  return {
    folder,
    build: async (script) => {
      if (script === last) return;
      await npm(folder, 'run', script);
      last = script;
    },
    serve: (script, backend) => serveApp(folder, script, backend),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function npm(folder: string, ...options: readonly string[]): Promise<string> {
  const run = promisify(execFile)('npm', options, {
    cwd: folder,
    env: environment(),
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await run.catch(({ message, stdout }: Error & { stdout: string }) => {
    throw new Error(`${message}\n${stdout}`);
  });
  return stdout;
}

async function serveApp(folder: string, script: string, backend: string): Promise<AppServer> {
  const port = String(await freePort());
  const server = spawn('npm', ['run', script, '--', '--host', '127.0.0.1', '--port', port], {
    cwd: folder,
    env: { ...environment(), BACKEND: backend },
    stdio: 'ignore',
    // npm does not pass a signal on to the processes that it started; a process group receives it
    // as a whole.
    detached: true,
  });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await answered(origin, server);
  return {
    origin,
    stop: async () => {
      if (server.pid !== undefined && !hasEnded(server)) process.kill(-server.pid);
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function answered(origin: string, server: ChildProcess): Promise<void> {
  while (!hasEnded(server)) {
    const response = await fetch(origin).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server for ${origin} has ended with code ${server.exitCode}.`);
}

/**
 * Returns the environment without the test runner's variables, which would make hosts build for
 * tests.
 */
function environment(): NodeJS.ProcessEnv {
  const ofTheRunner = /^(?:NODE_ENV|TEST|VITEST.*|MODE|DEV|PROD|SSR|BASE_URL|npm_(?!config_).*)$/;
  const inherited = Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name));
  return {
    ...Object.fromEntries(inherited),
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
}
