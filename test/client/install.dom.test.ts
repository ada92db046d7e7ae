import {
  bmiCalculatorTool,
  type Installation,
  type InstallOptions,
  install,
  percentageOfTool,
} from 'toolworker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { version } from '../../src/version.ts';
import { type FakeScript, fakeContainer, readyMade } from './fake-container.ts';

const origin = 'https://app.test';

type Site = ReturnType<typeof fakeContainer>;

/** Puts the page at an address of a site with these worker files. */
function open(
  path: string,
  scripts: Readonly<Record<string, FakeScript>> = { '/toolworker.js': readyMade },
): Site {
  window.happyDOM.setURL(origin + path);
  const site = fakeContainer(scripts);
  vi.stubGlobal('fetch', site.fetch);
  stubProperty(navigator, 'serviceWorker', site.container);
  return site;
}

const stubbed: (() => void)[] = [];

function stubProperty(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get: () => value });
  stubbed.push(() => Reflect.deleteProperty(owner, name));
}

afterEach(() => {
  for (const restore of stubbed.splice(0)) restore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const registered = ({ container }: Site) =>
  container.register.mock.calls.map(([url]) => url.replace(origin, ''));

async function expectControlled(options?: InstallOptions): Promise<Installation> {
  const installation = await install(options);
  expect(installation).toMatchObject({ status: 'controlled' });
  return installation;
}

const inPage = 'Compute in the page instead, with interceptFetch({ tools }).';

const withoutWorkers =
  'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.';

async function expectUnsupported(reason: string): Promise<void> {
  const installation = await install();
  expect(installation).toMatchObject({ status: 'unsupported', message: `${reason} ${inPage}` });
}

describe('the registration', () => {
  test.each<[InstallOptions, string]>([
    [{}, '/toolworker.js'],
    [{ base: '/api' }, '/toolworker.js'],
    [{ base: 'api/' }, '/toolworker.js'],
    [{ base: '/tools/v1/', worker: '/toolworker.js' }, '/toolworker.js?base=%2Ftools%2Fv1%2F'],
    [{ unmatched: 'network' }, '/toolworker.js'],
    [{ unmatched: 'error' }, '/toolworker.js?unmatched=error'],
    [{ worker: '/sw.js' }, '/sw.js'],
    [{ worker: '/sw.js', unmatched: 'error' }, '/sw.js'],
    [{ worker: new URL('/sw.js', origin), base: '/api/' }, '/sw.js'],
  ])('uses for %j the worker %s', async (options, url) => {
    const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
    const moved = { ...readyMade, base: new URL(options.base ?? '/api', origin).pathname };
    const base = moved.base.endsWith('/') ? moved.base : `${moved.base}/`;
    const site = open('/', { '/toolworker.js': { ...moved, base }, '/sw.js': own });
    await expectControlled(options);
    expect(registered(site)).toEqual([url]);
  });

  test("has the scope of the page's folder", async () => {
    const script = { ...readyMade, base: '/app/api/' };
    const site = open('/app/', { '/app/toolworker.js': script });
    await expectControlled({ base: '/app/api/' });
    expect(registered(site)).toEqual(['/app/toolworker.js']);
  });

  test("follows the page's base element, like fetch", async () => {
    const script = { ...readyMade, base: '/app/api/' };
    const site = open('/', { '/app/toolworker.js': script });
    stubProperty(document, 'baseURI', `${origin}/app/`);
    expect(await install({ base: 'api/' })).toMatchObject({
      code: 'outside-scope',
      message: `A worker at ${origin}/app/toolworker.js can serve only pages below ${origin}/app/. Put the file into a folder that contains this page.`,
    });
    window.happyDOM.setURL(`${origin}/app/page`);
    await expectControlled({ base: 'api/' });
    expect(registered(site)).toEqual(['/app/toolworker.js']);
  });

  test('happens once', async () => {
    const site = open('/');
    await expectControlled();
    await expectControlled();
    expect(registered(site)).toEqual(['/toolworker.js']);
  });

  test('is repeated if the parameters of the ready-made worker change', async () => {
    const site = open('/');
    await expectControlled();
    await expectControlled({ unmatched: 'error' });
    await expectControlled();
    expect(registered(site)).toEqual([
      '/toolworker.js',
      '/toolworker.js?unmatched=error',
      '/toolworker.js',
    ]);
  });

  test("keeps an app's own worker with its query and scope", async () => {
    const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
    const site = open('/app/');
    await site.start(`${origin}/sw.js?v=7`, own, `${origin}/app/`);
    await expectControlled({ worker: '/sw.js' });
    expect(registered(site)).toEqual([]);
  });

  test("accepts an app's own worker with a wider scope than its folder", async () => {
    const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
    const site = open('/');
    await site.start(`${origin}/js/sw.js`, own, `${origin}/`);
    await expectControlled({ worker: '/js/sw.js' });
    expect(registered(site)).toEqual([]);
  });

  test('is not reused for the same path at another origin', async () => {
    const site = open('/');
    await expectControlled();
    await expectControlled({ worker: 'https://cdn.test/toolworker.js' });
    expect(registered(site)).toEqual(['/toolworker.js']);
  });

  test("uses a module for an app's own worker that needs it", async () => {
    const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
    const site = open('/', { '/dev-sw.js': { ...own, isModule: true } });
    await expectControlled({ worker: '/dev-sw.js?dev-sw' });
    expect(site.container.register.mock.calls).toEqual([
      [`${origin}/dev-sw.js?dev-sw`],
      [`${origin}/dev-sw.js?dev-sw`, { type: 'module' }],
    ]);
  });

  test('never uses a module for the ready-made worker', async () => {
    const site = open('/', { '/toolworker.js': { ...readyMade, isModule: true } });
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });
});

test('asks a worker for control only once it is active', async () => {
  const site = open('/');
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
  const site = open('/');
  await expectControlled();
  const [registration] = site.registrations;
  const replacement = await site.start(`${origin}/toolworker.js?v=2`, {
    ...readyMade,
    reaches: 'installing',
  });
  expect(replacement).toBe(registration);
  site.container.getRegistration.mockResolvedValueOnce(undefined);
  await expectControlled();
});

test('regains control of a page without a worker after a hard reload', async () => {
  const site = open('/');
  await expectControlled();
  site.setController(null);
  await expectControlled();
  expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js`);
  expect(registered(site)).toEqual(['/toolworker.js']);
});

describe('another worker', () => {
  const app: FakeScript = { claims: true };
  const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
  const unknown = {
    status: 'foreign-worker',
    message:
      `This page already has a worker, ${origin}/sw.js, which install() does not replace. ` +
      "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
  };

  test.each([
    ['/', '/sw.js'],
    ['/app/', '/sw.js'],
  ])('that serves %s is left alone', async (page) => {
    const site = open(page);
    await site.start(`${origin}/sw.js`, app, `${origin}/`);
    expect(await install({ base: `${page}api/` })).toMatchObject(unknown);
    expect(registered(site)).toEqual([]);
  });

  test('is left alone while it is installing', async () => {
    const site = open('/');
    await site.start(`${origin}/sw.js`, { reaches: 'installed' });
    vi.useFakeTimers();
    const outcome = install();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toMatchObject(unknown);
    expect(registered(site)).toEqual([]);
  });

  test('counts as foreign if it has the same name in another folder', async () => {
    const site = open('/');
    await site.start(
      `${origin}/lib/toolworker.js`,
      { ...readyMade, base: '/lib/api/' },
      `${origin}/`,
    );
    expect(await install()).toMatchObject({
      status: 'foreign-worker',
      message:
        `${origin}/lib/toolworker.js already serves this page and answers the API below /lib/api/. ` +
        "Call install({ base: '/lib/api/' }) here, too.",
    });
    expect(registered(site)).toEqual([]);
  });

  test('of this package with a wider scope is reported with its base', async () => {
    const site = open('/app/');
    await site.start(`${origin}/toolworker.js?base=%2Ftools%2F`, { ...readyMade, base: '/tools/' });
    const { status, message } = { message: '', ...(await install({ base: '/app/api/' })) };
    expect(status).toBe('foreign-worker');
    expect(message).toContain("Call install({ base: '/tools/' }) here, too.");
  });

  test('is accepted if it answers the API', async () => {
    const site = open('/');
    await site.start(`${origin}/mockServiceWorker.js`, { ...app, base: '/api/' });
    const installation = await expectControlled();
    expect(registered(site)).toEqual([]);
    await expect(installation.uninstall()).rejects.toThrow(
      `${origin}/mockServiceWorker.js does more than answer the API; remove it yourself.`,
    );
  });

  test.each<[string, FakeScript, string, readonly string[]]>([
    ['takes the place of the ready-made one', readyMade, '/', ['/sw.js']],
    ['leaves one of ours on a wider scope alone', { ...readyMade, base: '/app/api/' }, '/app/', []],
    ['leaves one of that name alone which has other tasks', own, '/', []],
  ])('that the page names %s', async (_, present, folder, expected) => {
    const worker = { ...own, base: `${folder}api/` };
    const site = open(folder, { [`${folder}sw.js`]: worker });
    await site.start(`${origin}/toolworker.js`, present);
    await expectControlled({ worker: `${folder}sw.js`, base: `${folder}api/` });
    expect(registered(site)).toEqual(expected);
  });

  test('is asked for control for two seconds if no worker controls the page', async () => {
    const site = open('/');
    await site.start(`${origin}/sw.js`, own);
    await expectControlled();
    expect(site.container.controller?.scriptURL).toBe(`${origin}/sw.js`);

    const silent = open('/');
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
    const composed: FakeScript = { ...own, base: '/app/tools/', claims: true, pages: 1 };
    const site = open('/app/');
    await site.start(`${origin}/app/sw.js`, composed);
    const installation = { message: '', ...(await install(options)) };
    expect(installation.status).toBe(status);
    expect(installation.message).toContain('below /app/tools/');
    expect(installation.message).toContain("base: '/app/tools/'");
    expect(registered(site)).toEqual([]);
    await expectControlled({ ...options, base: '/app/tools/' });
  });

  test('is not mistaken for the API if only the network answers below the base', async () => {
    const site = open('/');
    await site.start(`${origin}/sw.js`, app);
    site.network.set('/api/', Response.json({ ok: true, tools: [] }));
    expect(await install()).toMatchObject(unknown);
  });
});

describe('without service workers', () => {
  test('reports an old browser', async () => {
    expect('serviceWorker' in navigator).toBe(false);
    await expectUnsupported(withoutWorkers);
    await (await install()).uninstall();
  });

  test('reports plain http', async () => {
    vi.stubGlobal('isSecureContext', false);
    await expectUnsupported('Service workers need https or localhost.');
  });

  test('reports a server', async () => {
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('document', undefined);
    expect(await install()).toMatchObject({ status: 'unsupported' });
  });

  test('reports a file address', async () => {
    open('/');
    window.happyDOM.setURL('file:///index.html');
    await expectUnsupported(
      'A page at file: cannot have service workers; serve it over https or from localhost.',
    );
  });

  test('reports a frame that may not access them', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse });
    stubbed.push(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
    await expectUnsupported(withoutWorkers);
  });

  test('reports a frame that may not look for a registration', async () => {
    const { container } = open('/');
    container.getRegistration.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    await expectUnsupported(withoutWorkers);
  });

  test('reports an extension that blocks them', async () => {
    const { container } = open('/');
    container.register.mockImplementation(async () => Reflect.get({}, 'blocked'));
    await expectUnsupported('An extension or a setting blocks service workers here.');
  });

  test.each([{}, { getRegistration: async () => undefined }, { getRegistration: () => 1 }])(
    'reports an extension that replaces them with %j',
    async (part) => {
      open('/');
      stubProperty(navigator, 'serviceWorker', part);
      const outcome = await install();
      expect(outcome).toMatchObject({
        status: 'unsupported',
        message: expect.stringMatching(
          /^Service workers do not work in this page: TypeError: .*\. Compute in the page/,
        ),
      });
    },
  );

  test('reports a browser that never says which worker it has', async () => {
    const { container } = open('/');
    container.getRegistration.mockImplementation(() => new Promise(() => {}));
    vi.useFakeTimers();
    const outcome = install();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({
      status: 'unsupported',
      message: `The browser does not say which worker it has. ${inPage}`,
    });
  });
});

describe('in a frame without an address', () => {
  const openFrame = () => {
    const site = open('/');
    stubProperty(document, 'baseURI', `${origin}/`);
    window.happyDOM.setURL('about:srcdoc');
    return site;
  };

  test('uses the worker of the parent page', async () => {
    const site = openFrame();
    await site.start(`${origin}/toolworker.js`, readyMade);
    await expectControlled();
    expect(registered(site)).toEqual([]);
  });

  test.each([undefined, { claims: true }])('does not use the worker %j', async (script) => {
    const site = openFrame();
    if (script) await site.start(`${origin}/sw.js`, script);
    await expectUnsupported(
      'about:srcdoc cannot have a worker of its own; call install() in the page around it.',
    );
    expect(registered(site)).toEqual([]);
  });
});

test('waits until a prerendered page is shown', async () => {
  const site = open('/');
  stubProperty(document, 'prerendering', true);
  const settled = vi.fn();
  const outcome = install().then(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(site.container.getRegistration).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await outcome;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 'controlled' }));
});

describe('the base', () => {
  test.each([
    ['/', '/shop/', '/'],
    ['', '/shop/', '/shop/'],
    ['/api/..', '/shop/', '/'],
    ['/shop', '/shop/', '/shop/'],
    ['/shop', '/shop', '/shop/'],
    ['/shop/', '/shop/cart', '/shop/'],
  ])('refuses %j, which contains the page %s', async (base, page, shown) => {
    const site = open(page);
    const installation = await install({ base });
    expect(installation).toMatchObject({
      status: 'failed',
      code: 'invalid-base',
      message: `base: expected a path such as /api/ that does not contain ${page}, got "${shown}"`,
    });
    expect(site.container.getRegistration).not.toHaveBeenCalled();
    await installation.uninstall();
  });

  test.each([
    ['/api/?x', '/api/?x'],
    ['/api/#x', '/api/#x'],
    ['https://example.com/api/', 'https://example.com/api/'],
  ])('refuses %j, which is not a path', async (base, shown) => {
    open('/');
    expect(await install({ base })).toMatchObject({
      code: 'invalid-base',
      message: `base: expected a path such as /api/, got "${shown}"`,
    });
  });

  test('refuses a base that contains the worker file', async () => {
    open('/');
    expect(await install({ base: '/lib/', worker: '/lib/sw.js' })).toMatchObject({
      code: 'invalid-base',
      message: 'base: expected a path such as /api/ that does not contain /lib/sw.js, got "/lib/"',
    });
  });
});

describe('a worker file', () => {
  const at = `${origin}/toolworker.js`;
  const copy =
    'Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker.';
  const script = { headers: { 'Content-Type': 'text/javascript' } };

  test.each([
    [undefined, 'worker-unreachable', `${at} cannot be reached. Try again when it can.`],
    [new Response('', { status: 404 }), 'worker-missing', `${at} has status 404. ${copy}`],
    [
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      'worker-not-script',
      `${at} is text/html, not JavaScript. ${copy}`,
    ],
    [
      new Response(new Blob(['1'])),
      'worker-not-script',
      `${at} is a file without a type, not JavaScript. ${copy}`,
    ],
    [
      Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
      'worker-redirected',
      `${at} redirects, which browsers do not allow for a worker file. Serve the file itself at this URL.`,
    ],
    [
      new Response('import("x");\nimport.meta;\nimportant(); x; import y\nexports.z = 1;', script),
      'worker-broken',
      `The browser does not accept ${at}. Look at its console, and at worker-src and trusted-types in the Content-Security-Policy.`,
    ],
    [
      new Response("'use strict';\n  import x from './x.js';", script),
      'worker-broken',
      `${at} is a module. Either it fails to start (see its console), or this browser runs only classic workers, as Firefox before 147 does.`,
    ],
  ] as const)('reports why it cannot be registered: case %#', async (response, code, message) => {
    const site = open('/', {});
    if (response) site.network.set('/toolworker.js', response);
    expect(await install()).toMatchObject({ status: 'failed', code, message });
    expect(site.fetch).toHaveBeenCalledExactlyOnceWith(at, {
      cache: 'no-store',
      redirect: 'manual',
    });
  });

  test.each([
    [new Response('', { status: 404 }), 'worker-missing', 'has status 404'],
    [
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      'worker-not-script',
      'is text/html, not JavaScript',
    ],
  ] as const)('of an app is written by its build: case %#', async (response, code, fault) => {
    open('/', {}).network.set('/sw.js', response);
    expect(await install({ worker: '/sw.js' })).toMatchObject({
      code,
      message:
        `${origin}/sw.js ${fault}. Check that your app's build writes its worker there. ` +
        'If the build does so only for production, install another worker in development.',
    });
  });

  test('is unreachable if its download breaks off', async () => {
    const site = open('/', {});
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('addEventListener('));
        controller.error(new TypeError('network error'));
      },
    });
    site.network.set('/toolworker.js', new Response(body, script));
    expect(await install()).toMatchObject({
      status: 'failed',
      code: 'worker-unreachable',
      message: `${at} cannot be reached. Try again when it can.`,
    });
  });

  describe('in a page whose Content-Security-Policy blocks requests', () => {
    const violation = (url: string, given: object = {}) =>
      Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: url,
        effectiveDirective: 'connect-src',
        disposition: 'enforce',
        ...given,
      });

    /** Blocks requests, and reports it before or after. */
    function blockRequests(site: Site, isLate: boolean, given?: object): void {
      site.fetch.mockImplementation(async (url) => {
        const report = () => document.dispatchEvent(violation(`${url}`, given));
        if (isLate) queueMicrotask(report);
        else report();
        throw new TypeError('Failed to fetch');
      });
    }

    const cause =
      `The Content-Security-Policy of this page does not allow it to call ${origin}/api/. ` +
      "Allow it in connect-src: connect-src 'self'";

    test.each([false, true])('names the cause', async (isLate) => {
      const site = open('/');
      blockRequests(site, isLate);
      expect(await install()).toMatchObject({
        status: 'failed',
        code: 'not-answered',
        message: cause,
      });
    });

    test("names the cause with the app's own worker", async () => {
      const site = open('/');
      await site.start(`${origin}/sw.js`, { claims: true });
      blockRequests(site, false);
      expect(await install()).toMatchObject({ code: 'not-answered', message: cause });
    });

    test('names the directive if the worker is not accepted', async () => {
      const site = open('/', {});
      blockRequests(site, false);
      expect(await install()).toMatchObject({
        code: 'worker-broken',
        message: `The browser does not accept ${at}. Look at its console, and at worker-src, connect-src and trusted-types in the Content-Security-Policy.`,
      });
    });

    test.each([
      { disposition: 'report' },
      { effectiveDirective: 'img-src' },
      { blockedURI: 'https://elsewhere.test/' },
      { blockedURI: '' },
    ])('does not name it for %j', async (given) => {
      const site = open('/');
      blockRequests(site, false, given);
      expect(await install()).toMatchObject({
        code: 'not-answered',
        message: expect.stringContaining('Does it serve this base?'),
      });
    });
  });

  test.each<[string, Partial<FakeScript>]>([
    ['is active but says nothing of it', { isQuiet: true }],
    ['is still activating', { reaches: 'activating', isQuiet: false, isLate: true }],
    ['takes control after its reply', { claims: false, isLate: true }],
  ])('is used if it %s', async (_, change) => {
    open('/', { '/toolworker.js': { ...readyMade, ...change } });
    await expectControlled();
  });

  test('is reported as broken if it never becomes registered', async () => {
    const { container } = open('/');
    container.register.mockImplementation(async () => ({
      scope: `${origin}/`,
      active: null,
      waiting: null,
      installing: null,
      unregister: vi.fn(),
      update: vi.fn(),
    }));
    expect(await install()).toMatchObject({ code: 'worker-broken' });
  });

  test('is reported as broken if it fails to install', async () => {
    open('/', { '/toolworker.js': { ...readyMade, reaches: 'redundant' } });
    expect(await install()).toMatchObject({
      code: 'worker-broken',
      message:
        `The worker at ${at} starts, but its installation fails. ` +
        'Usually, a file that it keeps is missing: look for the failed request in its console.',
    });
  });

  test.each([
    [
      'never comes',
      'worker-unreachable',
      30_000,
      `${at} cannot be reached. Try again when it can.`,
    ],
    [
      'never becomes active',
      'worker-broken',
      30_000,
      `The worker at ${at} is not active yet. Does it call skipWaiting()?`,
    ],
    [
      'never replies',
      'not-answered',
      10_000,
      `${at} does not reply. If it contains Toolworker, reload the page once.`,
    ],
  ])('is reported in time if it %s', async (fault, code, milliseconds, message) => {
    const { reply: _, ...silent } = readyMade;
    const site = open('/', {
      '/toolworker.js':
        fault === 'never replies' ? silent : { ...readyMade, reaches: 'installing' },
    });
    if (fault === 'never comes') {
      site.container.register.mockImplementation(() => new Promise(() => {}));
    }
    vi.useFakeTimers();
    const settled = vi.fn();
    install().then(settled);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code, message }));
  });

  test("that does not answer is unregistered, unless it was there before or is the app's own", async () => {
    const wrong: FakeScript = { ...readyMade, index: {} };
    const site = open('/', { '/toolworker.js': wrong, '/sw.js': wrong });
    expect(await install()).toMatchObject({ code: 'not-answered' });
    expect(site.registrations).toEqual([]);

    site.setController(null);
    expect(await install({ worker: '/sw.js' })).toMatchObject({ code: 'not-answered' });
    expect(site.registrations).toHaveLength(1);

    const former = open('/', { '/toolworker.js': wrong });
    await former.start(`${origin}/toolworker.js`, wrong);
    expect(await install()).toMatchObject({ code: 'not-answered' });
    expect(former.registrations).toHaveLength(1);
  });

  test('that serves another base is reported', async () => {
    open('/', { '/toolworker.js': { ...readyMade, base: '/tools/' } });
    expect(await install()).toMatchObject({
      code: 'not-answered',
      message: `A worker controls the page, but does not answer the API at ${origin}/api/. Does it serve this base?`,
    });
  });

  test.each([{}, null, 'tools', { ok: true }])('that answers %j is reported', async (index) => {
    open('/', { '/toolworker.js': { ...readyMade, index } });
    expect(await install()).toMatchObject({ code: 'not-answered' });
  });

  test('that never answers is reported after ten seconds', async () => {
    const site = open('/');
    site.fetch.mockImplementation(() => new Promise(() => {}));
    vi.useFakeTimers();
    const outcome = install();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ code: 'not-answered' });
  });
});

describe('a worker of another version', () => {
  const at = `${origin}/toolworker.js`;
  const versioned = (served: string): FakeScript => ({
    ...readyMade,
    reply: { version: served, isReadyMade: true },
  });
  const warning = (worker: string) => [
    `toolworker: this page has version ${version}, but its worker has ${worker}. ` +
      'Build /toolworker.js or copy node_modules/toolworker/dist/toolworker.js again.',
  ];

  async function expectWarnings(...warnings: readonly (readonly string[])[]): Promise<void> {
    await expect.poll(() => vi.mocked(console.warn).mock.calls).toEqual(warnings);
    vi.mocked(console.warn).mockClear();
  }

  test.each<[string, () => Promise<void>]>([
    ['serves it, too', async () => {}],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is reported if the server %s', async (_, update) => {
    const site = open('/', { '/toolworker.js': versioned('0.0.1') });
    const { update: asked } = await site.start(at, versioned('0.0.1'));
    asked.mockImplementation(update);
    await expectControlled();
    await expectWarnings(warning('0.0.1'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    [version, []],
    ['0.0.2', [warning('0.0.2')]],
  ])('is reported by what replaces it: version %s', async (served, warnings) => {
    const site = open('/');
    const registration = await site.start(at, versioned('0.0.1'));
    registration.update.mockImplementation(async () => {
      await site.begin(at, versioned(served), undefined, true);
    });
    await expectControlled();
    await expect.poll(() => site.container.controller?.script.reply?.version).toBe(served);
    await expectWarnings(...warnings);
  });

  test('is not reported while the other one waits', async () => {
    const site = open('/');
    const registration = await site.start(at, versioned('0.0.1'));
    registration.update.mockImplementation(async () => {
      site.begin(at, { ...readyMade, reaches: 'installed' }, undefined, true);
    });
    await expectControlled();
    await expect.poll(() => registration.waiting?.state).toBe('installed');
    await expectWarnings();
  });

  test('is looked for only if the versions differ', async () => {
    const site = open('/');
    const { update } = await site.start(at, readyMade);
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

  const lacks = (names: string, file = '/toolworker.js') => [
    `toolworker: ${file} lacks tools that this page calls: ${names}. Build it with them and publish it again.`,
  ];

  function expectWarnings(expected: readonly (readonly string[])[]): void {
    expect(vi.mocked(console.warn).mock.calls).toEqual(expected);
    vi.mocked(console.warn).mockClear();
  }

  test.each<[InstallOptions['tools'], object, readonly (readonly string[])[]]>([
    [undefined, api, []],
    [[], api, []],
    [['roof-pitch', 'bmi-calculator'], api, []],
    [['roof-pitch'], index(), [lacks('roof-pitch')]],
    [['pitch', 'roof', 'roof-pitch'], api, [lacks('pitch, roof')]],
    [['roof-pitch'], index('/v1/api/roof-pitch'), [lacks('roof-pitch')]],
    [[{ slug: 'roof-pitch' }, 'bmi-calculator'], api, []],
    [[{ slug: 'roof-pitch' }], index(), [lacks('roof-pitch')]],
    [['pitch', { slug: 'bmi-calculator' }, { slug: 'roof' }], api, [lacks('pitch, roof')]],
  ])('is reported: %j with the index %j gives %j', async (tools, served, expected) => {
    open('/', { '/toolworker.js': { ...readyMade, index: served } });
    await expectControlled(tools ? { tools } : {});
    expectWarnings(expected);
  });

  test('is reported by the list with which the page computes', async () => {
    open('/', { '/toolworker.js': { ...readyMade, index: api } });
    await expectControlled({ tools: [bmiCalculatorTool, percentageOfTool] });
    expectWarnings([lacks('percentage-of')]);
  });

  test('is reported at another base, with escaped characters', async () => {
    const base = '/app/%C3%BC/';
    const served = index(`${base}bmi-calculator`);
    open('/app/', { '/app/toolworker.js': { ...readyMade, base, index: served } });
    await expectControlled({ base: '/app/ü/', tools: ['bmi-calculator', 'roof-pitch'] });
    expectWarnings([lacks('roof-pitch', '/app/toolworker.js')]);
  });

  test.each<[InstallOptions, readonly (readonly string[])[]]>([
    [{}, [lacks('roof-pitch')]],
    [{ tools: [] }, []],
    [{ tools: [{ slug: 'pitch' }] }, [lacks('pitch')]],
  ])(
    "is checked against the Vite plugin's list unless the page names its own tools: %j",
    async (options, expected) => {
      vi.stubGlobal('__TOOLWORKER_TOOLS__', ['roof-pitch']);
      open('/');
      await expectControlled(options);
      expectWarnings(expected);
    },
  );
});

test('bypasses every cache and the network for the index', async () => {
  const { fetch } = open('/');
  await expectControlled();
  const [[asked = '', init] = []] = fetch.mock.calls;
  expect(String(asked)).toMatch(/^https:\/\/app\.test\/api\/\?toolworker=0\.\d+$/);
  expect(init).toEqual({ cache: 'only-if-cached', mode: 'same-origin' });
});

describe('when the worker changes', () => {
  test('dispatches an event for a new version', async () => {
    const site = open('/');
    const installation = await expectControlled();
    const updated = vi.fn();
    installation.addEventListener('update', updated);
    const former = site.container.controller;
    site.setController(null);
    expect(updated).not.toHaveBeenCalled();
    site.setController(former);
    expect(updated).toHaveBeenCalledOnce();
  });

  describe('because of another base', () => {
    const moved = { base: '/tools/', worker: '/toolworker.js' };
    const both = '?base=%2Ftools%2F&base=%2Fapi%2F';

    test.each<[number | undefined, string, string]>([
      [undefined, '?base=%2Ftools%2F', 'and no longer below /api/.'],
      [1, '?base=%2Ftools%2F', 'and no longer below /api/.'],
      [2, both, 'It still answers below /api/'],
    ])('tells the page, and lets other pages call the first: %s', async (pages, query, said) => {
      const script = { ...readyMade, ...(pages !== undefined && { pages }) };
      const scripts = { '/toolworker.js': script };
      const site = open('/', scripts);
      const installation = await expectControlled();
      const updated = vi.fn();
      installation.addEventListener('update', updated);
      Object.assign(script, { base: '/tools/' });
      await expectControlled(moved);
      expect(registered(site)).toEqual(['/toolworker.js', `/toolworker.js${query}`]);
      expect(updated).not.toHaveBeenCalled();
      const [[warning = ''] = []] = vi.mocked(console.warn).mock.calls;
      expect(warning).toMatch(
        /^toolworker: another call of install\(\) lets \/toolworker.js answer/,
      );
      expect(warning).toContain('below /tools/, ');
      expect(warning).toContain(said);
      expect(console.warn).toHaveBeenCalledOnce();
      vi.mocked(console.warn).mockClear();
    });

    test('needs no further registration for a page with one of the bases', async () => {
      const site = open('/');
      await site.start(`${origin}/toolworker.js${both}`, readyMade);
      await expectControlled();
      expect(registered(site)).toEqual([]);
    });

    test('ends the first if other paths below it would get other answers', async () => {
      const site = open('/', { '/toolworker.js': { ...readyMade, base: '/tools/' } });
      await site.start(`${origin}/toolworker.js`, { ...readyMade, pages: 2 });
      await expectControlled({ ...moved, unmatched: 'error' });
      expect(registered(site)).toEqual(['/toolworker.js?base=%2Ftools%2F&unmatched=error']);
    });
  });

  test('says nothing of a base after uninstall()', async () => {
    open('/');
    const installation = await expectControlled();
    await installation.uninstall();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('dispatches no event for another base of the ready-made worker', async () => {
    const site = open('/');
    const installation = await expectControlled();
    const updated = vi.fn();
    installation.addEventListener('update', updated);
    await expectControlled({ unmatched: 'error' });
    expect(site.container.controller?.scriptURL).toContain('unmatched=error');
    expect(updated).not.toHaveBeenCalled();
  });

  test.each<[FakeScript, readonly string[][]]>([
    [
      { claims: true },
      [[`toolworker: ${origin}/sw.js has taken over this page and does not answer the API.`]],
    ],
    [{ claims: true, base: '/api/' }, []],
  ])(
    'warns if the worker that takes over does not answer the API: %j',
    async (script, warnings) => {
      const site = open('/');
      const installation = await expectControlled();
      const updated = vi.fn();
      installation.addEventListener('update', updated);
      await site.start(`${origin}/sw.js`, script);
      await new Promise((resolve) => setTimeout(resolve));
      expect(updated).not.toHaveBeenCalled();
      expect(vi.mocked(console.warn).mock.calls).toEqual(warnings);
      vi.mocked(console.warn).mockClear();
    },
  );
});

describe('uninstall()', () => {
  test('activates a waiting worker, then unregisters it', async () => {
    const site = open('/');
    const installation = await expectControlled();
    await installation.uninstall();
    expect(registered(site)).toEqual(['/toolworker.js', '/toolworker.js?retired=']);
    expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js?retired=`);
    expect(site.registrations).toEqual([]);
  });

  test('unregisters only once', async () => {
    const site = open('/');
    const installation = await expectControlled();
    await installation.uninstall();
    site.setController(null);
    await installation.uninstall();
    expect(registered(site)).toHaveLength(2);
  });

  test('resolves if someone else unregisters it first', async () => {
    const site = open('/');
    const installation = await expectControlled();
    site.container.register.mockImplementation(async () => {
      site.registrations.shift();
      throw new TypeError('gone');
    });
    await expect(installation.uninstall()).rejects.toThrow('cannot be reached');
  });

  test('leaves a registration with a wider scope alone', async () => {
    const site = open('/app/', { '/app/toolworker.js': { ...readyMade, base: '/app/api/' } });
    const installation = await expectControlled({ base: '/app/api/' });
    const [own] = site.registrations;
    const wider = await site.start(`${origin}/sw.js`, {});
    own?.unregister.mockResolvedValue(true);
    site.container.register.mockImplementation(async () => {
      // Something else has unregistered it in the meantime.
      site.registrations.shift();
      throw new TypeError('gone');
    });
    await expect(installation.uninstall()).rejects.toThrow('cannot be reached');
    expect(wider.unregister).not.toHaveBeenCalled();
  });

  test("rejects if the worker is the app's own", async () => {
    const own: FakeScript = { reply: { version, isReadyMade: false }, base: '/api/' };
    const site = open('/', { '/sw.js': own });
    const installation = await expectControlled({ worker: '/sw.js' });
    const refusal = `${origin}/sw.js does more than answer the API; remove it yourself.`;
    await expect(installation.uninstall()).rejects.toThrow(refusal);
    expect(site.registrations).toHaveLength(1);
  });

  test('removes the worker for later visits and rejects when offline', async () => {
    const site = open('/');
    const installation = await expectControlled();
    site.container.register.mockRejectedValue(new TypeError('offline'));
    await expect(installation.uninstall()).rejects.toThrow('cannot be reached');
    expect(site.registrations).toEqual([]);
    expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js`);
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
      const effect = () => {
        const installing = expectControlled();
        return { installing, clean: () => installing.then((one) => one.uninstall()) };
      };
      const { clean } = effect();
      const cleaned = clean();
      await Promise.all([cleaned, effect().installing]);
    },
    'install() twice': async () => {
      await Promise.all([expectControlled(), expectControlled()]);
    },
  };

  test.each(Object.entries(steps))('end with a worker after %s', async (_, run) => {
    const site = open('/');
    stubProperty(navigator, 'locks', fakeLocks());
    await run();
    expect(site.registrations).toHaveLength(1);
    expect(site.container.controller?.scriptURL).toBe(`${origin}/toolworker.js`);
  });

  test('work where the page gets no lock', async () => {
    open('/');
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    stubProperty(navigator, 'locks', { request });
    const installation = await expectControlled();
    await installation.uninstall();
  });

  test('report an error once', async () => {
    const site = open('/', {});
    stubProperty(navigator, 'locks', fakeLocks());
    expect(await install()).toMatchObject({ code: 'worker-unreachable' });
    expect(site.container.register).toHaveBeenCalledOnce();
  });
});

test.each([null, undefined])('takes %s for no options', async (options) => {
  const site = open('/');
  await expectControlled(options as never);
  expect(registered(site)).toEqual(['/toolworker.js']);
});

describe('debug', () => {
  const served = `toolworker: the API is answered below ${origin}/api/`;
  const printed = () => {
    const lines = vi.mocked(console.debug).mock.calls.flat();
    vi.mocked(console.debug).mockClear();
    return lines;
  };

  test('prints nothing by default', async () => {
    open('/');
    await expectControlled();
    expect(printed()).toEqual([]);
  });

  test('prints each step', async () => {
    open('/');
    await expectControlled({ debug: true });
    expect(printed()).toEqual([
      `toolworker: registering ${origin}/toolworker.js for ${origin}/`,
      'toolworker: taking control of the page',
      served,
    ]);
    await expectControlled({ debug: true });
    expect(printed()).toEqual([
      `toolworker: ${origin}/toolworker.js already serves this page`,
      'toolworker: taking control of the page',
      served,
    ]);
  });

  test("prints which of the app's workers answers", async () => {
    const site = open('/');
    await site.start(`${origin}/sw.js`, { claims: true, base: '/api/' });
    await expectControlled({ debug: true });
    expect(printed()).toEqual([`toolworker: ${origin}/sw.js already answers the API`, served]);
  });

  test('prints why the installation fails', async () => {
    const { message } = { message: '', ...(await install({ debug: true })) };
    expect(printed()).toEqual([`toolworker: ${message}`]);
  });
});

test('accepts plain http on this machine', async () => {
  const site = open('/');
  window.happyDOM.setURL('http://localhost:5173/');
  await expectControlled();
  expect(site.container.register).toHaveBeenCalledExactlyOnceWith(
    'http://localhost:5173/toolworker.js',
  );
});

beforeEach(() => {
  window.happyDOM.setURL(`${origin}/`);
});
