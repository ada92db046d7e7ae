import { describe, expect, test } from 'vitest';
import { createHandler } from '../../src/api/handler.ts';
import { addressOf, requestedName, resolveOptions } from '../../src/api/paths.ts';
import { toolsBySlug } from '../../src/api/tools-by-slug.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';

const list = [percentageOfTool];
const tools = toolsBySlug(list);
const base = '/api/';

/** Returns a request as `requestedName` sees it. The constructor does not accept the mode `navigate`. */
function requestOf(method: string, mode: RequestMode): Request {
  const request = new Request('https://example.com/', { method });
  Object.defineProperty(request, 'mode', { value: mode });
  return request;
}

const call = requestOf('GET', 'cors');

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
  expect(requestedName(call, path, { tools, base, unmatched: 'error' }) !== undefined).toBe(alone);
  expect(requestedName(call, path, { tools, base, unmatched: 'network' }) !== undefined).toBe(
    beside,
  );
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
  for (const unmatched of ['error', 'network'] as const) {
    const visit = requestOf(method, 'navigate');
    expect(requestedName(visit, path, { tools, base, unmatched }) !== undefined).toBe(answered);
  }
});

test('answers only paths below the base', () => {
  const resolved = { tools, base: '/app/rest/', unmatched: 'error' } as const;
  expect(requestedName(call, '/app/rest/orders', resolved) !== undefined).toBe(true);
  expect(requestedName(call, '/api/percentage-of', resolved) !== undefined).toBe(false);
});

describe('resolveOptions', () => {
  test('uses the defaults of the entry point', () => {
    expect(resolveOptions({ tools: list }, 'network')).toEqual({
      tools,
      base: '/api/',
      unmatched: 'network',
    });
    expect(resolveOptions({ tools: list }, 'error')).toEqual({
      tools,
      base: '/api/',
      unmatched: 'error',
    });
  });

  test('keeps the given options', () => {
    expect(resolveOptions({ tools: list, base: '/app', unmatched: 'error' }, 'network')).toEqual({
      tools,
      base: '/app/',
      unmatched: 'error',
    });
    const { unmatched } = resolveOptions({ tools: list, unmatched: 'network' }, 'error');
    expect(unmatched).toBe('network');
  });

  test('refuses an invalid option that plain JavaScript may pass', () => {
    const options = JSON.parse('{ "unmatched": "netwrok" }');
    const error = new TypeError('unmatched: expected one of error, network');
    expect(() => resolveOptions(options, 'error')).toThrow(error);
  });
});

test('returns the addresses of a tool below the origin and the base', () => {
  expect(addressOf(percentageOfTool, 'https://example.com', '/app/rest/')).toEqual({
    endpoint: '/app/rest/percentage-of',
    url: 'https://example.com/app/rest/percentage-of',
    webUrl: 'https://example.com/app/tools/percentage-of',
  });
});

describe('the pages of the tools', () => {
  const get = async (path: string, options: object) => {
    const handle = createHandler({ tools: list, base: '/app/api/', ...options });
    return (await handle(new Request(`https://example.com${path}`))).json();
  };

  test.each([
    [undefined, 'https://example.com/app/tools/percentage-of'],
    ['/calculators', 'https://example.com/calculators/percentage-of'],
    ['/calculators/', 'https://example.com/calculators/percentage-of'],
    ['../rechner/', 'https://example.com/app/rechner/percentage-of'],
    ['https://docs.example/a b', 'https://docs.example/a%20b/percentage-of'],
    [false, null],
  ])('are at %j', async (pages, webUrl) => {
    const options = pages === undefined ? {} : { pages };
    expect(await get('/app/api/percentage-of', options)).toMatchObject({ ok: true, webUrl });
    expect(await get('/app/api/', options)).toMatchObject({ tools: [{ webUrl }] });
  });

  test.each(['', '/tool?name=', '/tools#', 'mailto:a@b.example', 'https://', null, true, 7])(
    'cannot be at %j',
    (pages) => {
      const options = { tools: list, pages } as never;
      expect(() => createHandler(options)).toThrow(
        new TypeError('pages: expected a path such as /tools/, a URL or false'),
      );
    },
  );
});
