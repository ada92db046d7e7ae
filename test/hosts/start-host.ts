import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import sirv from 'sirv';
import { listen } from '../browser/site.ts';
import type { Host } from './hosts.ts';
import type { AppServer, InstalledApp } from './install-app.ts';

export interface RunningHost extends AppServer {
  /** The paths of the built files. */
  readonly files: readonly string[];
}

/** Builds or serves an app, with the app's backend at the same origin. */
export async function startHost(
  app: InstalledApp,
  { from, hasFallback = false }: Host,
  backend: RequestListener,
): Promise<RunningHost> {
  if ('build' in from) {
    await app.build(from.build);
    const output = join(app.folder, from.output);
    return { ...(await serveFolder(output, hasFallback, backend)), files: await filesIn(output) };
  }
  const api = await listen(backend);
  const server = await app.serve(from.serve, api.origin);
  const stop = async () => {
    await server.stop();
    await api.stop();
  };
  return { ...server, stop, files: [] };
}

/** Returns the paths of a site's files. */
async function filesIn(output: string): Promise<readonly string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(output, join(parentPath, name))}`)
    .filter((path) => !path.startsWith('/node_modules/'));
}

/** Serves a folder and the app's backend at one origin. */
function serveFolder(folder: string, hasFallback: boolean, backend: RequestListener) {
  const files = sirv(folder, { dev: true, single: hasFallback });
  return listen((request, response) => {
    if (request.url?.startsWith('/api/')) backend(request, response);
    else {
      files(request, response, () => {
        response.writeHead(404).end('Not found');
      });
    }
  });
}
