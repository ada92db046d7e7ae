import { createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { testInSweep as test } from '../sampled.ts';

interface Server {
  readonly name: string;
  /** Starts the server and resolves to its origin and a function that stops it. */
  readonly start: () => Promise<{ readonly origin: string; readonly stop: () => Promise<unknown> }>;
}

const quiet = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;

const servers: readonly Server[] = [
  {
    name: 'vite, in development',
    start: async () => {
      const server = await createServer({ ...quiet, server: { port: 0, ws: false } });
      await server.listen();
      return { origin: originOf(server.resolvedUrls), stop: () => server.close() };
    },
  },
  {
    name: 'vite preview',
    start: async () => {
      const server = await preview({ ...quiet, preview: { port: 0 } });
      return { origin: originOf(server.resolvedUrls), stop: () => server.close() };
    },
  },
];

function originOf(urls: { readonly local: readonly string[] } | null): string {
  return new URL(urls?.local[0] ?? '').origin;
}

describe.each(servers)('$name', ({ start }) => {
  let server: Awaited<ReturnType<Server['start']>>;

  // On a busy machine, Vite may start slowly.
  beforeAll(async () => {
    // Under Vitest, vite.config.ts omits the plugins that build the site.
    vi.stubEnv('VITEST', undefined);
    server = await start();
    vi.unstubAllEnvs();
  }, 60_000);

  afterAll(() => server.stop());

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
    const response = await fetch(server.origin + path, { headers });
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
    const response = await fetch(server.origin + path);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toMatch(content);
  });
});
