import { expect } from 'vitest';
import type { Scenario } from './scenario.ts';
import {
  arrivals,
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

export const installing: readonly Scenario[] = [
  {
    name: 'the very next fetch after a fresh install is answered by the worker',
    play: async ({ page, site }) => {
      await expectServer(page, site);
      const outcome = await page.evaluate(async (body) => {
        const { status } = await toolworker.install();
        const response = await fetch('/api/bmi-calculator', { method: 'POST', body });
        return { status, answer: await response.json() };
      }, bmiBody);
      expect(outcome).toEqual({ ...controlled, answer: bmiAnswer });
      await expectBmi(page, site);
    },
  },
  {
    name: 'a second call finds the worker in place',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      await expectInstalled(page);
      await expectBmi(page, site);
    },
  },
  {
    name: 'two calls at once agree',
    play: async ({ page, site }) => {
      const outcomes = await page.evaluate(() =>
        Promise.all([toolworker.install(), toolworker.install()]),
      );
      expect(outcomes).toEqual([controlled, controlled]);
      await expectBmi(page, site);
    },
  },
  {
    name: 'a visit after the first one is answered before install() is called',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      await page.goto(`${site.origin}/`);
      await expectBmi(page, site);
      await expectInstalled(page);
    },
  },
  {
    name: 'a hard reload gets its worker back without another reload',
    play: async ({ page, site, engine }) => {
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
    },
  },
  {
    name: 'tabs opened before and after install() are answered as well',
    play: async ({ page, site, openPage }) => {
      const before = await openPage(`${site.origin}/`);
      await expectInstalled(page);
      const after = await openPage(`${site.origin}/`);
      for (const tab of [before, after, page]) {
        await expectBmi(tab, site);
        await expectInstalled(tab);
      }
      await after.close();
      for (const tab of [before, page]) await expectBmi(tab, site);
    },
  },
  {
    name: 'an app in a subfolder has the API below it, by one option',
    play: async ({ page, site }) => {
      await page.goto(`${site.origin}/app/`);
      await expectInstalled(page, { base: '/app/api/' });
      expect(await controller(page)).toBe('/app/toolworker.js');
      await expectBmi(page, site, '/app/api/bmi-calculator');
      await expectServer(page, site);
      await page.goto(`${site.origin}/`);
      expect(await controller(page)).toBeUndefined();
    },
  },
  {
    name: 'the API lives at a base elsewhere',
    play: async ({ page, site }) => {
      await expectInstalled(page, { base: '/tools/v1/', worker: '/toolworker.js' });
      await expectBmi(page, site, '/tools/v1/bmi-calculator');
      const { body } = await call(page, '/tools/v1/bmi-calculator');
      expect(JSON.parse(body)).toMatchObject({ endpoint: '/tools/v1/bmi-calculator' });
      await expectServer(page, site);
    },
  },
  {
    name: "paths of the server's own below the base reach it where the app says so",
    play: async ({ page, site }) => {
      await expectInstalled(page, { unmatched: 'network' });
      await expectServer(page, site, '/api/orders');
      await expectServer(page, site, '/api/bmi-calculator/orders');
      await expectBmi(page, site);
      expect((await call(page, '/api/')).status).toBe(200);
      expect(arrivals(site, '/api/')).toEqual([]);
    },
  },
  {
    name: 'a module page imports the built files unbundled from a static host',
    play: async ({ page, site }) => {
      const scripts = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.js'));
      expect(scripts).toEqual(expect.arrayContaining(['/index.js', '/chunks/install.js']));
      const imported = await page.evaluate(async () => {
        const { result } = toolworker.percentageOf({ x: 7, y: 100 });
        return { result, status: (await toolworker.install()).status };
      });
      expect(imported).toEqual({ result: 7, ...controlled });
      await expectBmi(page, site);
    },
  },
  {
    name: 'page and worker need no more than a strict Content-Security-Policy allows',
    play: async ({ page, site }) => {
      const reported = 'report-uri /message';
      // The page of the test has an icon, so that browsers look for none.
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
    },
  },
];
