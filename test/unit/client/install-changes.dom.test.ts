import { bmiCalculatorTool, type InstallOptions, install, percentageOfTool } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { version } from '../../../src/version.ts';
import { type FakeScript, readyMade } from './fake-container.ts';
import {
  expectControlled,
  expectWarnings,
  installed,
  leaveSite,
  openSite,
  origin,
  ownWorker,
  registered,
} from './open-site.ts';

afterEach(leaveSite);

const at = `${origin}/toolworker.js`;

describe('a worker of another version', () => {
  const versioned = (served: string): FakeScript => ({
    ...readyMade,
    reply: { version: served, isReadyMade: true },
  });
  const warning = (worker: string) =>
    `toolworker: this page has version ${version}, but its worker has ${worker}. ` +
    'Build /toolworker.js or copy node_modules/toolworker/dist/toolworker.js again.';

  test.each<[string, () => Promise<void>]>([
    ['serves it, too', async () => {}],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is reported if the server %s', async (_, update) => {
    const site = openSite('/', { '/toolworker.js': versioned('0.0.1') });
    const { update: asked } = await site.start(at, versioned('0.0.1'));
    asked.mockImplementation(update);
    await expectControlled();
    await expect.poll(() => vi.mocked(console.warn).mock.calls).toHaveLength(1);
    expectWarnings(warning('0.0.1'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    [version, []],
    ['0.0.2', [warning('0.0.2')]],
  ])('is reported by what replaces it: version %s', async (served, warnings) => {
    const site = openSite();
    const registration = await site.start(at, versioned('0.0.1'));
    registration.update.mockImplementation(async () => {
      await site.begin(at, versioned(served), undefined, true);
    });
    await expectControlled();
    await expect.poll(() => site.container.controller?.script.reply?.version).toBe(served);
    await expect.poll(() => vi.mocked(console.warn).mock.calls).toHaveLength(warnings.length);
    expectWarnings(...warnings);
  });

  test('is not reported while the other one waits', async () => {
    const site = openSite();
    const registration = await site.start(at, versioned('0.0.1'));
    registration.update.mockImplementation(async () => {
      site.begin(at, { ...readyMade, reaches: 'installed' }, undefined, true);
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
    [['roof-pitch'], index(), [lacks('roof-pitch')]],
    [['pitch', 'roof', 'roof-pitch'], api, [lacks('pitch, roof')]],
    [['roof-pitch'], index('/v1/api/roof-pitch'), [lacks('roof-pitch')]],
    [[{ slug: 'roof-pitch' }, 'bmi-calculator'], api, []],
    [['pitch', { slug: 'bmi-calculator' }, { slug: 'roof' }], api, [lacks('pitch, roof')]],
    [[bmiCalculatorTool, percentageOfTool], api, [lacks('percentage-of')]],
  ])('is reported: case %#', async (tools, served, expected) => {
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

  describe('while a newer one has them', () => {
    const newer: FakeScript = { ...readyMade, index: api };

    /** Opens a page with an older worker, for which the server has a newer one. */
    async function openOutdated(older: FakeScript, script: FakeScript, file = '/toolworker.js') {
      const site = openSite();
      const registration = await site.start(origin + file, older);
      site.setController(registration.active);
      registration.update.mockImplementation(async () => {
        site.begin(origin + file, script, undefined, true);
      });
      return { site, registration };
    }

    const updating = (file: string) => ({
      status: 'updating',
      message:
        `${file} lacks roof-pitch; a newer worker is being installed. ` +
        'Await the promise "updated" of this installation.',
    });

    test.each<[string, FakeScript, InstallOptions]>([
      ['/toolworker.js', readyMade, {}],
      ['/sw.js', ownWorker, { worker: '/sw.js' }],
      // Something else has registered it.
      ['/sw.js', ownWorker, {}],
    ])('is told apart from a lasting fault: %s', async (file, older, options) => {
      const { site, registration } = await openOutdated(
        older,
        { ...newer, ...older, index: api, claims: true },
        file,
      );
      const tools = ['bmi-calculator', 'roof-pitch'];
      const installation = await install({ ...options, tools: ['roof-pitch'] });
      expect(installation).toMatchObject(updating(file));
      const updated = vi.fn();
      installation.addEventListener('update', updated);
      if (installation.status === 'updating') await installation.updated;
      expect(site.container.controller?.script.index).toBe(api);
      expect(updated).toHaveBeenCalledOnce();
      await expectControlled({ ...options, tools });
      expect(registration.update).toHaveBeenCalledOnce();
      expectWarnings();
    });

    test('but cannot be installed, ends the wait', async () => {
      const { site, registration } = await openOutdated(readyMade, {
        ...newer,
        reaches: 'redundant',
      });
      const installation = await install({ tools: ['roof-pitch'] });
      expect(installation).toMatchObject(updating('/toolworker.js'));
      if (installation.status === 'updating') await installation.updated;
      expect(site.container.controller?.script).toBe(readyMade);
      registration.update.mockResolvedValue();
      await expectControlled({ tools: ['roof-pitch'] });
      expectWarnings(lacks('roof-pitch'));
    });

    test('and has just replaced it, is no fault', async () => {
      const { site, registration } = await openOutdated(readyMade, newer);
      registration.update.mockImplementation(async () => {
        await site.start(at, newer, undefined, true);
        await expect.poll(() => site.container.controller?.script).toBe(newer);
      });
      await expectControlled({ tools: ['roof-pitch'] });
      expectWarnings();
    });

    test.each([
      ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['never ends', () => new Promise<void>(() => {})],
    ])('cannot be known if the search for one %s', async (_, update) => {
      const { registration } = await openOutdated(readyMade, newer);
      registration.update.mockImplementation(update);
      expect(await installed({ tools: ['roof-pitch'] })).toMatchObject({ status: 'controlled' });
      expectWarnings(
        'toolworker: /toolworker.js lacks tools that this page calls: roof-pitch. ' +
          'The server cannot be asked for a newer worker now.',
      );
    });
  });

  test.each<[InstallOptions, readonly string[]]>([
    [{}, [lacks('roof-pitch')]],
    [{ tools: [] }, []],
    [{ tools: [{ slug: 'pitch' }] }, [lacks('pitch')]],
  ])(
    "is checked against the Vite plugin's list unless %j names others",
    async (options, expected) => {
      vi.stubGlobal('__TOOLWORKER_TOOLS__', ['roof-pitch']);
      openSite();
      await expectControlled(options);
      expectWarnings(...expected);
    },
  );
});

describe('when the worker changes', () => {
  async function installWithListener() {
    const installation = await expectControlled();
    const updated = vi.fn();
    installation.addEventListener('update', updated);
    return updated;
  }

  test('dispatches an event for a new version', async () => {
    const site = openSite();
    const updated = await installWithListener();
    const former = site.container.controller;
    site.setController(null);
    expect(updated).not.toHaveBeenCalled();
    site.setController(former);
    expect(updated).toHaveBeenCalledOnce();
  });

  const moved = { base: '/tools/', worker: '/toolworker.js' };
  const both = '?base=%2Ftools%2F&base=%2Fapi%2F';

  test.each<[number | undefined, string, string]>([
    [undefined, '?base=%2Ftools%2F', 'and no longer below /api/.'],
    [1, '?base=%2Ftools%2F', 'and no longer below /api/.'],
    [2, both, 'too. It still serves /api/'],
  ])('to another base, %s pages may call the first', async (pages, query, consequence) => {
    const script = { ...readyMade, ...(pages !== undefined && { pages }) };
    const site = openSite('/', { '/toolworker.js': script });
    const updated = await installWithListener();
    Object.assign(script, { base: '/tools/' });
    expect(await installed(moved)).toMatchObject({ status: 'controlled' });
    expect(registered(site)).toEqual(['/toolworker.js', `/toolworker.js${query}`]);
    expect(updated).not.toHaveBeenCalled();
    const change = 'another call of install() lets /toolworker.js serve the API below /tools/';
    expectWarnings(expect.stringContaining(`toolworker: ${change}, ${consequence}`));
  });

  test('warns of another base only once, and goes on to report updates', async () => {
    const script = { ...readyMade };
    const site = openSite('/', { '/toolworker.js': script });
    const updated = await installWithListener();
    Object.assign(script, { base: '/tools/' });
    await expectControlled(moved);
    expectWarnings(expect.stringContaining('another call of install()'));
    const { controller } = site.container;
    site.setController(null);
    site.setController(controller);
    expect(updated).toHaveBeenCalledOnce();
    expectWarnings();
  });

  test('needs no further registration for a page with one of the bases', async () => {
    const site = openSite();
    await site.start(at + both, readyMade);
    await expectControlled();
    expect(registered(site)).toEqual([]);
  });

  test('ends the first base if other paths below it would get other answers', async () => {
    const site = openSite('/', { '/toolworker.js': { ...readyMade, base: '/tools/' } });
    await site.start(at, { ...readyMade, pages: 2 });
    await expectControlled({ ...moved, unmatched: 'error' });
    expect(registered(site)).toEqual(['/toolworker.js?base=%2Ftools%2F&unmatched=error']);
  });

  test('dispatches no event for another treatment of the rest', async () => {
    const site = openSite();
    const updated = await installWithListener();
    await expectControlled({ unmatched: 'error' });
    expect(site.container.controller?.scriptURL).toContain('unmatched=error');
    expect(updated).not.toHaveBeenCalled();
  });

  const taken = `toolworker: ${origin}/sw.js has taken over this page and does not handle API requests.`;

  test.each<[FakeScript, readonly string[]]>([
    [{ claims: true }, [taken]],
    [{ claims: true, base: '/api/' }, []],
  ])(
    'warns if the one that takes over does not handle API requests: %j',
    async (script, warnings) => {
      const site = openSite();
      const updated = await installWithListener();
      site.fetch.mockClear();
      await site.start(`${origin}/sw.js`, script);
      await expect.poll(() => site.fetch.mock.settledResults).toHaveLength(1);
      // Timers run in their order, and the page has set its last one.
      await new Promise((resolve) => setTimeout(resolve));
      expect(updated).not.toHaveBeenCalled();
      expectWarnings(...warnings);
    },
  );
});

describe('uninstall()', () => {
  const fail = async () => {
    throw new TypeError('gone');
  };

  test('activates a waiting worker, then unregisters it, once and without a warning', async () => {
    const site = openSite();
    const installation = await expectControlled();
    await installation.uninstall();
    expect(registered(site)).toEqual(['/toolworker.js', '/toolworker.js?retired=']);
    expect(site.container.controller?.scriptURL).toBe(`${at}?retired=`);
    expect(site.registrations).toEqual([]);
    site.setController(null);
    await installation.uninstall();
    expect(registered(site)).toHaveLength(2);
    expectWarnings();
  });

  describe("before the app's own worker", () => {
    async function uninstallThenRegister(script: FakeScript) {
      const site = openSite('/', { '/sw.js': script });
      await site.start(`${at}?retired=`, readyMade);
      const registration = await site.start(`${origin}/sw.js`, { ...script, reaches: 'installed' });
      expect(registration).toMatchObject({
        active: { scriptURL: `${at}?retired=` },
        waiting: { scriptURL: `${origin}/sw.js` },
      });
      return site;
    }

    test.each([{}, ownWorker])('names that one, and leaves it alone: %j', async (script) => {
      const site = await uninstallThenRegister(script);
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
      await site.start(`${at}?retired=`, readyMade);
      const registration = await site.start(`${origin}/sw.js`, { reaches: 'installed' });
      await expect(installation.uninstall()).rejects.toThrow(
        `${origin}/sw.js is a worker of your own app`,
      );
      expect(registration.unregister).not.toHaveBeenCalled();
    });
  });

  test('leaves a registration with a wider scope alone', async () => {
    const site = openSite('/app/', { '/app/toolworker.js': { ...readyMade, base: '/app/api/' } });
    const installation = await expectControlled({ base: '/app/api/' });
    const [own] = site.registrations;
    const wider = await site.start(`${origin}/sw.js`, {});
    own?.unregister.mockResolvedValue(true);
    site.container.register.mockImplementation(async () => {
      // Something else has unregistered it in the meantime.
      site.registrations.shift();
      return fail();
    });
    await expect(installation.uninstall()).rejects.toThrow('could not be downloaded');
    expect(wider.unregister).not.toHaveBeenCalled();
  });

  test('rejects with the cause if something else has unregistered the worker', async () => {
    const site = openSite();
    const installation = await expectControlled();
    site.container.register.mockImplementation(async () => {
      site.registrations.shift();
      return fail();
    });
    await expect(installation.uninstall()).rejects.toThrow('could not be downloaded');
  });

  test("rejects if the worker is the app's own", async () => {
    const site = openSite('/', { '/sw.js': ownWorker });
    const installation = await expectControlled({ worker: '/sw.js' });
    const refusal = `${origin}/sw.js is a worker of your own app; uninstall() does not remove it.`;
    await expect(installation.uninstall()).rejects.toThrow(refusal);
    expect(site.registrations).toHaveLength(1);
  });

  test('removes the worker for later visits and rejects when offline', async () => {
    const site = openSite();
    const installation = await expectControlled();
    site.container.register.mockImplementation(fail);
    await expect(installation.uninstall()).rejects.toThrow('could not be downloaded');
    expect(site.registrations).toEqual([]);
    expect(site.container.controller?.scriptURL).toBe(at);
  });
});
