import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Installation, type InstallOptions, install } from 'toolworker';
import { expect, vi } from 'vitest';
import { version } from '../../../src/version.ts';
import { type FakeScript, fakeContainer, readyMade } from './fake-container.ts';

export const origin = 'https://app.test';

/** An app's own worker that also handles API requests. */
export const ownWorker: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };

export type Site = ReturnType<typeof fakeContainer>;

type Scripts = Readonly<Record<string, FakeScript>>;

const stubbed: (() => void)[] = [];

export function stubProperty(owner: object, name: string, get: () => unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get });
  stubbed.push(() => Reflect.deleteProperty(owner, name));
}

/** Puts the page at an address of a site with these worker files. */
export function openSite(path = '/', scripts: Scripts = { '/toolworker.js': readyMade }): Site {
  window.happyDOM.setURL(origin + path);
  const site = fakeContainer(scripts);
  vi.stubGlobal('fetch', site.fetch);
  stubProperty(navigator, 'serviceWorker', () => site.container);
  return site;
}

export function leaveSite(): void {
  for (const restore of stubbed.splice(0)) restore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.happyDOM.setURL(`${origin}/`);
}

export const registered = ({ container }: Site) =>
  container.register.mock.calls.map(([url]) => url.replace(origin, ''));

/** Resolves to what `install()` resolves to, without waiting for workers that never reply. */
export async function installed(options?: InstallOptions): Promise<Installation> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isSettled = false;
  const outcome = install(options).finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    // Messages between ports are not faked, so they arrive before any time limit.
    await nextTurn();
    await vi.advanceTimersByTimeAsync(10);
  }
  vi.useRealTimers();
  return outcome;
}

export async function expectControlled(options?: InstallOptions): Promise<Installation> {
  const installation = await install(options);
  expect(installation).toMatchObject({ status: 'controlled' });
  return installation;
}

/** Expects these calls of `console.warn`, and clears them. */
export function expectWarnings(...expected: readonly unknown[]): void {
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual(expected);
  vi.mocked(console.warn).mockClear();
}
