import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { EngineName } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: EngineName;
    readonly chromium: string;
  }
}

/** Finds a Chromium for the browser tests, or gets one, or stops the run. */
export default function provideChromium(project: TestProject): void {
  const executable = findChromium() ?? installChromium();
  if (!executable) {
    throw new Error(
      'The browser tests need Chromium: install Google Chrome, or on Debian run "apt-get install chromium".',
    );
  }
  project.provide('engine', 'chromium');
  project.provide('chromium', executable);
}

function findChromium(): string | undefined {
  const places = [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return places.find((place) => existsSync(place));
}

function installChromium(): string | undefined {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const downloader = join(dirname(manifest), 'cli.js');
  runs(process.execPath, downloader, 'install', 'chromium') || installFromDebian('chromium');
  return findChromium();
}

export function installFromDebian(...packages: readonly string[]): boolean {
  return (
    process.getuid?.() === 0 &&
    runs('apt-get', 'update') &&
    runs('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  );
}

function runs(command: string, ...options: readonly string[]): boolean {
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}
