import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';

/**
 * Whether `npm run workerd:install` has run. Its package takes 130 MB, so that `npm test` does
 * without it.
 */
export const hasWorkerd = existsSync(new URL('node_modules/workerd', import.meta.url));

/**
 * Serves a module on workerd, the engine of Cloudflare Workers, from a folder. First run
 * `npm run workerd:install`.
 */
export async function startWorkerd(
  port: number,
  folder: string,
  source = "export { default } from 'toolworker/server';",
): Promise<ChildProcess> {
  const code = await bundle(source);
  writeFileSync(join(folder, 'server.js'), code);
  writeFileSync(join(folder, 'config.capnp'), configuration(port));
  const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd');
  return spawn(workerd, ['serve', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function configuration(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "api", worker = (
      modules = [(name = "server.js", esModule = embed "server.js")],
      compatibilityDate = "2026-01-01",
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "api")],
);`;
}
