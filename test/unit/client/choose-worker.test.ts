import { expect, test } from 'vitest';
import { chooseWorker, type Owner } from '../../../src/client/choose-worker.ts';

const origin = 'https://app.test';
const readyMade = '/toolworker.js';
const moved = '/toolworker.js?base=%2Ftools%2F';
const strict = '/toolworker.js?unmatched=error';

const active: Partial<Owner> = {};
const starting = { isActive: false, isReadyMade: false };
const withOtherTasks = { isReadyMade: false };
const wide = { scope: `${origin}/` };

test.each<[present: string, given: Partial<Owner>, wanted: string, action: string]>([
  [readyMade, active, readyMade, 'reuse'],
  ['/app/toolworker.js', wide, '/app/toolworker.js', 'reuse'],
  [readyMade, starting, readyMade, 'register'],
  [readyMade, active, moved, 'register'],
  [moved, active, readyMade, 'register'],
  [moved, active, moved, 'reuse'],
  ['/toolworker.js?base=%2Fv2%2F&base=%2Fapi%2F', active, readyMade, 'reuse'],
  ['/toolworker.js?base=%2Fv2%2F&base=%2Fv1%2F', active, readyMade, 'register'],
  [readyMade, active, strict, 'register'],
  [strict, active, readyMade, 'register'],
  [strict, active, strict, 'reuse'],
  ['/toolworker.js?retired=', active, readyMade, 'register'],
  ['/toolworker.js?v=1', active, '/toolworker.js?v=2', 'register'],
  ['/toolworker.js?base=%2Fx%2F', withOtherTasks, readyMade, 'reuse'],

  ['/sw.js', active, '/sw.js', 'reuse'],
  ['/sw.js?v=7', active, '/sw.js', 'reuse'],
  ['/js/sw.js', wide, '/js/sw.js', 'reuse'],
  ['/sw.js', starting, '/sw.js', 'reuse'],

  ['/sw.js', active, readyMade, 'keep'],
  ['/sw.js', starting, readyMade, 'keep'],
  ['/lib/toolworker.js', wide, readyMade, 'keep'],
  ['https://cdn.test/toolworker.js', active, readyMade, 'keep'],
  ['/other.js', active, '/sw.js', 'keep'],

  [readyMade, active, '/sw.js', 'register'],
  [readyMade, starting, '/sw.js', 'register'],
  [readyMade, active, '/app/sw.js', 'keep'],
  [readyMade, withOtherTasks, '/sw.js', 'reuse'],
])('a page that has %s, %j, and wants %s: %s', (present, given, wanted, action) => {
  const [script, target] = [new URL(present, origin), new URL(wanted, origin)];
  const isReadyMade = script.pathname.endsWith(readyMade);
  const scope = new URL('.', target).href;
  const owner = { script, scope: new URL('.', script).href, isActive: true, isReadyMade, ...given };
  const base = new URL(target.searchParams.get('base') ?? 'api/', scope);
  const choice = chooseWorker({ script: target, base, scope }, owner);
  expect(choice).toEqual(action === 'register' ? { action } : { action, owner });
});

test('a page that has no worker registers one', () => {
  const target = {
    script: new URL('/sw.js', origin),
    base: new URL('/api/', origin),
    scope: `${origin}/`,
  };
  expect(chooseWorker(target, undefined)).toEqual({ action: 'register' });
});
