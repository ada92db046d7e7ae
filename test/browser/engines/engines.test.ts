import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromium } from './chromium.ts';
import type { Browser, Engine, Page } from './engine.ts';
import { firefox } from './firefox.ts';
import { openSite } from './site.ts';
import { webkit } from './webkit.ts';

declare const toolworker: typeof import('toolworker');

const engines: readonly Engine[] = [chromium, firefox, webkit];

describe.each(engines)('$name', ({ cannot, launch }) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let browser: Browser;
  let page: Page;

  beforeEach(async () => {
    site = await openSite();
    browser = await launch();
    page = await browser.newPage();
    await page.goto(`${site.origin}/`);
  });

  afterEach(async () => {
    await browser.close();
    await site.close();
    expect([...browser.messages, ...site.messages]).toEqual([]);
  });

  const install = (options = {}) => page.evaluate((given) => toolworker.install(given), options);

  const callBmi = (where: Page) =>
    where.evaluate(async () => {
      const body = '{"unit":"metric","height":180,"weight":81}';
      const response = await fetch('/api/bmi-calculator', { method: 'POST', body });
      return { status: response.status, answer: await response.json() };
    });

  async function expectBmi(where = page): Promise<void> {
    const answer = { ok: true, result: { bmi: 25, category: 'Overweight' } };
    expect(await callBmi(where)).toEqual({ status: 200, answer });
    expect(site.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  }

  test('the fetch after install() is answered by the worker, online and offline', async () => {
    await install();
    await expectBmi();
    site.setOffline(true);
    await expectBmi();
    const missed = page.evaluate(() => fetch('/index.html').then(String, () => 'no network'));
    expect(await missed).toBe('no network');
  });

  test('install() after a hard reload gives the page its worker back', async () => {
    await install();
    site.requests.length = 0;
    await page.hardReload();
    expect(site.requests).toContainEqual(
      expect.objectContaining({
        path: '/',
        headers: expect.objectContaining({ 'cache-control': 'no-cache' }),
      }),
    );
    const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    expect(isControlled).toBe('reloadPastWorker' in cannot);
    await install();
    await expectBmi();
  });

  test('a stopped worker wakes up offline', async () => {
    await install({ worker: '/born-worker.js' });
    await page.evaluate(() => document.body.append('as it was'));
    site.setOffline(true);
    const born = () => page.evaluate(() => fetch('/born').then((response) => response.text()));
    const first = await born();
    const stopped = async () => {
      await browser.stopWorkers();
      return born();
    };
    await expect.poll(stopped, { timeout: 60_000 }).not.toBe(first);
    await expectBmi();
    expect(await page.text()).toBe('as it was');
  });

  test('a second tab is answered as well', async () => {
    await install();
    const second = await browser.newPage();
    await second.goto(`${site.origin}/`);
    await expectBmi(second);
    await expectBmi();
    await second.close();
    await expectBmi();
  });

  test('the address bar shows the API offline, and the way back finds the page as it was', async () => {
    await install();
    await page.evaluate(() => document.body.append('as it was'));
    site.setOffline(true);
    await page.goto(`${site.origin}/api/bmi-calculator`);
    expect(JSON.parse(await page.text())).toMatchObject({ ok: true, tool: 'BMI Calculator' });
    await page.back();
    expect(await page.text()).toBe('as it was');
    await expectBmi();
    await page.forward();
    await page.waitFor(() => location.pathname === '/api/bmi-calculator');
  });

  test('pages and workers under a strict policy can be driven', async () => {
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:";
    for (const path of ['/', '/toolworker.js']) {
      site.replies.set(path, { headers: { 'content-security-policy': policy } });
    }
    await page.goto(`${site.origin}/`);
    expect(
      await page.evaluate(() => fetch('/').then(({ headers }) => [...headers.keys()])),
    ).toContain('content-security-policy');
    await install();
    await expectBmi();
  });

  test('what is printed and what fails in a page is heard', async () => {
    await page.evaluate(() => {
      console.warn('printed');
      setTimeout(() => {
        throw new Error('failed');
      });
    });
    const sources = 'hearPages' in cannot ? [site.messages] : [site.messages, browser.messages];
    for (const messages of sources) {
      await expect.poll(() => messages.length).toBe(2);
      expect(messages.splice(0)).toEqual(['printed', expect.stringContaining('failed')]);
    }
    expect(await page.screenshot()).toSatisfy((image) => image.length > 100);
    await expect(page.evaluate(() => Promise.reject(new Error('told')))).rejects.toThrow('told');
  });

  test('the site streams, serves parts and returns what it was sent', async () => {
    await install();
    await page.evaluate(() => {
      const heard: string[] = [];
      new EventSource('/events').onmessage = ({ data }) => heard.push(data);
      Object.assign(globalThis, { heard });
    });
    const hears = (data: string) =>
      page.waitFor((last) => Reflect.get(globalThis, 'heard').at(-1) === last, data);
    await hears('open');
    site.emit('more');
    await hears('more');

    const part = await page.evaluate(async () => {
      const response = await fetch('/toolworker.js', { headers: { range: 'bytes=0-9' } });
      return { status: response.status, length: (await response.text()).length };
    });
    expect(part).toEqual({ status: 206, length: 10 });

    const returned = await page.evaluate(async () => {
      const body = new FormData();
      body.append('file', new File(['\u0000\u00ff'], 'name.bin'));
      const response = await fetch('/echo', { method: 'POST', body });
      const file = (await response.formData()).get('file');
      return file instanceof File ? [file.name, await file.text()] : [];
    });
    expect(returned).toEqual(['name.bin', '\u0000\u00ff']);
    const sent = site.requests.find(({ path }) => path === '/echo');
    const type = sent?.headers['content-type'] ?? '';
    const form = await new Response(sent?.body, { headers: { 'content-type': type } }).formData();
    expect(form.get('file')).toMatchObject({ name: 'name.bin', size: 3 });
  });

  test('another origin is another site', async () => {
    await install();
    const other = await openSite();
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>';
    other.replies.set('/picture', { headers: { 'content-type': 'image/svg+xml' }, body });
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, `${other.origin}/picture`);
    expect(width).toBe(7);
    expect(other.requests).toMatchObject([{ method: 'GET', path: '/picture' }]);
    await other.close();
  });
});
