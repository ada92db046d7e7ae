import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { RenderedSite } from './render-site.tsx';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Matches the addresses of pages, which contain no file name. */
const isOfPage = /^(?:\/[\w-]+)*\/?$/;

/** Matches the addresses of other rendered files. */
const isOfFile =
  /^\/(?:docs\/.*\.(?:json|md)|llms(?:-full)?\.txt|icons\.svg|robots\.txt|sitemap\.xml)$/;

function typeOf(path: string) {
  if (path.endsWith('.json')) return { 'Content-Type': 'application/json' };
  if (path.endsWith('.svg')) return { 'Content-Type': 'image/svg+xml' };
  if (path.endsWith('.xml')) return { 'Content-Type': 'application/xml' };
  return { 'Content-Type': `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8` };
}

/**
 * Adds a folder's missing final slash by a redirect, since other hosts find the page without it,
 * too.
 */
export const redirectToFolder: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (!isFolder.test(url)) return next();
  response.writeHead(301, { Location: `${url}/` }).end();
};

/** Matches the paths of languages and folders, without a final slash. */
const isFolder =
  /^(?:\/[a-z]{2}|(?:\/[a-z]{2})?\/(?:tools\/[\w-]+|api|console|embed|tables|docs(?:\/[\w-]+)*))$/;

/** Removed in development, since the policy blocks what Vite adds to a page. */
const policy = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/** Answers with pages and other rendered files, as they are now. */
export function answerRendered(
  server: ViteDevServer,
  render: () => Promise<RenderedSite>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [path = ''] = url.split(/[?#]/);
    if (!isOfPage.test(path) && !isOfFile.test(path)) return next();
    const answer = async () => {
      const { pages, files } = await render();
      const file = files.get(path.slice(1));
      if (file !== undefined) {
        response.writeHead(200, typeOf(path)).end(file);
        return;
      }
      const page = pages.get(`${path.slice(1)}index.html`);
      const shown = page ?? pages.get('404.html') ?? '';
      response.writeHead(page ? 200 : 404, html);
      response.end(await server.transformIndexHtml(url, shown.replace(policy, '')));
    };
    answer().catch(next);
  };
}

/** Answers requests for other pages with the page that says that there is none. */
export function answerNotFound(folder: string): Connect.NextHandleFunction {
  return ({ url = '', headers }, response, next) => {
    if (url.endsWith('.html') || !headers.accept?.includes('text/html')) return next();
    response.writeHead(404, html);
    response.end(readFileSync(join(folder, '404.html')));
  };
}
