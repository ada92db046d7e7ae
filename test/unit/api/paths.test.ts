import { describe, expect, test } from 'vitest';
import { createHandler } from '../../../src/api/handler.ts';
import { requestedName, resolveOptions } from '../../../src/api/paths.ts';
import { toolsBySlug } from '../../../src/api/tools-by-slug.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';

const list = [percentageOfTool];
const tools = toolsBySlug(list);

/** Whether a request is answered, alone or beside a server of the app. */
function isAnswered(
  path: string,
  method: string,
  mode: RequestMode,
  { base = '/api/', index = true } = {},
) {
  // The constructor does not accept the mode `navigate`.
  const request = Object.defineProperty(new Request('https://example.com/', { method }), 'mode', {
    value: mode,
  });
  const names = (['error', 'network'] as const).map((unmatched) =>
    requestedName(request, new URL(path, request.url), { tools, base, unmatched, index }),
  );
  return names.map((name) => name !== undefined);
}

test.each([
  ['/api', true, true],
  ['/api/', true, true],
  ['/api/openapi.json', true, true],
  ['/api/percentage-of', true, true],
  ['/api/percentage-of/', true, true],
  ['/api/orders', true, false],
  ['/api/percentage-of/orders', true, false],
  ['/apis', false, false],
  ['/shop/api/percentage-of', false, false],
])('%s is answered: %s, and beside a server of the app: %s', (path, alone, beside) => {
  expect(isAnswered(path, 'GET', 'cors')).toEqual([alone, beside]);
});

test.each([
  ['GET', '/api', true],
  ['GET', '/api/', true],
  ['GET', '/api/openapi.json', true],
  ['GET', '/api/percentage-of', true],
  ['GET', '/api/guide', false],
  ['POST', '/api/percentage-of', false],
  ['POST', '/api/', false],
])('a visit by %s to %s is answered: %s', (method, path, answered) => {
  expect(isAnswered(path, method, 'navigate')).toEqual([answered, answered]);
});

test('answers only paths below the base', () => {
  const base = '/app/rest/';
  expect(isAnswered('/app/rest/orders', 'GET', 'cors', { base })).toEqual([true, false]);
  expect(isAnswered('/api/percentage-of', 'GET', 'cors', { base })).toEqual([false, false]);
});

test.each([
  ['/api/', false, false],
  ['/api/openapi.json', false, false],
  ['/api/percentage-of', true, true],
  ['/api/orders', true, false],
])('without an index, %s is answered: %s, and beside a server: %s', (path, alone, beside) => {
  expect(isAnswered(path, 'GET', 'cors', { index: false })).toEqual([alone, beside]);
});

test.each([
  [{}, 'network', { base: '/api/', unmatched: 'network', index: true }],
  [{}, 'error', { base: '/api/', unmatched: 'error', index: true }],
  [
    { base: '/app', unmatched: 'error', index: false },
    'network',
    { base: '/app/', unmatched: 'error', index: false },
  ],
  [{ unmatched: 'network' }, 'error', { base: '/api/', unmatched: 'network', index: true }],
] as const)('the options %j, with %s by default, become %j', (options, byDefault, resolved) => {
  expect(resolveOptions({ tools: list, ...options }, byDefault)).toEqual({ tools, ...resolved });
});

test('an invalid option that plain JavaScript may pass is refused', () => {
  const options = JSON.parse('{ "unmatched": "netwrok" }');
  const error = new TypeError('unmatched: expected one of error, network');
  expect(() => resolveOptions(options, 'error')).toThrow(error);
});

describe('the pages of the tools', () => {
  test.each([
    [{}, 'https://example.com/app/tools/percentage-of'],
    [{ pages: '/calculators' }, 'https://example.com/calculators/percentage-of'],
    [{ pages: '/calculators/' }, 'https://example.com/calculators/percentage-of'],
    [{ pages: '../rechner/' }, 'https://example.com/app/rechner/percentage-of'],
    [{ pages: 'https://docs.example/a b' }, 'https://docs.example/a%20b/percentage-of'],
    [{ pages: false as const }, null],
  ])('are with %j at %s', async (options, webUrl) => {
    const handle = createHandler({ tools: list, base: '/app/api/', ...options });
    const get = async (path: string) =>
      (await handle(new Request(`https://example.com/app/api/${path}`))).json();
    expect(await get('percentage-of')).toMatchObject({ ok: true, webUrl });
    expect(await get('')).toMatchObject({ tools: [{ webUrl }] });
  });

  test.each(['', '/tool?name=', '/tools#', 'mailto:a@b.example', 'https://', null, true, 7])(
    'cannot be at %j',
    (pages) => {
      const error = new TypeError('pages: expected a path such as /tools/, a URL or false');
      expect(() => createHandler({ tools: list, pages } as never)).toThrow(error);
    },
  );
});
