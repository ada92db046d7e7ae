import { expect, test } from 'vitest';
import { addressOf, isAnswered } from '../../src/api/paths.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';

test.each([
  ['/api', true, true],
  ['/api/', true, true],
  ['/api/openapi.json', true, true],
  ['/api/percentage-of', true, true],
  ['/api/percentage-of/', true, true],
  ['/api/orders', true, false],
  ['/apis', false, false],
  ['/shop/api/percentage-of', false, false],
])('%s is answered: %s, and beside a server of the app: %s', (path, alone, beside) => {
  expect(isAnswered(path, {})).toBe(alone);
  expect(isAnswered(path, { unmatched: 'error' })).toBe(alone);
  expect(isAnswered(path, { unmatched: 'network' })).toBe(beside);
});

test('paths are those below the base', () => {
  expect(isAnswered('/app/rest/orders', { base: '/app/rest/' })).toBe(true);
  expect(isAnswered('/api/percentage-of', { base: '/app/rest/' })).toBe(false);
});

test('a tool is reached below the origin and the base', () => {
  expect(addressOf(percentageOfTool, 'https://example.com', '/app/rest/')).toEqual({
    endpoint: '/app/rest/percentage-of',
    url: 'https://example.com/app/rest/percentage-of',
    webUrl: 'https://example.com/app/tools/percentage-of',
  });
});
