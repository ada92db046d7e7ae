import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { errorsOf, families } from './held-out.ts';

/** Resolves to the size that the estimate adds to a bundle, in bytes after gzip. */
async function bytesOfEstimate(): Promise<number> {
  const input = 'src/tools/token-counter/estimate-tokens.ts';
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

/** The errors of the estimate for each family, and its size in bytes. */
export const measurements = {
  errors: Object.fromEntries(families.map((family) => [family, errorsOf(family)])),
  bytes: await bytesOfEstimate(),
};
