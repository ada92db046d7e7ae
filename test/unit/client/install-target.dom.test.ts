import type { InstallOptions } from 'toolworker';
import { afterEach, expect, test } from 'vitest';
import { InstallError } from '../../../src/client/install-error.ts';
import { requireScope, resolveTarget } from '../../../src/client/install-target.ts';
import { leaveSite, origin, stubProperty } from './open-site.ts';

afterEach(leaveSite);

test.each<[page: string, options: InstallOptions, script: string, base?: string, scope?: string]>([
  ['/', {}, '/toolworker.js'],
  ['/', { base: '/api' }, '/toolworker.js'],
  ['/', { base: 'api/' }, '/toolworker.js'],
  [
    '/',
    { base: '/tools/v1/', worker: '/toolworker.js' },
    '/toolworker.js?base=%2Ftools%2Fv1%2F',
    '/tools/v1/',
  ],
  ['/app/', { base: '/app/api/' }, '/app/toolworker.js', '/app/api/', '/app/'],
  ['/', { unmatched: 'network' }, '/toolworker.js'],
  ['/', { unmatched: 'error' }, '/toolworker.js?unmatched=error'],
  ['/', { index: false }, '/toolworker.js?index=false'],
  ['/', { worker: '/sw.js' }, '/sw.js'],
  ['/', { worker: '/sw.js', unmatched: 'network', index: true }, '/sw.js'],
  ['/', { worker: new URL('/js/sw.js', origin), base: '/api/' }, '/js/sw.js', '/api/', '/js/'],
])('on the page %s, %j means %s', (page, options, script, base = '/api/', scope = '/') => {
  window.happyDOM.setURL(origin + page);
  expect(resolveTarget(options)).toEqual({
    script: new URL(script, origin),
    base: new URL(base, origin),
    scope: origin + scope,
  });
});

test("paths follow the page's base element, like those of fetch", () => {
  stubProperty(document, 'baseURI', () => `${origin}/app/`);
  const { script, base } = resolveTarget({ base: 'api/' });
  expect([script.pathname, base.pathname]).toEqual(['/app/toolworker.js', '/app/api/']);
});

test.each<[options: object, page: string, message: string]>([
  [
    { base: '/' },
    '/shop/',
    'base: expected a path such as /api/ that does not contain /shop/, got "/"',
  ],
  [
    { base: '' },
    '/shop/',
    'base: expected a path such as /api/ that does not contain /shop/, got "/shop/"',
  ],
  [
    { base: '/api/..' },
    '/shop/',
    'base: expected a path such as /api/ that does not contain /shop/, got "/"',
  ],
  [
    { base: '/shop' },
    '/shop/',
    'base: expected a path such as /api/ that does not contain /shop/, got "/shop/"',
  ],
  [
    { base: '/shop' },
    '/shop',
    'base: expected a path such as /api/ that does not contain /shop, got "/shop/"',
  ],
  [
    { base: '/shop/' },
    '/shop/cart',
    'base: expected a path such as /api/ that does not contain /shop/cart, got "/shop/"',
  ],
  [
    { base: '/lib/', worker: '/lib/sw.js' },
    '/',
    'base: expected a path such as /api/ that does not contain /lib/sw.js, got "/lib/"',
  ],
  [{ base: '/api/?x' }, '/', 'base: expected a path such as /api/, got "/api/?x"'],
  [{ base: '/api/#x' }, '/', 'base: expected a path such as /api/, got "/api/#x"'],
  [
    { base: 'https://example.com/api/' },
    '/',
    'base: expected a path such as /api/, got "https://example.com/api/"',
  ],
  [{ unmatched: 'eror' }, '/', 'unmatched: expected one of error, network'],
  [{ index: 'false' }, '/', 'index: expected true or false'],
  ...(['unmatched', 'index'] as const).map((name): [object, string, string] => [
    { worker: '/sw.js', [name]: name === 'index' ? false : 'error' },
    '/',
    `${name}: expected none with your own worker /sw.js; pass it to addToolListener() or registerToolRoutes() there`,
  ]),
])('refuses %j on the page %s', (options, page, message) => {
  window.happyDOM.setURL(origin + page);
  expect(() => resolveTarget(options)).toThrow(
    new InstallError({ status: 'failed', code: 'invalid-option', message }),
  );
});

test.each([
  ['/app/', '/app/'],
  ['/app/page', '/app/'],
  ['/app/page', '/'],
])('the page %s may have a worker with the scope %s', (page, scope) => {
  window.happyDOM.setURL(origin + page);
  requireScope(new URL('toolworker.js', origin + scope), origin + scope);
});
