import { describe, expect, test } from 'vitest';
import { basesOf, withBases } from '../../../src/protocol/messages.ts';

const at = (path: string) => new URL(path, 'https://app.test');

test.each([
  ['/toolworker.js', ['/api/']],
  ['/app/toolworker.js', ['/app/api/']],
  ['/toolworker.js?unmatched=error', ['/api/']],
  ['/toolworker.js?base=%2Ftools', ['/tools/']],
  ['/lib/toolworker.js?base=%2Ftools%2F&base=%2Fapi%2F', ['/tools/', '/api/']],
  ['/toolworker.js?base=%2F%C3%BC%2F', ['/%C3%BC/']],
])('the bases of %s are %j', (path, bases) => {
  expect(basesOf(at(path))).toEqual(bases);
});

describe('the URL of a worker', () => {
  test.each([
    ['/toolworker.js', ['/api/'], '/toolworker.js'],
    ['/app/toolworker.js', ['/api/'], '/app/toolworker.js?base=%2Fapi%2F'],
    ['/toolworker.js', ['/tools/', '/api/'], '/toolworker.js?base=%2Ftools%2F&base=%2Fapi%2F'],
    ['/toolworker.js', ['/api/', '/tools/'], '/toolworker.js?base=%2Fapi%2F&base=%2Ftools%2F'],
    ['/toolworker.js?base=%2Ftools%2F', ['/api/'], '/toolworker.js'],
    ['/toolworker.js?v=1', ['/tools/'], '/toolworker.js?base=%2Ftools%2F&v=1'],
    [
      '/toolworker.js?unmatched=error&base=%2Fold%2F&index=false',
      ['/tools/'],
      '/toolworker.js?base=%2Ftools%2F&unmatched=error&index=false',
    ],
  ])('%s with the bases %j is %s', (path, bases, expected) => {
    const script = at(path);
    expect(withBases(script, bases).href).toBe(at(expected).href);
    expect(script.href).toBe(at(path).href);
  });
});
