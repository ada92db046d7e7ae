import { type InstallOptions, install } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRegistration, type FakeScript, readyMade } from './fake-container.ts';
import {
  expectControlled,
  expectWarnings,
  installed,
  leaveSite,
  openSite,
  origin,
  ownWorker,
  registered,
  type Site,
  stubProperty,
} from './open-site.ts';

// What no browser can be made to do: blocked or replaced service workers, lost replies, time
// limits, and events in one order. The scenarios hold the rest.

afterEach(leaveSite);

const at = `${origin}/toolworker.js`;
const denied = new DOMException('denied', 'SecurityError');
const never = () => new Promise<never>(() => {});

describe('without service workers, reports', () => {
  test.each<[string, (site: Site) => void, string]>([
    [
      'a file address',
      () => window.happyDOM.setURL('file:///index.html'),
      'A page at file: cannot have service workers; serve it over https or from localhost.',
    ],
    [
      'a page that may not look for a registration',
      ({ container }) => void container.getRegistration.mockRejectedValue(denied),
      'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.',
    ],
    [
      'an extension that blocks them',
      ({ container }) => void container.register.mockResolvedValue(Reflect.get({}, 'blocked')),
      'An extension or a setting blocks service workers here.',
    ],
    [
      'a browser that never says which worker it has',
      ({ container }) => void container.getRegistration.mockReturnValue(never()),
      'The browser does not say which worker it has.',
    ],
  ])('%s', async (_, prepare, reason) => {
    prepare(openSite());
    expect(await installed()).toMatchObject({
      status: 'unsupported',
      message: `${reason} Compute in the page instead, with interceptFetch({ tools }).`,
    });
  });

  test('a server', async () => {
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('document', undefined);
    const installation = await install();
    expect(installation).toMatchObject({ status: 'unsupported' });
    expect(await installation.uninstall()).toBe(false);
  });

  test.each([{}, { getRegistration: async () => undefined }, { getRegistration: () => 1 }])(
    'an extension that replaces them with %j',
    async (part) => {
      openSite();
      stubProperty(navigator, 'serviceWorker', () => part);
      const message =
        /^Service workers do not work in this page: TypeError: .*\. Compute in the page/;
      expect(await install()).toMatchObject({
        status: 'unsupported',
        message: expect.stringMatching(message),
      });
    },
  );
});

test('plain JavaScript may pass null as options', async () => {
  openSite();
  await expectControlled(null as never);
});

test('an invalid option ends an installation that touches nothing', async () => {
  const site = openSite();
  const installation = await install({ base: '/api/?x' });
  expect(installation).toMatchObject({ status: 'failed', code: 'invalid-option' });
  expect(await installation.uninstall()).toBe(false);
  expect(site.container.getRegistration).not.toHaveBeenCalled();
});

describe('in a page with locks', () => {
  test('that it may not use, works without them', async () => {
    openSite();
    stubProperty(navigator, 'locks', () => ({ request: () => Promise.reject(denied) }));
    const installation = await expectControlled();
    await installation.uninstall();
  });

  test('that it gets, fails once', async () => {
    const site = openSite('/', {});
    const request = async (_: string, work: () => Promise<unknown>) => work();
    stubProperty(navigator, 'locks', () => ({ request }));
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });
});

describe('uses a worker', () => {
  test('once it is active, and asks it for nothing before', async () => {
    const site = openSite();
    const slow: FakeScript = { ...readyMade, reaches: 'installing' };
    const { installing } = await site.start(at, slow);
    site.container.register.mockImplementation(async () => {
      expect(installing?.messages).toEqual([]);
      throw new TypeError('enough');
    });
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });

  test('while a newer one is installing', async () => {
    const site = openSite();
    await expectControlled();
    await site.start(`${at}?v=2`, { ...readyMade, reaches: 'installing' });
    await expectControlled();
    expect(registered(site)).toEqual(['/toolworker.js']);
  });

  test.each<[string, Partial<FakeScript>]>([
    ['is active but says nothing of it, as in WebKit', { isQuiet: true }],
    ['is still activating', { reaches: 'activating', isLate: true }],
    ['takes control after its reply', { claims: false, isLate: true }],
  ])('that %s', async (_, change) => {
    openSite('/', { '/toolworker.js': { ...readyMade, ...change } });
    await expectControlled();
  });
});

const noReply = `${at} does not reply. If it contains Toolworker, reload the page once; otherwise, add the API to it.`;

const notAnswered = `A worker controls the page, but does not handle API requests at ${origin}/api/. Does it serve this base?`;

describe('a worker that', () => {
  const { reply: _, ...silent } = readyMade;

  test.each<[string, FakeScript, (site: Site) => void, number, object]>([
    [
      'never came to an earlier page, either',
      readyMade,
      ({ container }) => {
        container.register.mockImplementation(never);
        container.getRegistration.mockResolvedValue(createRegistration(`${origin}/`));
      },
      5_000,
      { code: 'worker-unreachable' },
    ],
    [
      'never comes',
      readyMade,
      ({ container }) => void container.register.mockImplementation(never),
      30_000,
      { code: 'worker-unreachable' },
    ],
    [
      'never becomes active',
      { ...readyMade, reaches: 'installing' },
      () => {},
      30_000,
      { code: 'worker-broken' },
    ],
    ['never replies', silent, () => {}, 10_000, { code: 'not-answered', message: noReply }],
    [
      'is of an app and does not control the page',
      readyMade,
      ({ start }) => start(`${origin}/sw.js`, {}),
      2_000,
      { status: 'foreign-worker' },
    ],
  ])('%s is reported in time', async (_, script, prepare, limit, outcome) => {
    await prepare(openSite('/', { '/toolworker.js': script }));
    vi.useFakeTimers();
    const settled = vi.fn();
    install().then(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining(outcome));
  });

  test('is a file without a type is reported', async () => {
    const site = openSite('/', {});
    site.fetch.mockResolvedValue(new Response(new Blob(['1'])));
    expect(await install()).toMatchObject({
      code: 'worker-not-script',
      message: `${at} is a file without a type, not JavaScript. Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker, or the path of an API in a subfolder as base.`,
    });
    const init = { cache: 'no-store', redirect: 'manual' };
    expect(site.fetch).toHaveBeenCalledExactlyOnceWith(at, init);
  });

  test('is never registered is reported as broken', async () => {
    const site = openSite();
    site.container.register.mockResolvedValue(createRegistration(`${origin}/`));
    expect(await install()).toMatchObject({ code: 'worker-broken' });
  });

  // It may be busy, so that the base that it names says nothing of the cause.
  test.each([{}, { base: '/tools/', pages: 1 }])(
    'loses requests for the index is reported: %j',
    async (given) => {
      const site = openSite('/', { '/toolworker.js': { ...readyMade, ...given } });
      site.fetch.mockImplementation(never);
      expect(await installed()).toMatchObject({
        code: 'not-answered',
        message: notAnswered,
      });
    },
  );

  test('says neither its tools nor its bases is reported', async () => {
    openSite('/', { '/toolworker.js': { ...readyMade, index: { ok: true } } });
    expect(await installed()).toMatchObject({ code: 'not-answered', message: notAnswered });
  });

  test('loses the question for its bases gets only those of this page', async () => {
    const script = { ...readyMade };
    const site = openSite('/', { '/toolworker.js': script });
    await expectControlled();
    Object.assign(script, { base: '/tools/' });
    const moved = { base: '/tools/', worker: '/toolworker.js' };
    expect(await installed(moved)).toMatchObject({ status: 'controlled' });
    expect(registered(site)).toEqual(['/toolworker.js', '/toolworker.js?base=%2Ftools%2F']);
    expectWarnings(expect.stringContaining('and no longer below /api/.'));
  });
});

describe('a worker of another version', () => {
  const other = { ...readyMade, reply: { version: '0.0.1', isReadyMade: true } };

  test('is not reported while the one of this version waits', async () => {
    const site = openSite();
    const registration = await site.start(at, other);
    registration.update.mockImplementation(async () => {
      site.begin(at, { ...readyMade, reaches: 'installed' }, true);
    });
    await expectControlled();
    await expect.poll(() => registration.waiting?.state).toBe('installed');
    expectWarnings();
  });

  test('is looked for only if the versions differ', async () => {
    const { update } = await openSite().start(at, readyMade);
    await expectControlled();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a worker that lacks tools', () => {
  const index = (...endpoints: readonly string[]) => ({
    ok: true,
    tools: endpoints.map((endpoint) => ({ endpoint })),
  });
  const api = index('/api/bmi-calculator', '/api/roof-pitch');
  const lacks = (names: string, file = '/toolworker.js') =>
    `toolworker: ${file} lacks tools that this page calls: ${names}. Build it with them and publish it again.`;

  test.each<[InstallOptions['tools'], object, readonly string[]]>([
    [undefined, api, []],
    [[], api, []],
    [['roof-pitch', 'bmi-calculator'], api, []],
    [['pitch', 'roof', 'roof-pitch'], api, [lacks('pitch, roof')]],
    [['roof-pitch'], index('/v1/api/roof-pitch'), [lacks('roof-pitch')]],
    [['pitch', { slug: 'bmi-calculator' }, { slug: 'roof' }], api, [lacks('pitch, roof')]],
  ])('of %j is reported where the worker has %j', async (tools, served, expected) => {
    openSite('/', { '/toolworker.js': { ...readyMade, index: served } });
    await expectControlled(tools ? { tools } : {});
    expectWarnings(...expected);
  });

  test('is reported at another base, with escaped characters', async () => {
    const base = '/app/%C3%BC/';
    const script = { ...readyMade, base, index: index(`${base}bmi-calculator`) };
    openSite('/app/', { '/app/toolworker.js': script });
    await expectControlled({ base: '/app/ü/', tools: ['bmi-calculator', 'roof-pitch'] });
    expectWarnings(lacks('roof-pitch', '/app/toolworker.js'));
  });

  test("is checked against the Vite plugin's list unless the page names tools", async () => {
    vi.stubGlobal('__TOOLWORKER_TOOLS__', ['roof-pitch']);
    openSite();
    await expectControlled();
    expectWarnings(lacks('roof-pitch'));
    await expectControlled({ tools: [] });
    expectWarnings();
  });

  test('is no fault if a newer one has just replaced it', async () => {
    const newer: FakeScript = { ...readyMade, index: api };
    const site = openSite();
    const registration = await site.start(at, readyMade);
    registration.update.mockImplementation(async () => {
      await site.start(at, newer, true);
      await expect.poll(() => site.container.controller?.script).toBe(newer);
    });
    await expectControlled({ tools: ['roof-pitch'] });
    expectWarnings();
  });

  test('is reported if the search for a newer one never ends', async () => {
    const registration = await openSite().start(at, readyMade);
    registration.update.mockImplementation(never);
    expect(await installed({ tools: ['roof-pitch'] })).toMatchObject({ status: 'controlled' });
    expectWarnings(
      'toolworker: /toolworker.js lacks tools that this page calls: roof-pitch. ' +
        'The server cannot be asked for a newer worker now.',
    );
  });
});

test('an update is told once the page has a worker again', async () => {
  const site = openSite();
  const installation = await expectControlled();
  const updated = vi.fn();
  installation.addEventListener('update', updated);
  const { controller } = site.container;
  site.setController(null);
  expect(updated).not.toHaveBeenCalled();
  site.setController(controller);
  expect(updated).toHaveBeenCalledOnce();
});

describe('uninstall()', () => {
  // Chromium keeps the registration while pages are open that the retired worker controls.
  describe("before the app's own worker", () => {
    async function retire(site: Site, script: FakeScript) {
      await site.start(`${at}?retired=`, readyMade);
      return site.start(`${origin}/sw.js`, { ...script, reaches: 'installed' });
    }

    test.each([{}, ownWorker])('names that one, which waits: %j', async (script) => {
      const site = openSite();
      await retire(site, script);
      expect(await installed()).toMatchObject({
        status: 'foreign-worker',
        message:
          `${origin}/sw.js is registered for this page, but waits until pages of ${at}?retired= are closed. ` +
          'Close this page and open it again, or call skipWaiting() in that worker.',
      });
      expect(registered(site)).toEqual([]);
    });

    test('leaves that one alone when called again', async () => {
      const site = openSite();
      const installation = await expectControlled();
      await installation.uninstall();
      const registration = await retire(site, {});
      await expect(installation.uninstall()).rejects.toThrow(
        `${origin}/sw.js is a worker of your own app`,
      );
      expect(registration.unregister).not.toHaveBeenCalled();
    });
  });

  test.each<[string, FakeScript | undefined]>([
    ['and nothing else is registered', undefined],
    ["and leaves an app's worker with a wider scope alone", {}],
  ])('rejects with the cause if its worker is already unregistered, %s', async (_, script) => {
    const site = openSite('/app/', { '/app/toolworker.js': { ...readyMade, base: '/app/api/' } });
    const installation = await expectControlled({ base: '/app/api/' });
    const wider = script && (await site.start(`${origin}/sw.js`, script));
    site.container.register.mockImplementation(async () => {
      site.registrations.shift();
      throw new TypeError('gone');
    });
    await expect(installation.uninstall()).rejects.toThrow('could not be downloaded');
    expect(site.registrations).toEqual(wider ? [wider] : []);
  });
});
