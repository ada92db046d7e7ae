import { createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Only Vite's servers can break the addresses of the site's pages, which have no files with these
// names.

const quiet = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;

async function startDevelopment() {
  const server = await createServer({ ...quiet, server: { port: 0, ws: false } });
  return server.listen();
}

const startPreview = () => preview({ ...quiet, preview: { port: 0 } });

describe.each([
  ['vite, in development', startDevelopment],
  ['vite preview', startPreview],
])('%s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  let origin: string;

  beforeAll(async () => {
    // Under Vitest, vite.config.ts omits the plugins that build the site.
    vi.stubEnv('VITEST', undefined);
    server = await start();
    vi.unstubAllEnvs();
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  });

  afterAll(() => server.close());

  test.each([
    ['/', 200, 'Everyday tools'],
    ['/console/', 200, 'A JSON API'],
    ['/tools/bmi-calculator/', 200, 'BMI Calculator'],
    ['/tools/bmi-calculator', 200, 'BMI Calculator'],
    ['/docs/', 200, 'Guides'],
    ['/docs/hosts/next/', 200, 'Next.js'],
    ['/docs/hosts/next', 200, 'Next.js'],
    ['/tools/none', 404, 'There is no page'],
    ['/docs/none/', 404, 'There is no page'],
    ['/nowhere/', 404, 'There is no page'],
  ])('serves %s with status %i and the heading "%s…"', async (path, status, heading) => {
    const headers = { Accept: 'text/html' };
    const response = await fetch(origin + path, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const [, shown = ''] = /<h1>(.*?)<\/h1>/.exec(await response.text()) ?? [];
    expect(shown.replaceAll(/<[^>]*>/g, '')).toContain(heading);
  });

  test.each([
    ['/docs/search.json', /^application\/json/, /^\[\{"url":"\/docs\//],
    ['/llms.txt', /^text\/plain/, /^# Toolworker\n/],
    ['/docs/servers/index.html.md', /^text\/markdown/, /^# Servers\n/],
  ])('serves %s', async (path, type, content) => {
    const response = await fetch(origin + path);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toMatch(content);
  });
});
