import { createHandler, tools } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { BodyUsedError } from '../../src/api/read-body.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';
import { fewOf, testInSweep } from '../sampled.ts';

const origin = 'https://example.com';
const handle = createHandler({ tools });

const call = (path: string, init?: RequestInit, handler = handle) =>
  handler(new Request(origin + path, init));
const post = (body: BodyInit, path = '/api/percentage-of') => call(path, { method: 'POST', body });

async function expectError(response: Response, status: number, error: string) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ ok: false, error });
}

describe('POST', () => {
  test('answers with the result in its envelope', async () => {
    const response = await post('{"x":7,"y":100}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, result: { result: 7 } });
  });

  test.each(['/api/percentage-of/', '/api/percentage-of?x=1', '/api/percentage-of/?#y'])(
    'also answers %s',
    async (path) => {
      expect((await post('{"x":7,"y":100}', path)).status).toBe(200);
    },
  );

  test('does not require a content type', async () => {
    expect((await post(new Blob(['{"x":7,"y":100}'], { type: 'text/csv' }))).status).toBe(200);
  });

  test.each(['', ' \n'])('reads the empty body %j as {}', async (body) => {
    await expectError(await post(body), 400, 'x: required, a number; y: required, a number');
  });

  test('accepts a byte order mark before the JSON', async () => {
    expect((await post('\uFEFF{"x":7,"y":100}')).status).toBe(200);
  });

  test.each([
    ['{', 'request body: expected a JSON object, but this is not valid JSON'],
    ['{"x":7,"y":NaN}', 'request body: expected a JSON object, but this is not valid JSON'],
    ['['.repeat(100_000), 'request body: expected a JSON object, but this is not valid JSON'],
    ['[]', 'request body: expected a JSON object, got an array'],
    ['"x"', 'request body: expected a JSON object, got "x"'],
    ['null', 'request body: expected a JSON object, got null'],
    ['{"x":1e999,"y":1}', 'x: expected a number, got Infinity'],
    ['{"__proto__":{"x":1,"y":1}}', 'request body: expected fields such as x, y'],
    ['{"constructor":{"prototype":{"x":1}},"y":1}', 'x: required, a number'],
  ])('refuses %.40s', async (body, error) => {
    await expectError(await post(body), 400, error);
  });

  test('refuses bytes that are not UTF-8', async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    await expectError(
      await post(bytes),
      400,
      'request body: expected all of it, as uncompressed text in UTF-8',
    );
  });

  test('accepts deep nesting in an ignored field', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await post(`{"x":7,"y":100,"z":${deep}}`)).status).toBe(200);
  });

  const partsError = 'request body: expected at most 200,000 fields, arrays and objects';

  test.each([
    ['arrays', '['.repeat(199_996), ']'.repeat(199_996)],
    ['objects', `[${'{},'.repeat(199_994)}`, '{}]'],
    ['fields', `{${'"a":0,'.repeat(199_994)}`, '"b":0}'],
  ])('reads 200,000 %s and refuses one more', async (_, start, end) => {
    const json = (extra: string) => `{${extra}"x":7,"y":100,"z":${start}${end}}`;
    expect((await post(json(''))).status).toBe(200);
    await expectError(await post(json('"a":0,')), 400, partsError);
  });

  testInSweep.each(['[', '{"a":', '[[],'])('refuses 10 MiB of %s', async (part) => {
    const body = part.repeat((10 * 1024 * 1024) / part.length);
    await expectError(await post(body), 400, partsError);
  });

  test.each(fewOf(['[', '"', '\\', '\\"', '{":'], 2))(
    'counts nothing inside a string of %j',
    async (part) => {
      const text = JSON.stringify(part.repeat(300_000));
      expect((await post(`{"x":7,"y":100,${text}:${text}}`)).status).toBe(200);
    },
  );

  test('accepts a body of 10 MiB and refuses one more byte', async () => {
    const json = '{"x":7,"y":100}';
    const full = json.padEnd(10 * 1024 * 1024);
    expect((await post(full)).status).toBe(200);
    await expectError(await post(`${full} `), 413, 'request body: expected at most 10 MiB');
  });

  test('stops reading a stream at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
    };
    const response = await call('/api/percentage-of', init);
    await expectError(response, 413, 'request body: expected at most 10 MiB');
    expect(sent).toBeLessThan(20);
  });
});

describe('every response', () => {
  test.each([
    ['GET', '/api/'],
    ['HEAD', '/api/percentage-of'],
    ['POST', '/api/percentage-of'],
    ['OPTIONS', '/api/percentage-of'],
    ['PUT', '/api/percentage-of'],
    ['GET', '/api/nothing'],
  ])('to %s %s is JSON that any origin may read', async (method, path) => {
    const { headers } = await call(path, { method });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe(method === 'POST' ? 'no-store' : null);
  });
});

describe('the handler', () => {
  test.each(['/api/percentage-of', '/api/', '/api/nothing'])(
    'answers OPTIONS %s with the allowed methods',
    async (path) => {
      const response = await call(path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      const { headers } = response;
      expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, POST, OPTIONS');
      expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
      expect(headers.get('Access-Control-Max-Age')).toBe('86400');
    },
  );

  test.each(['/api/percentage-of', '/api/', '/api/openapi.json'])(
    'answers HEAD %s like GET, without a body',
    async (path) => {
      const [head, get] = [await call(path, { method: 'HEAD' }), await call(path)];
      expect(head.status).toBe(200);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(await head.text()).toBe('');
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE', 'PURGE'])('refuses %s on a tool', async (method) => {
    const response = await call('/api/percentage-of', { method });
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    await expectError(response, 405, 'method: expected one of GET, HEAD, POST, OPTIONS');
  });

  test.each(['/api/', '/api/openapi.json'])('refuses POST on %s', async (path) => {
    const response = await call(path, { method: 'POST', body: '{}' });
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    await expectError(response, 405, 'method: expected one of GET, HEAD, OPTIONS');
  });
});

describe('unknown paths', () => {
  const list = 'GET /api/ lists the tools.';

  test.each([
    ['/api/bmi-calculater', 'did you mean /api/bmi-calculator?'],
    ['/api/bmi', 'did you mean /api/bmi-calculator?'],
    ['/api/BMI-Calculator', 'did you mean /api/bmi-calculator?'],
    ['/api/percentage', 'did you mean /api/percentage-of?'],
    ['/api/calculate-bmi', 'did you mean /api/bmi-calculator?'],
    ['/api/calculateBmi', 'did you mean /api/bmi-calculator?'],
    ['/api/generate-cron', 'did you mean /api/cron-generator?'],
    ['/api/tip-calculator', list],
    ['/api/calculate-tip', list],
    ['/api/calculate', list],
    ['/api/zzz', list],
    ['/api/__proto__', list],
    ['/api/bmi-calculator/more', list],
    ['/elsewhere', list],
  ])('GET %s gets a 404 with a hint', async (path, hint) => {
    await expectError(await call(path), 404, `Nothing is served at ${path}; ${hint}`);
  });

  test.each([
    [35, `/api/${'x'.repeat(35)}`],
    [36, `/api/${'x'.repeat(34)}…`],
    [100_000, `/api/${'x'.repeat(34)}…`],
  ])('cuts a path of %d letters to 40', async (length, shown) => {
    const response = await call(`/api/${'x'.repeat(length)}`);
    await expectError(response, 404, `Nothing is served at ${shown}; ${list}`);
  });
});

describe('the index', () => {
  test.each(['/api', '/api/', '/api/?all'])('GET %s lists the tools', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(200);
    const listed = tools.map(({ slug, name, operation, description, category }) => ({
      tool: name,
      operation,
      description,
      category,
      endpoint: `/api/${slug}`,
      webUrl: `https://example.com/tools/${slug}`,
    }));
    expect(await response.json()).toEqual({ ok: true, tools: listed });
  });
});

test('GET /api/openapi.json returns the document', async () => {
  const response = await call('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(openApiDocument({ tools, server: origin }));
});

describe.each(['/app/rest/', '/app/rest'])('the base %s', (base) => {
  const rest = createHandler({ tools, base });

  test('serves the tools, and appears in their documents', async () => {
    const document = await (await call('/app/rest/percentage-of', {}, rest)).json();
    expect(document).toMatchObject({
      endpoint: '/app/rest/percentage-of',
      webUrl: 'https://example.com/app/tools/percentage-of',
    });
    expect(document.curlExample).toContain("'https://example.com/app/rest/percentage-of'");
  });

  test('leaves nothing at the default base', async () => {
    const response = await call('/api/percentage-of', {}, rest);
    const hint = 'GET /app/rest/ lists the tools.';
    await expectError(response, 404, `Nothing is served at /api/percentage-of; ${hint}`);
  });
});

describe('unmatched paths that the network answers', () => {
  const shared = createHandler({ tools, unmatched: 'network' });
  afterEach(() => vi.unstubAllGlobals());

  test('are fetched unchanged', async () => {
    const answer = new Response('from the server');
    const fetchStub = vi.fn(async () => answer);
    vi.stubGlobal('fetch', fetchStub);
    const request = new Request('https://example.com/api/orders');
    expect(await shared(request)).toBe(answer);
    expect(fetchStub).toHaveBeenCalledWith(request);
  });

  test('do not hide the tools and the index', async () => {
    expect((await call('/api/percentage-of', {}, shared)).status).toBe(200);
    expect((await call('/api/', {}, shared)).status).toBe(200);
  });
});

describe('a request from a server framework', () => {
  test('with a body that was read before gets a 500 that says what to change', async () => {
    const request = new Request(`${origin}/api/percentage-of`, { method: 'POST', body: '{}' });
    await request.text();
    await expectError(await handle(request), 500, new BodyUsedError().message);
  });

  test('with an interrupted body is refused', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const error = 'request body: expected all of it, as uncompressed text in UTF-8';
    await expectError(await call('/api/percentage-of', init), 400, error);
  });

  test.each([
    ['a URL of a Host header that is none', () => 'http://evil.example:99999/api/'],
    [
      'an adapter that throws at it',
      () => {
        throw new TypeError('Invalid URL');
      },
    ],
  ])('with %s is refused', async (_, get) => {
    const request = Object.defineProperty(new Request(`${origin}/api/`), 'url', { get });
    const error = 'Host: expected a host name such as example.com or localhost:3000';
    await expectError(await handle(request), 400, error);
  });
});

test('a request that hits a bug gets a 500, and the cause is logged', async () => {
  const fault = new Error('a bug');
  vi.spyOn(percentageOfTool, 'run').mockRejectedValue(fault);
  await expectError(await post('{"x":1,"y":1}'), 500, 'Internal error');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(fault);
  vi.mocked(console.error).mockClear();
});
