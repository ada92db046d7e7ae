import { hardReload, openBrowser, stopWorkers } from '../browser.ts';
import { type Browser, type Engine, pageOf } from './engine.ts';

export const chromium: Engine = { name: 'Chromium', cannot: {}, launch };

async function launch(): Promise<Browser> {
  const { context, messages, close } = await openBrowser();
  const [first = await context.newPage()] = context.pages();
  return {
    messages,
    close,
    stopWorkers: () => stopWorkers(first),
    newPage: async () => {
      const page = await context.newPage();
      return pageOf({
        goto: async (url) => {
          await page.goto(url);
        },
        evaluate: (expression) => page.evaluate<string>(expression),
        hardReload: () => hardReload(page),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      });
    },
  };
}
