import { describe, expect, test } from 'vitest';
import { addressOf, ownsPath, placementOf } from '../../src/api/paths.ts';
import { toolsBySlug } from '../../src/api/tools-by-slug.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';

const list = [percentageOfTool];
const tools = toolsBySlug(list);
const base = '/api/';

/** What `ownsPath` looks at; no constructor makes a request of the mode `navigate`. */
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
  expect(ownsPath(call, path, { tools, base, unmatched: 'error' })).toBe(alone);
  expect(ownsPath(call, path, { tools, base, unmatched: 'network' })).toBe(beside);
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
    expect(ownsPath(visit, path, { tools, base, unmatched })).toBe(answered);
  }
});

test('paths are those below the base', () => {
  const placement = { tools, base: '/app/rest/', unmatched: 'error' } as const;
  expect(ownsPath(call, '/app/rest/orders', placement)).toBe(true);
  expect(ownsPath(call, '/api/percentage-of', placement)).toBe(false);
});

describe('placementOf', () => {
  test('has the defaults of the door', () => {
    expect(placementOf({ tools: list }, 'network')).toEqual({
      tools,
      base: '/api/',
      unmatched: 'network',
    });
    expect(placementOf({ tools: list }, 'error')).toEqual({
      tools,
      base: '/api/',
      unmatched: 'error',
    });
  });

  test('takes what is given', () => {
    expect(placementOf({ tools: list, base: '/app', unmatched: 'error' }, 'network')).toEqual({
      tools,
      base: '/app/',
      unmatched: 'error',
    });
    const { unmatched } = placementOf({ tools: list, unmatched: 'network' }, 'error');
    expect(unmatched).toBe('network');
  });

  test('refuses what plain JavaScript may pass', () => {
    const options = JSON.parse('{ "unmatched": "netwrok" }');
    const error = new TypeError('unmatched: expected one of error, network');
    expect(() => placementOf(options, 'error')).toThrow(error);
  });
});

test('finds a tool below the origin and the base', () => {
  expect(addressOf(percentageOfTool, 'https://example.com', '/app/rest/')).toEqual({
    endpoint: '/app/rest/percentage-of',
    url: 'https://example.com/app/rest/percentage-of',
    webUrl: 'https://example.com/app/tools/percentage-of',
  });
});
