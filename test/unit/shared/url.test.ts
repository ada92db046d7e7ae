import { expect, test } from 'vitest';
import { isWebAddress, urlOf } from '../../../src/shared/url.ts';

test.each([
  ['https://app.test/a b', undefined, 'https://app.test/a%20b'],
  ['../api/', 'https://app.test/shop/', 'https://app.test/api/'],
  ['/api/', undefined, undefined],
  ['https://', undefined, undefined],
  ['http://a:b:c/', 'https://app.test/', undefined],
])('the URL of %j below %j is %j', (url, base, href) => {
  expect(urlOf({ url }, base)?.href).toBe(href);
});

test('a request that throws instead of having a URL has none', () => {
  const request = {
    get url(): string {
      throw new TypeError('Invalid URL');
    },
  };
  expect(urlOf(request)).toBeUndefined();
});

test.each([
  ['https://app.test/', true],
  ['http://localhost:5173/', true],
  ['HTTPS://app.test/', true],
  [new URL('https://app.test'), true],
  ['about:srcdoc', false],
  ['file:///http:/index.html', false],
  ['httpx://app.test', false],
  ['/http:', false],
  ['', false],
])('%j is a web address: %j', (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
});
