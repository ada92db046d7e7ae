import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'es-module-lexer';
import { build, type Plugin } from 'vite';

/** Bundles an import of one function as a user's bundler would. Returns the minified code. */
export function bundleOf(name: string): Promise<string> {
  return bundle(`export { ${name} } from 'toolworker';`);
}

/** Bundles a module in a folder as a user's bundler would. Returns the minified code. */
export function bundle(source: string, folder = resolve('.')): Promise<string> {
  const entry = join(folder, 'virtual-entry.js');
  return bundleFile(entry, [
    {
      name: 'entry',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) => (id === entry ? source : undefined),
    },
  ]);
}

/** Bundles a file as a user's bundler would. Returns the minified code. */
export async function bundleFile(input: string, plugins: readonly Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
    plugins: [...plugins],
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

export function gzipBytes(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

/** Returns the gzip bytes of the file of a module and of the files that it imports. */
export function sizesOf(
  path: string,
  found = new Map<string, number>(),
): ReadonlyMap<string, number> {
  if (found.has(path)) return found;
  const code = readFileSync(path, 'utf8');
  found.set(path, gzipBytes(code));
  for (const { specifier, type } of parse(code)[0]) {
    if (type === 'static' && specifier) sizesOf(join(dirname(path), specifier), found);
  }
  return found;
}
