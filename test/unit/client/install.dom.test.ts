import { setImmediate as nextTurn } from 'node:timers/promises';
import { type InstallOptions, install } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeScript, readyMade } from './fake-container.ts';
import {
  expectControlled,
  installed,
  leaveSite,
  openSite,
  origin,
  ownWorker,
  registered,
  stubProperty,
} from './open-site.ts';

afterEach(leaveSite);

describe('the registration', () => {
  test.each<[InstallOptions, string, string?]>([
    [{}, '/toolworker.js'],
    [{ base: '/api' }, '/toolworker.js'],
    [{ base: 'api/' }, '/toolworker.js'],
    [
      { base: '/tools/v1/', worker: '/toolworker.js' },
      '/toolworker.js?base=%2Ftools%2Fv1%2F',
      '/tools/v1/',
    ],
    [{ unmatched: 'network' }, '/toolworker.js'],
    [{ unmatched: 'error' }, '/toolworker.js?unmatched=error'],
    [{ index: false }, '/toolworker.js?index=false'],
    [{ worker: '/sw.js' }, '/sw.js'],
    [{ worker: '/sw.js', unmatched: 'error' }, '/sw.js'],
    [{ worker: new URL('/sw.js', origin), base: '/api/' }, '/sw.js'],
    [null as never, '/toolworker.js'],
  ])('uses for %j the worker %s', async (options, url, base = '/api/') => {
    const site = openSite('/', { '/toolworker.js': { ...readyMade, base }, '/sw.js': ownWorker });
    await expectControlled(options);
    expect(registered(site)).toEqual([url]);
  });

  const inFolder = { '/app/toolworker.js': { ...readyMade, base: '/app/api/' } };

  test("has the scope of the page's folder", async () => {
    const site = openSite('/app/', inFolder);
    await expectControlled({ base: '/app/api/' });
    expect(registered(site)).toEqual(['/app/toolworker.js']);
  });

  test("follows the page's base element, like fetch", async () => {
    const site = openSite('/', inFolder);
    stubProperty(document, 'baseURI', () => `${origin}/app/`);
    expect(await install({ base: 'api/' })).toMatchObject({
      code: 'outside-scope',
      message: `A worker at ${origin}/app/toolworker.js can serve only pages below ${origin}/app/. Put the file into a folder that contains this page.`,
    });
    window.happyDOM.setURL(`${origin}/app/page`);
    await expectControlled({ base: 'api/' });
    expect(registered(site)).toEqual(['/app/toolworker.js']);
  });

  test.each<[string, readonly InstallOptions[], readonly string[]]>([
    ['happens once', [{}, {}], ['/toolworker.js']],
    [
      'is repeated if the parameters change',
      [{}, { unmatched: 'error' }, {}],
      ['/toolworker.js', '/toolworker.js?unmatched=error', '/toolworker.js'],
    ],
    [
      'is not repeated for the same path at another origin',
      [{}, { worker: 'https://cdn.test/toolworker.js' }],
      ['/toolworker.js'],
    ],
  ])('%s', async (_, calls, urls) => {
    const site = openSite();
    for (const options of calls) await expectControlled(options);
    expect(registered(site)).toEqual(urls);
  });

  test.each([
    ['/app/', '/sw.js?v=7', '/app/', '/sw.js'],
    ['/', '/js/sw.js', '/', '/js/sw.js'],
  ])(
    "on %s keeps an app's own worker %s with its scope %s",
    async (page, script, scope, worker) => {
      const site = openSite(page);
      await site.start(origin + script, ownWorker, origin + scope);
      await expectControlled({ worker });
      expect(registered(site)).toEqual([]);
    },
  );

  test("uses a module for an app's own worker that needs it", async () => {
    const site = openSite('/', { '/dev-sw.js': { ...ownWorker, isModule: true } });
    await expectControlled({ worker: '/dev-sw.js?dev-sw' });
    const url = `${origin}/dev-sw.js?dev-sw`;
    const options = { updateViaCache: 'none' };
    expect(site.container.register.mock.calls).toEqual([
      [url, options],
      [url, { ...options, type: 'module' }],
    ]);
  });

  test('never uses a module for the ready-made worker', async () => {
    const site = openSite('/', { '/toolworker.js': { ...readyMade, isModule: true } });
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });

  test('accepts plain http on this machine', async () => {
    const site = openSite();
    window.happyDOM.setURL('http://localhost:5173/');
    await expectControlled();
    expect(registered(site)).toEqual(['http://localhost:5173/toolworker.js']);
  });
});

test('asks a worker for control only once it is active', async () => {
  const site = openSite();
  const slow: FakeScript = { ...readyMade, reaches: 'installing' };
  const { installing } = await site.start(`${origin}/toolworker.js`, slow);
  site.container.register.mockImplementation(async () => {
    expect(installing?.messages).toEqual([]);
    throw new TypeError('enough');
  });
  expect(await install()).toMatchObject({ code: 'worker-unreachable' });
  expect(site.container.register).toHaveBeenCalledOnce();
});

test('uses the active worker while a newer one is installing', async () => {
  const site = openSite();
  await expectControlled();
  const newer: FakeScript = { ...readyMade, reaches: 'installing' };
  expect(await site.start(`${origin}/toolworker.js?v=2`, newer)).toBe(site.registrations[0]);
  site.container.getRegistration.mockResolvedValueOnce(undefined);
  await expectControlled();
});

test('regains control of a page without a worker after a hard reload', async () => {
  const site = openSite();
  await expectControlled();
  site.setController(null);
  await expectControlled();
  expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js`);
  expect(registered(site)).toEqual(['/toolworker.js']);
});

test.each<[string, Partial<FakeScript>]>([
  ['is active but says nothing of it', { isQuiet: true }],
  ['is still activating', { reaches: 'activating', isQuiet: false, isLate: true }],
  ['takes control after its reply', { claims: false, isLate: true }],
])('uses a worker that %s', async (_, change) => {
  openSite('/', { '/toolworker.js': { ...readyMade, ...change } });
  await expectControlled();
});

test('waits until a prerendered page is shown', async () => {
  const site = openSite();
  stubProperty(document, 'prerendering', () => true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = install();
  await nextTurn();
  // Only the event is awaited.
  expect(vi.getTimerCount()).toBe(0);
  expect(site.container.getRegistration).not.toHaveBeenCalled();
  vi.useRealTimers();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(await outcome).toMatchObject({ status: 'controlled' });
});

test('bypasses every cache and the network for the index', async () => {
  const { fetch } = openSite();
  await expectControlled();
  const [[asked = '', init] = []] = fetch.mock.calls;
  expect(String(asked)).toMatch(/^https:\/\/app\.test\/api\/\?toolworker=0\.\d+$/);
  expect(init).toEqual({ cache: 'only-if-cached', mode: 'same-origin' });
});

describe('another worker', () => {
  const app: FakeScript = { claims: true };
  const unknown = {
    status: 'foreign-worker',
    message:
      `This page already has a worker, ${origin}/sw.js, which install() does not replace. ` +
      "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
  };

  test.each<[string, FakeScript]>([
    ['/', app],
    ['/app/', app],
    // While it is installing.
    ['/', { reaches: 'installed' }],
  ])('that serves %s is left alone: %j', async (page, script) => {
    const site = openSite(page);
    await site.start(`${origin}/sw.js`, script, `${origin}/`);
    expect(await installed({ base: `${page}api/` })).toMatchObject(unknown);
    expect(registered(site)).toEqual([]);
  });

  test.each([
    ['has the same name in another folder', '/', '/lib/toolworker.js', '/lib/api/', '/api/'],
    [
      'is ours with a wider scope',
      '/app/',
      '/toolworker.js?base=%2Ftools%2F',
      '/tools/',
      '/app/api/',
    ],
  ])('that %s is reported with its base', async (_, page, script, base, wanted) => {
    const site = openSite(page);
    await site.start(origin + script, { ...readyMade, base }, `${origin}/`);
    expect(await install({ base: wanted })).toMatchObject({
      status: 'foreign-worker',
      message:
        `${origin}${script} already serves this page and handles API requests below ${base}. ` +
        `Call install({ base: '${base}' }) here, too.`,
    });
    expect(registered(site)).toEqual([]);
  });

  test('is accepted if it handles API requests', async () => {
    const site = openSite();
    await site.start(`${origin}/mockServiceWorker.js`, { ...app, base: '/api/' });
    const installation = await expectControlled();
    expect(registered(site)).toEqual([]);
    await expect(installation.uninstall()).rejects.toThrow(
      `${origin}/mockServiceWorker.js is a worker of your own app; uninstall() does not remove it.`,
    );
  });

  test.each<[string, FakeScript, string, readonly string[]]>([
    ['takes the place of the ready-made one', readyMade, '/', ['/sw.js']],
    ['leaves one of ours on a wider scope alone', { ...readyMade, base: '/app/api/' }, '/app/', []],
    ['leaves one of that name alone which has other tasks', ownWorker, '/', []],
  ])('that the page names %s', async (_, present, folder, expected) => {
    const options = { worker: `${folder}sw.js`, base: `${folder}api/` };
    const site = openSite(folder, { [options.worker]: { ...ownWorker, base: options.base } });
    await site.start(`${origin}/toolworker.js`, present);
    await expectControlled(options);
    expect(registered(site)).toEqual(expected);
  });

  test('is asked for control for two seconds if no worker controls the page', async () => {
    const site = openSite();
    await site.start(`${origin}/sw.js`, ownWorker);
    await expectControlled();
    expect(site.container.controller?.scriptURL).toBe(`${origin}/sw.js`);

    const silent = openSite();
    await silent.start(`${origin}/sw.js`, {});
    vi.useFakeTimers();
    const settled = vi.fn();
    install().then(settled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining(unknown));
  });

  test.each<[string, InstallOptions, string]>([
    ['is not named', {}, 'foreign-worker'],
    ['is named', { worker: '/app/sw.js' }, 'failed'],
  ])('that %s says where it answers instead', async (_, options, status) => {
    const composed: FakeScript = { ...ownWorker, base: '/app/tools/', claims: true, pages: 1 };
    const site = openSite('/app/');
    await site.start(`${origin}/app/sw.js`, composed);
    const message = expect.stringMatching(/below \/app\/tools\/.*base: '\/app\/tools\/'/);
    expect(await install(options)).toMatchObject({ status, message });
    expect(registered(site)).toEqual([]);
    await expectControlled({ ...options, base: '/app/tools/' });
  });

  test('is not mistaken for the API if only the network answers below the base', async () => {
    const site = openSite();
    await site.start(`${origin}/sw.js`, app);
    site.network.set('/api/', Response.json({ ok: true, tools: [] }));
    expect(await installed()).toMatchObject(unknown);
  });
});

describe('calls at once', () => {
  /** Grants locks of a name one after another, each in a task of its own, as browsers do. */
  function fakeLocks() {
    const queues = new Map<string, Promise<unknown>>();
    return {
      request: async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
        const granted = (queues.get(name) ?? Promise.resolve())
          .catch(() => {})
          .then(() => new Promise((resolve) => setTimeout(resolve)))
          .then(work);
        queues.set(name, granted);
        return granted;
      },
    };
  }

  const steps: Record<string, () => Promise<unknown>> = {
    'install(), uninstall() and install()': async () => {
      const first = await expectControlled();
      await Promise.all([first.uninstall(), expectControlled()]);
    },
    'an effect with cleanup, run twice': async () => {
      const first = expectControlled();
      const cleaned = first.then((one) => one.uninstall());
      await Promise.all([cleaned, expectControlled()]);
    },
    'install() twice': () => Promise.all([expectControlled(), expectControlled()]),
  };

  test.each(Object.entries(steps))('end with a worker after %s', async (_, run) => {
    const site = openSite();
    const locks = fakeLocks();
    stubProperty(navigator, 'locks', () => locks);
    await run();
    expect(site.registrations).toHaveLength(1);
    expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js`);
  });

  test('work where the page gets no lock', async () => {
    openSite();
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    stubProperty(navigator, 'locks', () => ({ request }));
    const installation = await expectControlled();
    await installation.uninstall();
  });

  test('report an error once', async () => {
    const site = openSite('/', {});
    const locks = fakeLocks();
    stubProperty(navigator, 'locks', () => locks);
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });
});

describe('debug', () => {
  const served = `toolworker: the API is served below ${origin}/api/`;
  const taking = 'toolworker: taking control of the page';

  async function printed(options: InstallOptions): Promise<readonly unknown[]> {
    await install(options);
    const lines = vi.mocked(console.debug).mock.calls.flat();
    vi.mocked(console.debug).mockClear();
    return lines;
  }

  test('prints each step, and nothing by default', async () => {
    openSite();
    const registering = `toolworker: registering ${origin}/toolworker.js for ${origin}/`;
    expect(await printed({ debug: true })).toEqual([registering, taking, served]);
    const present = `toolworker: ${origin}/toolworker.js already serves this page`;
    expect(await printed({ debug: true })).toEqual([present, taking, served]);
    expect(await printed({})).toEqual([]);
  });

  test("prints which of the app's workers answers", async () => {
    const site = openSite();
    await site.start(`${origin}/sw.js`, { claims: true, base: '/api/' });
    const answers = `toolworker: ${origin}/sw.js already handles API requests`;
    expect(await printed({ debug: true })).toEqual([answers, served]);
  });

  test('prints why the installation fails', async () => {
    const failing = expect.stringMatching(/^toolworker: The browser has no service workers/);
    expect(await printed({ debug: true })).toEqual([failing]);
  });
});
