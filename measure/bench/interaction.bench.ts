import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { serve } from '../../test/system/browser/site.ts';
import { median, quantile } from './statistics.ts';
import { theme } from './theme.ts';

const rounds = 3;
const slowdown = 4;

/** The least that a page can do: a field, and a line of script that repeats its text. */
const leastPage = `<!doctype html><input id="field"><p id="echo"></p>
<script>field.oninput = () => { echo.textContent = field.value; };</script>`;

/** Pages with a field and the keys to type into it. */
const pages = [
  { path: 'about:blank', field: '#field', keys: '12345678' },
  { path: '/', field: '#search', keys: 'loan rate' },
  { path: '/tools/percentage-of/#y=80', field: '#x', keys: '12345678' },
  { path: '/tools/bmi-calculator/#unit=metric&height=180', field: '#weight', keys: '81.25' },
  {
    path: '/tools/loan-payoff-calculator/#annualRate=6.5&years=30',
    field: '#principal',
    keys: '250000',
  },
  {
    path: '/tools/retirement-calculator/#currentAge=30&retirementAge=65&monthlyContribution=500',
    field: '#currentSavings',
    keys: '125000',
  },
  { path: '/tools/word-counter/', field: '#text', keys: 'It was so. ' },
  {
    path: '/tools/standard-deviation-calculator/#numbers=1,2,3',
    field: '#numbers',
    keys: ',4,5,6',
  },
] as const;

theme(
  'Interaction',
  `What a visitor waits for after a key: from the press to the next frame that the page paints, with a processor slowed down ${slowdown} times. Browsers tell it in steps of 8 ms, and from 16 ms on. Then, how long a pasted text of 5 MB keeps a page busy, at full speed.`,
  async () => {
    const site = await serve(['/', 'dist/demo']);
    const browser = await chromium.launch({
      executablePath: inject('chromium'),
      chromiumSandbox: false,
    });
    try {
      const rows = [];
      for (const page of pages) {
        const waits: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          waits.push(...(await waitsOn(browser, site.origin, page)));
        }
        const [path = ''] = page.path.split('#');
        const name = path.startsWith('/') ? path : 'a field alone';
        rows.push([name, milliseconds(median(waits)), milliseconds(quantile(waits, 0.98))]);
      }
      const { pause, plain } = await pausesOfPaste(browser, site.origin);
      const pastes = [
        ['the counter of words, its longest pause', `${Math.round(pause)} ms`],
        ['a plain text area, to lay the text out', `${Math.round(plain)} ms`],
      ];
      return [
        { columns: ['page', 'median', '98 of 100 keys'], rows },
        { columns: ['a pasted text of 5 MB', 'time'], rows: pastes },
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
);

function milliseconds(wait: number): string {
  return wait < 16 ? 'below 16 ms' : `${wait} ms`;
}

/** Returns the milliseconds from each key to the frame that follows it. */
async function waitsOn(browser: Browser, origin: string, page: (typeof pages)[number]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const tab = await context.newPage();
    if (page.path.startsWith('/')) {
      await tab.goto(origin + page.path);
      await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    } else await tab.setContent(leastPage);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.locator(page.field).focus();
    // At the edge of the window, Chromium scrolls at each key, which takes longer than the page's
    // own work.
    await tab.locator(page.field).evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await tab.evaluate(() => {
      const waits: Record<number, number> = {};
      Object.assign(globalThis, { waits });
      // A constant, since TypeScript's types lack the threshold.
      const options = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          const { interactionId, duration } = entry;
          if (interactionId) waits[interactionId] = Math.max(waits[interactionId] ?? 0, duration);
        }
      }).observe(options);
    });
    for (const key of page.keys) {
      await tab.keyboard.press(key === ' ' ? 'Space' : key);
      await tab.waitForTimeout(300);
    }
    const slow = await tab.evaluate(() =>
      Object.values(Reflect.get(globalThis, 'waits')).map(Number),
    );
    // Faster keys are not reported.
    const fast = Math.max(0, page.keys.length - slow.length);
    return [...slow, ...Array.from({ length: fast }, () => 0)];
  } finally {
    await context.close();
  }
}

/**
 * Returns the milliseconds that a pasted text keeps the page of the word counter busy, and a plain
 * text area.
 */
async function pausesOfPaste(browser: Browser, origin: string) {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.goto(`${origin}/tools/word-counter/`);
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return await tab.evaluate(async () => {
      const text = 'Nothing is as it was. '.repeat(240_000);
      const timeToShow = () => {
        const other = document.body.appendChild(document.createElement('textarea'));
        const start = performance.now();
        other.value = text;
        other.getBoundingClientRect();
        other.remove();
        return performance.now() - start;
      };
      const plain = timeToShow();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      let pause = 0;
      let last = performance.now();
      const clock = setInterval(() => {
        pause = Math.max(pause, performance.now() - last);
        last = performance.now();
      }, 10);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.querySelector('#text')?.dispatchEvent(new ClipboardEvent('paste', paste));
      const value = () => document.querySelector('.headline .value')?.textContent;
      while (value() !== '1,200,000') await new Promise((resolve) => setTimeout(resolve, 50));
      clearInterval(clock);
      return { pause, plain };
    });
  } finally {
    await context.close();
  }
}
