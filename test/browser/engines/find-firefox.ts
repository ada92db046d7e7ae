import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installFromDebian } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly firefox: string;
  }
}

/** Finds Firefox, or gets it, or stops the run. */
export default function provideFirefox(project: TestProject): void {
  const executable =
    findFirefox() ?? (installFromDebian('firefox-esr') ? findFirefox() : undefined);
  if (!executable) {
    throw new Error('These tests need Firefox: on Debian run "apt-get install firefox-esr".');
  }
  project.provide('engine', 'firefox');
  project.provide('firefox', executable);
}

function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place));
}
