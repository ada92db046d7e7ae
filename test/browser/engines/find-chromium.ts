import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import {
  appsOnMac,
  type BrowserProgram,
  findProgram,
  installFromDebian,
  isRoot,
  programsOnWindows,
  runs,
} from './find-program.ts';

const variable = 'TOOLWORKER_CHROMIUM';

export const chromium: BrowserProgram<string> = {
  name: 'Chromium',
  variables: [variable],
  packages: ['chromium'],
  find: () =>
    findProgram(variable, [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      ...appsOnMac('Google Chrome.app/Contents/MacOS/Google Chrome'),
      ...appsOnMac('Chromium.app/Contents/MacOS/Chromium'),
      ...programsOnWindows('Google\\Chrome\\Application\\chrome.exe'),
      ...programsOnWindows('Chromium\\Application\\chrome.exe'),
      ...downloaded(),
    ]),
  install() {
    const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const downloader = join(dirname(manifest), 'cli.js');
    // Only root can install the libraries that it needs.
    const options = process.platform === 'linux' && isRoot() ? ['--with-deps'] : [];
    runs(process.execPath, downloader, 'install', ...options, 'chromium');
    if (downloaded().length === 0) installFromDebian('chromium');
  },
};

/**
 * Returns the path of the Chromium that Playwright has downloaded, if it starts: a system may lack
 * its libraries.
 */
function downloaded(): readonly string[] {
  const path = playwright.executablePath();
  // On Windows, `--version` opens a window.
  const starts = existsSync(path) && (process.platform === 'win32' || runs(path, '--version'));
  return starts ? [path] : [];
}
