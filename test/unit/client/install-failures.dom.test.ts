import { type InstallOptions, install } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRegistration, type FakeScript, readyMade } from './fake-container.ts';
import {
  installed,
  leaveSite,
  openSite,
  origin,
  registered,
  type Site,
  stubProperty,
} from './open-site.ts';

afterEach(leaveSite);

const inPage = 'Compute in the page instead, with interceptFetch({ tools }).';

const withoutWorkers =
  'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.';

const denied = new DOMException('denied', 'SecurityError');

function refuse(): never {
  throw denied;
}

describe('without service workers, reports', () => {
  test.each<[string, () => void, string]>([
    ['an old browser', () => {}, withoutWorkers],
    [
      'plain http',
      () => void vi.stubGlobal('isSecureContext', false),
      'Service workers need https or localhost.',
    ],
    [
      'a file address',
      () => {
        openSite();
        window.happyDOM.setURL('file:///index.html');
      },
      'A page at file: cannot have service workers; serve it over https or from localhost.',
    ],
    [
      'a frame that may not access them',
      () => stubProperty(navigator, 'serviceWorker', refuse),
      withoutWorkers,
    ],
    [
      'a frame that may not look for a registration',
      () => void openSite().container.getRegistration.mockRejectedValue(denied),
      withoutWorkers,
    ],
    [
      'an extension that blocks them',
      () =>
        void openSite().container.register.mockImplementation(async () =>
          Reflect.get({}, 'blocked'),
        ),
      'An extension or a setting blocks service workers here.',
    ],
    [
      'a browser that never says which worker it has',
      () => void openSite().container.getRegistration.mockReturnValue(new Promise(() => {})),
      'The browser does not say which worker it has.',
    ],
  ])('%s', async (_, prepare, reason) => {
    prepare();
    const outcome = await installed();
    expect(outcome).toMatchObject({ status: 'unsupported', message: `${reason} ${inPage}` });
    if (!('serviceWorker' in navigator)) await outcome.uninstall();
  });

  test('a server', async () => {
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('document', undefined);
    expect(await install()).toMatchObject({ status: 'unsupported' });
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

test.each<[FakeScript | undefined, object]>([
  [readyMade, { status: 'controlled' }],
  [undefined, { status: 'unsupported' }],
  [{ claims: true }, { status: 'unsupported' }],
])(
  'in a frame without an address, uses the worker of the parent page: %j',
  async (script, outcome) => {
    const site = openSite();
    stubProperty(document, 'baseURI', () => `${origin}/`);
    window.happyDOM.setURL('about:srcdoc');
    if (script) await site.start(`${origin}/sw.js`, script);
    const alone =
      'about:srcdoc cannot have a worker of its own; call install() in the page around it.';
    const isControlled = script === readyMade;
    const message = isControlled ? undefined : `${alone} ${inPage}`;
    expect({ message: undefined, ...(await install()) }).toMatchObject({ ...outcome, message });
    expect(registered(site)).toEqual([]);
  },
);

test.each<[InstallOptions, string, string]>([
  [{ base: '/' }, '/shop/', ' that does not contain /shop/, got "/"'],
  [{ base: '' }, '/shop/', ' that does not contain /shop/, got "/shop/"'],
  [{ base: '/api/..' }, '/shop/', ' that does not contain /shop/, got "/"'],
  [{ base: '/shop' }, '/shop/', ' that does not contain /shop/, got "/shop/"'],
  [{ base: '/shop' }, '/shop', ' that does not contain /shop, got "/shop/"'],
  [{ base: '/shop/' }, '/shop/cart', ' that does not contain /shop/cart, got "/shop/"'],
  [{ base: '/lib/', worker: '/lib/sw.js' }, '/', ' that does not contain /lib/sw.js, got "/lib/"'],
  [{ base: '/api/?x' }, '/', ', got "/api/?x"'],
  [{ base: '/api/#x' }, '/', ', got "/api/#x"'],
  [{ base: 'https://example.com/api/' }, '/', ', got "https://example.com/api/"'],
])('refuses %j on the page %s', async (options, page, condition) => {
  const site = openSite(page);
  const installation = await install(options);
  expect(installation).toMatchObject({
    ...{ status: 'failed', code: 'invalid-option' },
    message: `base: expected a path such as /api/${condition}`,
  });
  expect(site.container.getRegistration).not.toHaveBeenCalled();
  await installation.uninstall();
});

test.each([
  ['unmatched', 'eror', 'one of error, network'],
  ['index', 'false', 'true or false'],
])('refuses an option %s that plain JavaScript may pass', async (name, value, expected) => {
  openSite();
  expect(await install({ [name]: value })).toMatchObject({
    ...{ status: 'failed', code: 'invalid-option' },
    message: `${name}: expected ${expected}`,
  });
});

const at = `${origin}/toolworker.js`;
const unreachable = `${at} could not be downloaded. Check the connection, and reload.`;
const notAccepted = (directives: string) =>
  `The browser does not accept ${at}. Look at its console, and at ${directives} and trusted-types in the Content-Security-Policy.`;

describe('a worker file that cannot be registered', () => {
  const copy =
    'Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker.';
  const typed = (body: BodyInit, type: string) =>
    new Response(body, { headers: { 'Content-Type': type } });
  const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const interrupted = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('addEventListener('));
      controller.error(new TypeError('network error'));
    },
  });

  test.each<[Response | undefined, string, string]>([
    [undefined, 'worker-unreachable', unreachable],
    [typed(interrupted, 'text/javascript'), 'worker-unreachable', unreachable],
    [new Response('', { status: 404 }), 'worker-missing', `${at} has status 404. ${copy}`],
    [typed('<', 'text/html'), 'worker-not-script', `${at} is text/html, not JavaScript. ${copy}`],
    [
      new Response(new Blob(['1'])),
      'worker-not-script',
      `${at} is a file without a type, not JavaScript. ${copy}`,
    ],
    [
      redirect,
      'worker-redirected',
      `${at} redirects, which browsers do not allow for a worker file. Serve the file itself at this URL.`,
    ],
    [
      typed(
        'import("x");\nimport.meta;\nimportant(); x; import y\nexports.z = 1;',
        'text/javascript',
      ),
      'worker-broken',
      notAccepted('worker-src'),
    ],
    [
      typed("'use strict';\n  import x from './x.js';", 'text/javascript'),
      'worker-broken',
      `${at} is a module. Either it fails to start (see its console), or this browser runs only classic workers, as Firefox before 147 does.`,
    ],
  ])('is reported with the reason: case %#', async (response, code, message) => {
    const site = openSite('/', {});
    if (response) site.network.set('/toolworker.js', response);
    expect(await install()).toMatchObject({ status: 'failed', code, message });
    const init = { cache: 'no-store', redirect: 'manual' };
    expect(site.fetch).toHaveBeenCalledExactlyOnceWith(at, init);
  });

  test.each([
    [new Response('', { status: 404 }), 'worker-missing', 'has status 404'],
    [typed('<', 'text/html'), 'worker-not-script', 'is text/html, not JavaScript'],
  ])("is the task of an app's build if it is the app's: case %#", async (response, code, fault) => {
    openSite('/', {}).network.set('/sw.js', response);
    expect(await install({ worker: '/sw.js' })).toMatchObject({
      code,
      message:
        `${origin}/sw.js ${fault}. Check that your app's build writes its worker there. ` +
        'If the build does so only for production, install another worker in development.',
    });
  });
});

describe('in a page whose Content-Security-Policy blocks requests', () => {
  /** Blocks requests, and reports it before or after. */
  function blockRequests(site: Site, given: object = {}, isLate = false): void {
    site.fetch.mockImplementation(async (url) => {
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        ...{ blockedURI: `${url}`, effectiveDirective: 'connect-src', disposition: 'enforce' },
        ...given,
      });
      const report = () => document.dispatchEvent(violation);
      if (isLate) queueMicrotask(report);
      else report();
      throw new TypeError('Failed to fetch');
    });
  }

  const cause =
    `The Content-Security-Policy of this page does not allow it to call ${origin}/api/. ` +
    "Allow it in connect-src: connect-src 'self'";

  test.each([
    ['reported before', false, undefined],
    ['reported after', true, undefined],
    ["with the app's own worker", false, { claims: true }],
  ])('names the cause: %s', async (_, isLate, script) => {
    const site = openSite();
    if (script) await site.start(`${origin}/sw.js`, script);
    blockRequests(site, {}, isLate);
    const outcome = { status: 'failed', code: 'not-answered', message: cause };
    expect(await install()).toMatchObject(outcome);
  });

  test('names the directive if the worker is not accepted', async () => {
    blockRequests(openSite('/', {}));
    const message = notAccepted('worker-src, connect-src');
    expect(await install()).toMatchObject({ code: 'worker-broken', message });
  });

  test.each([
    { disposition: 'report' },
    { effectiveDirective: 'img-src' },
    { blockedURI: 'https://elsewhere.test/' },
    { blockedURI: '' },
  ])('does not name it for %j', async (given) => {
    blockRequests(openSite(), given);
    const message = expect.stringContaining('Does it serve this base?');
    expect(await installed()).toMatchObject({ code: 'not-answered', message });
  });
});

describe('a worker', () => {
  const absent = { active: null, waiting: null, installing: null };

  test.each<[string, (site: Site) => void]>([
    ['fails to install', () => {}],
    [
      'never becomes registered',
      ({ container }) =>
        void container.register.mockImplementation(async () => ({
          ...{ scope: `${origin}/`, ...absent, unregister: vi.fn(), update: vi.fn() },
        })),
    ],
  ])('that %s is reported as broken', async (_, prepare) => {
    prepare(openSite('/', { '/toolworker.js': { ...readyMade, reaches: 'redundant' } }));
    expect(await install()).toMatchObject({
      code: 'worker-broken',
      message:
        `The worker at ${at} starts, but its installation fails. ` +
        'Usually, a file that it keeps is missing: look for the failed request in its console.',
    });
  });

  const { reply: _, ...silent } = readyMade;
  const starting: FakeScript = { ...readyMade, reaches: 'installing' };
  const notActive = `The worker at ${at} is not active yet. Does it call skipWaiting()?`;
  const noReply = `${at} does not reply. If it contains Toolworker, reload the page once.`;
  const noAnswer = `A worker controls the page, but does not handle API requests at ${origin}/api/. Does it serve this base?`;
  const never = () => new Promise<never>(() => {});
  const stalled = `The browser is still downloading ${at}, and a reload does not start again. Use the server or interceptFetch({ tools }) until then.`;

  test.each<[string, FakeScript, (site: Site) => void, number, string, string]>([
    [
      'never comes',
      readyMade,
      ({ container }) => void container.register.mockImplementation(never),
      30_000,
      'worker-unreachable',
      stalled,
    ],
    [
      'never came to an earlier page, either',
      readyMade,
      ({ container }) => {
        container.register.mockImplementation(never);
        container.getRegistration.mockResolvedValue(createRegistration(`${origin}/`));
      },
      5_000,
      'worker-unreachable',
      stalled,
    ],
    ['never becomes active', starting, () => {}, 30_000, 'worker-broken', notActive],
    ['never replies', silent, () => {}, 10_000, 'not-answered', noReply],
  ])('is reported in time if it %s', async (_, script, prepare, limit, code, message) => {
    prepare(openSite('/', { '/toolworker.js': script }));
    vi.useFakeTimers();
    const settled = vi.fn();
    install().then(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code, message }));
  });

  test.each<[string, FakeScript, ((site: Site) => void)?]>([
    ['serves another base', { ...readyMade, base: '/tools/' }],
    ...[{}, null, 'tools', { ok: true }].map((index): [string, FakeScript] => [
      `answers ${JSON.stringify(index)}`,
      { ...readyMade, index },
    ]),
    ['never answers', readyMade, ({ fetch }) => void fetch.mockImplementation(never)],
    // It may be busy, so that its base says nothing of the cause.
    [
      'never answers, and says where it would',
      { ...readyMade, base: '/tools/', pages: 1 },
      ({ fetch }) => void fetch.mockImplementation(never),
    ],
  ])('that %s is reported', async (_, script, prepare) => {
    const site = openSite('/', { '/toolworker.js': script });
    prepare?.(site);
    expect(await installed()).toMatchObject({ code: 'not-answered', message: noAnswer });
  });

  test("that does not answer is unregistered, unless it was there before or is the app's own", async () => {
    const wrong: FakeScript = { ...readyMade, index: {} };
    const site = openSite('/', { '/toolworker.js': wrong, '/sw.js': wrong });
    expect(await installed()).toMatchObject({ code: 'not-answered' });
    expect(site.registrations).toEqual([]);

    site.setController(null);
    expect(await installed({ worker: '/sw.js' })).toMatchObject({ code: 'not-answered' });
    expect(site.registrations).toHaveLength(1);

    const former = openSite('/', { '/toolworker.js': wrong });
    await former.start(at, wrong);
    expect(await installed()).toMatchObject({ code: 'not-answered' });
    expect(former.registrations).toHaveLength(1);
  });
});
