import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { EngineName } from './engines.ts';
import {
  appsOnMac,
  findProgram,
  installFromDebian,
  mayInstall,
  missing,
  programsOnWindows,
  runs,
} from './find-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: EngineName;
    readonly chromium: string;
  }
}

const variable = 'TOOLWORKER_CHROMIUM';

/** Finds a Chromium for the browser tests, or installs one if that is allowed. */
export default function provideChromium(project: TestProject): void {
  const executable = findChromium() ?? (mayInstall() ? installChromium() : undefined);
  project.provide('engine', 'chromium');
  if (executable) project.provide('chromium', executable);
  else project.provide('missing', missing('Chromium or Google Chrome', variable, 'chromium'));
}

function findChromium(): string | undefined {
  return findProgram(variable, [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    ...appsOnMac('Google Chrome.app/Contents/MacOS/Google Chrome'),
    ...appsOnMac('Chromium.app/Contents/MacOS/Chromium'),
    ...programsOnWindows('Google\\Chrome\\Application\\chrome.exe'),
    ...programsOnWindows('Chromium\\Application\\chrome.exe'),
  ]);
}

function installChromium(): string | undefined {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const downloader = join(dirname(manifest), 'cli.js');
  runs(process.execPath, downloader, 'install', 'chromium') || installFromDebian('chromium');
  return findChromium();
}
