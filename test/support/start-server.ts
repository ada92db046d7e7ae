import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

/** A server in a process of its own, on this machine. */
export interface RunningServer {
  readonly origin: string;
  /** Ends the process, and resolves to what it has printed as errors. */
  readonly stop: () => Promise<string>;
}

/** Starts a server on a free port, and waits until it answers. */
export async function startServer(
  start: (port: number) => ChildProcess | Promise<ChildProcess>,
): Promise<RunningServer> {
  const port = await freePort();
  const server = running(await start(port), `http://127.0.0.1:${port}`);
  while (!(await fetch(server.origin).catch(() => undefined))) await rest(20);
  return server;
}

/**
 * Runs `toolworker serve` on a port that the system chooses, and reads the address that it prints.
 */
export async function startCommand(...options: readonly string[]): Promise<RunningServer> {
  const args = [manifest.bin.toolworker, 'serve', '--port', '0', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [, url = ''] = /Open (\S+)/.exec(line) ?? [];
  return running(child, new URL(url).origin);
}

const preload = new URL('../package/servers/on-loopback.js', import.meta.url).href;

/**
 * Runs code that the documentation shows, word for word, on this machine although it would choose a
 * port itself.
 */
export function startRecipe(name: string): Promise<RunningServer> {
  const args = ['--import', preload, `test/package/servers/${name}.js`];
  return startServer((port) =>
    spawn(process.execPath, args, {
      env: { ...process.env, PORT: `${port}`, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
}

function running(child: ChildProcess, origin: string): RunningServer {
  const errors = text(child.stderr ?? Readable.from([]));
  return {
    origin,
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      return errors;
    },
  };
}
