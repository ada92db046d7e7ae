import { setTimeout as rest } from 'node:timers/promises';
import { launch as launchBrowser } from 'puppeteer-core';
import { inject } from 'vitest';
import { type Browser, type Engine, pageOf } from './engine.ts';

export const firefox: Engine = {
  name: 'Firefox',
  cannot: { hearWorkers: 'WebDriver BiDi in Firefox tells of pages only' },
  launch,
};

const idleTime = 300;

// Firefox's own message when a sandboxed frame asks for workers.
const ofFirefox = /Failed to get service worker registration\(s\): Storage access is restricted/;

async function launch(): Promise<Browser> {
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: inject('firefox'),
    extraPrefsFirefox: {
      'dom.serviceWorkers.idle_timeout': idleTime,
      // A test's scripts cannot read the page of Firefox's JSON viewer.
      'devtools.jsonview.enabled': false,
    },
  });
  const messages: string[] = [];
  return {
    messages,
    close: () => browser.close(),
    stopWorkers: () => rest(idleTime * 6),
    newPage: async () => {
      const page = await browser.newPage();
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (fault) => {
        if (!ofFirefox.test(String(fault))) messages.push(String(fault));
      });
      return pageOf({
        goto: async (url) => {
          await page.goto(url);
        },
        evaluate: async (expression) => String(await page.evaluate(expression)),
        // BiDi's reload cannot bypass Firefox's cache; only Firefox knows this argument.
        hardReload: async () => {
          await page.evaluate('void setTimeout(() => location.reload(true))');
        },
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      });
    },
  };
}
