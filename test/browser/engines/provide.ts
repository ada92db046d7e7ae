import { chromium } from './find-chromium.ts';
import { firefox } from './find-firefox.ts';
import { leavesOut, reasonToLeaveOut } from './find-program.ts';
import { webkit } from './find-webkit.ts';

const browsers = { chromium, firefox, webkit };

for (const [engine, browser] of Object.entries(browsers)) {
  if (leavesOut() || !process.argv.includes(engine) || browser.find()) continue;
  console.log(`Installing ${browser.name} for the tests…`);
  browser.install();
  if (browser.find()) continue;
  // Elsewhere, Vitest says at the end of its run which tests it has left out.
  if (process.env.CI === 'true') throw new Error(reasonToLeaveOut(browser));
}
