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
  // Vitest's own mode would select development builds of the apps' libraries.
  const { NODE_ENV: _, ...environment } = process.env;
  try {
    await promisify(execFile)(
      process.execPath,
      [builder, 'build', '--mode', mode, '--outDir', folder],
      { cwd: fileURLToPath(new URL(name, import.meta.url)), env: environment },
    );
    return await readRelease(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
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
