import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
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
