import { apiPathPattern, createHandler, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { assertOutsideBase, completeBase } from '../../src/api/base.ts';

// A navigation route matches its patterns against the path and the query.
test.each([
  [
    '/api/',
    ['/api', '/api/', '/api?all', '/api/bmi-calculator', '/api/?all'],
    ['/', '/apis', '/app/api/', '/?next=/api/'],
  ],
  ['/app/api', ['/app/api', '/app/api/x'], ['/app/ap', '/app/ap/x']],
  ['/my.app/(v2)/', ['/my.app/(v2)/x', '/my.app/(v2)'], ['/myxapp/(v2)/x', '/my.app/v2/']],
  ['/', ['/', '/x', '/?x'], []],
])('matches visits below %s', (base, matching, others) => {
  const pattern = apiPathPattern(base);
  for (const path of matching) expect(pattern.test(path), path).toBe(true);
  for (const path of others) expect(pattern.test(path), path).toBe(false);
});

test('has a pattern for the default base', () => {
  expect(apiPathPattern()).toEqual(apiPathPattern('/api/'));
});

test.each([
  ['/api/', '/api/'],
  ['/app', '/app/'],
  ['/a:b/(c)*+{d}/', '/a:b/(c)*+%7Bd%7D/'],
  ['/für/uns', '/f%C3%BCr/uns/'],
  ['/api/../tools', '/tools/'],
  ['/', '/'],
])('completes the base %s to the path %s', (base, path) => {
  expect(completeBase(base)).toBe(path);
});

const [fits = '', long = ''] = [36, 37].map((length) => `api/${'x'.repeat(length)}`);

test.each([
  ['api/', 'api/'],
  ['', ''],
  ['/api/?x', '/api/?x'],
  ['/api/#x', '/api/#x'],
  ['//example.com/api/', '//example.com/api/'],
  ['/\\example.com/api/', '/\\example.com/api/'],
  ['https://example.com/api/', 'https://example.com/api/'],
  [fits, fits],
  [long, `${fits.slice(0, 39)}…`],
])('refuses the base %j everywhere', (base, shown) => {
  const error = new TypeError(`base: expected a path such as /api/, got "${shown}"`);
  expect(() => createHandler({ tools, base })).toThrow(error);
  expect(() => apiPathPattern(base)).toThrow(error);
});

test.each([
  ['/', '/', '/'],
  ['/app/', '/app/index.html', '/app/index.html'],
  ['/api/', '/api/', '/api/'],
  // The list of tools is also served without the slash.
  ['/api/', '/api', '/api'],
])('refuses the base %s, which contains %s', (base, path, shown) => {
  expect(() => assertOutsideBase(base, path)).toThrow(
    new TypeError(
      `base: expected a path such as /api/ that does not contain ${shown}, got "${base}"`,
    ),
  );
});

test.each([
  ['/api/', '/'],
  ['/api/', '/apis'],
  ['/app/api/', '/app/'],
])('accepts the base %s, which does not contain %s', (base, path) => {
  expect(() => assertOutsideBase(base, path)).not.toThrow();
});
