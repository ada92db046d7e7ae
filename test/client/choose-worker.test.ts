import { expect, test } from 'vitest';
import { chooseWorker, type Owner } from '../../src/client/choose-worker.ts';

const origin = 'https://app.test';

function owner(path: string, given: Partial<Owner> = {}): Owner {
  const script = new URL(path, origin);
  const { href: scope } = new URL('.', script);
  return {
    script,
    scope,
    isActive: true,
    isReadyMade: script.pathname.endsWith('/toolworker.js'),
    ...given,
  };
}

function target(path: string, base = '/api/') {
  const script = new URL(path, origin);
  return { script, base: new URL(base, origin), scope: new URL('.', script).href };
}

const readyMade = target('/toolworker.js');
const moved = target('/toolworker.js?base=%2Ftools%2F', '/tools/');
const strict = target('/toolworker.js?unmatched=error');
const own = target('/sw.js');

const starting = { isActive: false, isReadyMade: false };
const composed = { isReadyMade: false };
const wide = { scope: `${origin}/` };

test.each([
  ['nothing', undefined, readyMade, 'register'],
  ['nothing', undefined, own, 'register'],

  ['the same worker', owner('/toolworker.js'), readyMade, 'reuse'],
  [
    'the same worker on a wider scope',
    owner('/app/toolworker.js', wide),
    target('/app/toolworker.js', '/app/api/'),
    'reuse',
  ],
  [
    'the same worker, which is not active yet',
    owner('/toolworker.js', starting),
    readyMade,
    'register',
  ],
  ['the same worker with another base', owner('/toolworker.js'), moved, 'register'],
  [
    'the same worker with another base',
    owner('/toolworker.js?base=%2Ftools%2F'),
    readyMade,
    'register',
  ],
  ['the same worker with the base', owner('/toolworker.js?base=%2Ftools%2F'), moved, 'reuse'],
  [
    'the same worker with the base among others',
    owner('/toolworker.js?base=%2Fv2%2F&base=%2Fapi%2F'),
    readyMade,
    'reuse',
  ],
  [
    'the same worker with two other bases',
    owner('/toolworker.js?base=%2Fv2%2F&base=%2Fv1%2F'),
    readyMade,
    'register',
  ],
  [
    'the same worker with another treatment of the rest',
    owner('/toolworker.js'),
    strict,
    'register',
  ],
  [
    'the same worker with another treatment of the rest',
    owner('/toolworker.js?unmatched=error'),
    readyMade,
    'register',
  ],
  [
    'the same worker with the same treatment',
    owner('/toolworker.js?unmatched=error'),
    strict,
    'reuse',
  ],
  ['the retired worker', owner('/toolworker.js?retired='), readyMade, 'register'],
  [
    'the same worker with a parameter of the app',
    owner('/toolworker.js?v=1'),
    target('/toolworker.js?v=2'),
    'register',
  ],
  [
    'a worker of that name with other tasks',
    owner('/toolworker.js?base=%2Fx%2F', composed),
    readyMade,
    'reuse',
  ],

  ["the app's worker", owner('/sw.js'), own, 'reuse'],
  ["the app's worker with a query", owner('/sw.js?v=7'), own, 'reuse'],
  ["the app's worker on a wider scope", owner('/js/sw.js', wide), target('/js/sw.js'), 'reuse'],
  ["the app's worker, which is not active yet", owner('/sw.js', starting), own, 'register'],

  ["the app's worker, which the page does not name", owner('/sw.js'), readyMade, 'keep'],
  ['another worker, which is not active yet', owner('/sw.js', starting), readyMade, 'keep'],
  ['the ready-made worker in another folder', owner('/lib/toolworker.js', wide), readyMade, 'keep'],
  ['the same path at another origin', owner('https://cdn.test/toolworker.js'), readyMade, 'keep'],
  ['another worker of the app', owner('/other.js'), own, 'keep'],

  ["the ready-made worker, where the app's shall be", owner('/toolworker.js'), own, 'register'],
  [
    "the ready-made worker, not active yet, where the app's shall be",
    owner('/toolworker.js', starting),
    own,
    'register',
  ],
  [
    "the ready-made worker on another scope than the app's",
    owner('/toolworker.js'),
    target('/app/sw.js', '/app/api/'),
    'keep',
  ],
  [
    "a worker of that name with other tasks, where the app's shall be",
    owner('/toolworker.js', composed),
    own,
    'reuse',
  ],
] as const)('a page that has %s: case %#', (_, present, wanted, action) => {
  expect(chooseWorker(wanted, present)).toEqual(
    action === 'register' ? { action } : { action, owner: present },
  );
});
