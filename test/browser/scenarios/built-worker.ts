import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Site } from '../engines/site.ts';

/** Bundles a worker of this folder, as an app's build does, and puts it on the site. */
export async function serveBuilt(site: Site, name: string): Promise<void> {
  const input = fileURLToPath(new URL(name, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const body = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  site.replies.set(`/${name}`, { headers: { 'content-type': 'text/javascript' }, body });
}
