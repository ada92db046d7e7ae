import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const builder = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');

/** The built files by their path on the site. */
export type Release = ReadonlyMap<string, { readonly type: string; readonly text: string }>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Builds an app in production mode. */
export async function buildApp(name: string, mode: string): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'toolworker-app-'));
  try {
    const root = fileURLToPath(new URL(name, import.meta.url));
    await buildInProduction(root, '--mode', mode, '--outDir', folder);
    return await readRelease(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Runs `vite build` in a process of its own: Vitest's mode would select development builds of
 * libraries.
 */
export async function buildInProduction(
  root: string,
  ...options: readonly string[]
): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env;
  const args = [builder, 'build', ...options];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: environment });
}

async function readRelease(folder: string): Promise<Release> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
        const type = types[extname(name)] ?? '';
        return [path, { type, text: await readFile(file, 'utf8') }] as const;
      }),
    ),
  );
}
