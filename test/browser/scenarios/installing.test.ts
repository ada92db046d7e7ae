import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { scenarioTest } from './scenario.ts';
import {
  arrivals,
  baseWarning,
  bmiAnswer,
  bmiBody,
  call,
  controlled,
  controller,
  expectBmi,
  expectInstalled,
  expectServer,
  uninstall,
} from './steps.ts';

declare const toolworker: typeof import('toolworker');

/** Replaces the page's library with the same one in separate modules. */
async function loadModules(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', onload: resolve, onerror: reject });
        script.src = '/modules.js';
        document.head.append(script);
      }),
  );
}

const test = scenarioTest();

test('the worker answers the first fetch after a fresh install', async ({ page, site }) => {
  await expectServer(page, site);
  const outcome = await page.evaluate(async (body) => {
    const { status } = await toolworker.install();
    const response = await fetch('/api/bmi-calculator', { method: 'POST', body });
    return { status, answer: await response.json() };
  }, bmiBody);
  expect(outcome).toEqual({ ...controlled, answer: bmiAnswer });
  await expectBmi(page, site);
});

test('install() prints each step on request, and nothing otherwise', async ({
  page,
  site,
  expectPrinted,
}) => {
  const file = `${site.origin}/toolworker.js`;
  const taking = 'toolworker: taking control of the page';
  const served = `toolworker: the API is served below ${site.origin}/api/`;
  await expectInstalled(page, { debug: true });
  await expectPrinted(`toolworker: registering ${file} for ${site.origin}/`, taking, served);
  await expectInstalled(page, { debug: true });
  await expectPrinted(`toolworker: ${file} is already registered for this page`, taking, served);
  await expectInstalled(page);
});

test('simultaneous and later calls of install() have the same result', async ({ page, site }) => {
  const outcomes = await page.evaluate(() =>
    Promise.all([toolworker.install(), toolworker.install()]),
  );
  expect(outcomes).toEqual([controlled, controlled]);
  await expectInstalled(page);
  await expectBmi(page, site);
});

test('later visits are answered before install() is called', async ({ page, site }) => {
  await expectInstalled(page);
  await page.goto(`${site.origin}/`);
  await expectBmi(page, site);
  await expectInstalled(page);
});

test('install() regains control after a hard reload', async ({ page, site, engine }) => {
  await expectInstalled(page);
  site.requests.length = 0;
  await page.hardReload();
  const [visit] = arrivals(site, '/');
  expect(visit?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  const kept = 'reloadPastWorker' in engine.cannot ? '/toolworker.js' : undefined;
  expect(await controller(page)).toBe(kept);
  await expectInstalled(page);
  await expectBmi(page, site);
  expect(arrivals(site, '/')).toHaveLength(1);
});

test('the worker answers tabs opened before and after install()', async ({
  page,
  site,
  openPage,
}) => {
  const before = await openPage(`${site.origin}/`);
  await expectInstalled(page);
  const after = await openPage(`${site.origin}/`);
  for (const tab of [before, after, page]) {
    await expectBmi(tab, site);
    await expectInstalled(tab);
  }
  await after.close();
  for (const tab of [before, page]) await expectBmi(tab, site);
});

test('an app in a subfolder has the API below it by one option', async ({ page, site }) => {
  await page.goto(`${site.origin}/app/`);
  await expectInstalled(page, { base: '/app/api/' });
  expect(await controller(page)).toBe('/app/toolworker.js');
  await expectBmi(page, site, '/app/api/bmi-calculator');
  await expectServer(page, site);
  await page.goto(`${site.origin}/`);
  expect(await controller(page)).toBeUndefined();
});

test("the app's own server still gets its paths below the base", async ({ page, site }) => {
  await expectInstalled(page);
  for (const path of ['/api/users.json', '/api/orders', '/api/bmi-calculator/orders']) {
    await expectServer(page, site, path);
  }
  const order = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: '7;100' };
  site.replies.set('/api/orders', { status: 201, body: 'ordered' });
  expect(await call(page, '/api/orders', order)).toEqual({ status: 201, body: 'ordered' });
  const [arrived] = arrivals(site, '/api/orders');
  expect(Buffer.from(arrived?.body ?? []).toString()).toBe(order.body);
  await expectBmi(page, site);
  expect((await call(page, '/api/')).status).toBe(200);
  expect(arrivals(site, '/api/')).toEqual([]);
});

test('after a change of the base, pages get answers only there', async ({
  page,
  site,
  expectPrinted,
}) => {
  const bases = ['/api/', '/tools/v1/', '/a:b/(c)*+/', '/ümläut/', '/api/'];
  for (const [index, base] of bases.entries()) {
    const options = { base, worker: '/toolworker.js' };
    await expectInstalled(page, options);
    const former = bases[index - 1];
    if (former) await expectPrinted(baseWarning(encodeURI(base), encodeURI(former)));
    for (const _ of ['the open page', 'a later visit']) {
      await expectBmi(page, site, `${base}bmi-calculator`);
      expect((await call(page, base)).status).toBe(200);
      for (const other of bases.filter((former) => former !== base)) {
        await expectServer(page, site, `${encodeURI(other)}bmi-calculator`);
      }
      await page.goto(`${site.origin}/`);
    }
    await expectInstalled(page, options);
  }
});

test('two tabs with different bases both get answers', async ({
  page,
  site,
  openPage,
  expectPrinted,
}) => {
  await expectInstalled(page);
  const other = await openPage(`${site.origin}/`);
  const moved = { base: '/tools/', worker: '/toolworker.js' };
  await expectInstalled(other, moved);
  await expectPrinted(
    'toolworker: another call of install() lets /toolworker.js serve the API below /tools/, too. ' +
      'It still serves /api/ while pages are open that call it there; use one base in all pages.',
  );
  await expectBmi(page, site);
  await expectBmi(other, site, '/tools/bmi-calculator');
  // Neither takes the API away from the other on later visits.
  await page.goto(`${site.origin}/`);
  await expectInstalled(page);
  await other.goto(`${site.origin}/`);
  await expectInstalled(other, moved);
  await expectBmi(page, site);
  await expectBmi(other, site, '/tools/bmi-calculator');
  // Other paths below the first base would get other answers than that page wants.
  await expectInstalled(other, { ...moved, unmatched: 'error' });
  await expectPrinted(baseWarning('/tools/', '/api/'));
  await expectServer(page, site);
  await expectBmi(other, site, '/tools/bmi-calculator');
  expect(await uninstall(other)).toBe('uninstalled');
  await expectServer(other, site, '/tools/bmi-calculator');
});

test('a worker registered with a base that contains it does not start', async ({ page }) => {
  const register = page.evaluate(() =>
    navigator.serviceWorker.register('/toolworker.js?base=/').then(
      () => 'registered',
      () => 'refused',
    ),
  );
  expect(await register).toBe('refused');
});

test('a page imports the built modules from a static host', async ({ page, site }) => {
  await loadModules(page);
  const imported = await page.evaluate(async () => {
    const { result } = toolworker.percentageOf({ x: 7, y: 100 });
    return { result, status: (await toolworker.install()).status };
  });
  const scripts = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual(expect.arrayContaining(['/index.js', '/client/install.js']));
  expect(imported).toEqual({ result: 7, ...controlled });
  await expectBmi(page, site);
});

test('page and worker run under a strict Content-Security-Policy', async ({ page, site }) => {
  const reported = 'report-uri /message';
  // The page has an icon, so that browsers request none.
  const ofPage =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; " +
    "require-trusted-types-for 'script'; trusted-types toolworker";
  const policies = { '/': ofPage, '/toolworker.js': "default-src 'none'" };
  for (const [path, policy] of Object.entries(policies)) {
    site.replies.set(path, {
      headers: { 'content-security-policy': `${policy}; ${reported}` },
    });
  }
  await page.goto(`${site.origin}/`);
  await expectInstalled(page);
  await expectBmi(page, site);
  expect((await call(page, '/api/openapi.json')).status).toBe(200);
  const denied = page.evaluate(() =>
    fetch('/').then(({ headers }) => headers.get('content-security-policy')),
  );
  expect(await denied).toContain(ofPage);
  expect(await uninstall(page)).toBe('uninstalled');
});

test('a worker of the app imports the API under Trusted Types', async ({ page, site }) => {
  const policy =
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types toolworker; " +
    'report-uri /message';
  site.replies.set('/sw.js', {
    headers: { 'content-type': 'text/javascript', 'content-security-policy': policy },
    body: readFileSync(new URL('../without-build/sw.js', import.meta.url), 'utf8'),
  });
  await expectInstalled(page, { worker: '/sw.js' });
  await expectBmi(page, site);
});
