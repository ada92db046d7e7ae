import { apiPathPattern, createHandler, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { assertOutsideBase, completeBase } from '../../../src/api/base.ts';

// A navigation route matches its patterns against the path and the query.
const below = ['/api', '/api/', '/api?all', '/api/bmi-calculator', '/api/?all'];
const outside = ['/', '/apis', '/app/api/', '/?next=/api/'];

test.each([
  [undefined, below, outside],
  ['/api/', below, outside],
  ['/app/api', ['/app/api', '/app/api/x'], ['/app/ap', '/app/ap/x']],
  ['/my.app/(v2)/', ['/my.app/(v2)/x', '/my.app/(v2)'], ['/myxapp/(v2)/x', '/my.app/v2/']],
  ['/', ['/', '/x', '/?x'], []],
])('matches visits below %s', (base, matching, others) => {
  const pattern = apiPathPattern(base);
  for (const path of matching) expect(pattern.test(path), path).toBe(true);
  for (const path of others) expect(pattern.test(path), path).toBe(false);
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
  ['x\u001b[31m\u202e', 'x\\u001b[31m\\u202e'],
])('refuses the base %j everywhere', (base, shown) => {
  const error = new TypeError(`base: expected a path such as /api/, got "${shown}"`);
  expect(() => createHandler({ tools, base })).toThrow(error);
  expect(() => apiPathPattern(base)).toThrow(error);
});

test.each([
  ['/', '/', true],
  ['/app/', '/app/index.html', true],
  ['/api/', '/api/', true],
  // The list of tools is also served without the slash.
  ['/api/', '/api', true],
  ['/api/', '/', false],
  ['/api/', '/apis', false],
  ['/app/api/', '/app/', false],
])('the base %s contains %s: %j', (base, path, isInside) => {
  const message = `base: expected a path such as /api/ that does not contain ${path}, got "${base}"`;
  const check = () => assertOutsideBase(base, path);
  if (isInside) expect(check).toThrow(new TypeError(message));
  else expect(check).not.toThrow();
});
