import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { useBrowser } from './browser.ts';
import { listen, staticHost } from './site.ts';

/** What a strict page allows: its own scripts, no inline styles, and no text that becomes HTML. */
export const strictPolicy = [
  ...["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"],
  "trusted-types 'none'",
].join('; ');

/**
 * Serves pages whose module is `script`, which finds the built package below `/dist/`. Returns a
 * function that opens a page with a content, in a tab that the tests share; one that installs a
 * clock closes it. `isExpected` tells which messages pages may print.
 */
export function useElementPages(
  script: string,
  { policy = strictPolicy, isExpected }: Options = {},
) {
  const browser = useBrowser([], isExpected);
  const bodies: string[] = [];
  let page: Page | undefined;
  let site: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const dist = staticHost([['/dist/', 'dist']]);
    site = await listen((request, response) => {
      const { url = '' } = request;
      if (url.startsWith('/dist/')) {
        // A page imports a hundred modules.
        response.setHeader('Cache-Control', 'max-age=3600');
        return dist(request, response);
      }
      const isScript = url === '/page.js';
      response.writeHead(200, {
        'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
        'Content-Security-Policy': policy,
      });
      const number = new URL(url, 'http://localhost').searchParams.get('body');
      const body = number === null ? '' : bodies[Number(number)];
      response.end(
        isScript
          ? script
          : `<!doctype html><html lang="en"><title>Page</title><script type="module" src="/page.js"></script>${body}`,
      );
    });
  });
  afterAll(() => site.stop());
  return async (body: string) => {
    // A new tab takes three times as long as a new document.
    if (!page || page.isClosed()) page = await browser().context.newPage();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    // Some are longer than addresses can be.
    await page.goto(`${site.origin}/?body=${bodies.push(body) - 1}`);
    return page;
  };
}

interface Options {
  readonly policy?: string;
  readonly isExpected?: (message: string) => boolean;
}
