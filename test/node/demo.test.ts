import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../../src/node/demo.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>${title}</title></head></html>`;

const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
const demo = createDemo(folder);

beforeAll(() => {
  mkdirSync(join(folder, 'console'));
  writeFileSync(join(folder, 'index.html'), page('Home'));
  writeFileSync(join(folder, 'console/index.html'), page('Console'));
  writeFileSync(join(folder, '404.html'), page('Missing'));
  writeFileSync(join(folder, 'style.css'), 'a { color: red }');
  writeFileSync(join(folder, 'sw.js'), 'the worker of the site');
});

afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string) => demo(new Request(`http://localhost${path}`), path);

test.each([
  ['/', 200, 'Home'],
  ['/console/', 200, 'Console'],
  ['/console', 200, 'Console'],
  ['/none', 404, 'Missing'],
  // The middleware would match these in quadratic time.
  ['//', 404, 'Missing'],
  ['/console//', 404, 'Missing'],
])(
  'serves %s with status %i and the title %s, marked as a page with an API',
  async (path, status, title) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const html = await response.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<html data-api="server" lang="en">');
  },
);

test('serves files with their type, and not in frames', async () => {
  const response = await ask('/style.css');
  expect(await response.text()).toBe('a { color: red }');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test("replaces the site's worker with one that removes it", async () => {
  const response = await ask('/sw.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const script = await response.text();
  expect(script).toContain('registration.unregister()');
  expect(script).not.toContain('the worker of the site');
});
