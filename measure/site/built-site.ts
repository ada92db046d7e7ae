import { preview } from 'vite';
import { chromium } from '../../test/browser/engines/find-chromium.ts';

/** Serves the built site with compression, as hosts do. */
export async function serveSite() {
  const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return { origin, stop: () => server.close() };
}

export function chromiumPath(): string {
  const path = chromium.find();
  if (!path) throw new Error('There is no Chromium: `npm run browsers -- chromium`.');
  return path;
}
