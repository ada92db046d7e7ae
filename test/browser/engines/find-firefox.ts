import type { TestProject } from 'vitest/node';
import {
  appsOnMac,
  findProgram,
  installFromDebian,
  mayInstall,
  missing,
  programsOnWindows,
} from './find-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly firefox: string;
  }
}

const variable = 'TOOLWORKER_FIREFOX';

/** Finds Firefox, or installs it if that is allowed. */
export default function provideFirefox(project: TestProject): void {
  const executable = findFirefox() ?? (mayInstall() ? installFirefox() : undefined);
  project.provide('engine', 'firefox');
  if (executable) project.provide('firefox', executable);
  else project.provide('missing', missing('Firefox', variable, 'firefox-esr'));
}

function findFirefox(): string | undefined {
  return findProgram(variable, [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    ...appsOnMac('Firefox.app/Contents/MacOS/firefox'),
    ...programsOnWindows('Mozilla Firefox\\firefox.exe'),
  ]);
}

function installFirefox(): string | undefined {
  installFromDebian('firefox-esr');
  return findFirefox();
}
