import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticMiddleware } from 'srvx/static';
import retiredWorker from './retired-worker.js?raw';

type Demo = (request: Request, pathname: string) => Promise<Response>;

const everyHeader = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
const script = { ...everyHeader, 'Content-Type': 'text/javascript; charset=utf-8' };
const markdown = 'text/markdown; charset=utf-8';
const html = { ...everyHeader, 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Returns a function that answers requests with the demo's files. The pages call this server instead of a
 * worker, which would stay on the port after the server ends and hide other apps there.
 */
export function createDemo(dir: string): Demo {
  const files = staticMiddleware({ dir, renderHTML: (page) => respondPage(page.html, 200) });
  const missing = async () => respondPage(await readFile(join(dir, '404.html'), 'utf8'), 404);
  return async (request, pathname) => {
    if (pathname === '/sw.js') return new Response(retiredWorker, { headers: script });
    // The middleware takes quadratic time for repeated slashes.
    if (pathname.includes('//')) return missing();
    const response = await files(request, missing);
    for (const [name, value] of Object.entries(everyHeader)) response.headers.set(name, value);
    // The middleware does not know it.
    if (pathname.endsWith('.md') && response.ok) response.headers.set('Content-Type', markdown);
    return response;
  };
}

function respondPage(page: string, status: number): Response {
  const [, policy] = /"Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  // Only the header can say who may frame the page.
  const headers = { ...html, 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
  return new Response(page.replace('<html', '<html data-api="server"'), { status, headers });
}
