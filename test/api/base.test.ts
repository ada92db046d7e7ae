import { apiPathPattern } from 'toolworker';
import { expect, test } from 'vitest';

// A navigation route tests its patterns against the path and the query of a URL.
test.each([
  [
    '/api/',
    ['/api', '/api/', '/api?all', '/api/bmi-calculator', '/api/?all'],
    ['/', '/apis', '/app/api/', '/?next=/api/'],
  ],
  ['/my.app/(v2)/', ['/my.app/(v2)/x', '/my.app/(v2)'], ['/myxapp/(v2)/x', '/my.app/v2/']],
  ['/', ['/', '/x', '/?x'], []],
])('below %s', (base, matching, others) => {
  const pattern = apiPathPattern(base);
  for (const path of matching) expect(pattern.test(path), path).toBe(true);
  for (const path of others) expect(pattern.test(path), path).toBe(false);
});

test('is that of the default base', () => {
  expect(apiPathPattern()).toEqual(apiPathPattern('/api/'));
});
