import { existsSync, readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findProgram, installFromDebian, mayInstall, missing } from './find-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly webkit: { readonly driver: string; readonly browser: string };
  }
}

const packages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];
const variables = { driver: 'TOOLWORKER_WEBKIT_DRIVER', browser: 'TOOLWORKER_WEBKIT' };

/** Finds WebKit, which these tests can drive only on Linux, or installs it if that is allowed. */
export default function provideWebKit(project: TestProject): void {
  const found = findWebKit() ?? (mayInstall() ? installWebKit() : undefined);
  project.provide('engine', 'webkit');
  if (found) project.provide('webkit', found);
  else {
    const both = `${variables.driver} and ${variables.browser}`;
    project.provide('missing', missing('WebKitGTK with its driver', both, ...packages));
  }
}

function findWebKit() {
  const driver = findProgram(variables.driver, ['/usr/bin/WebKitWebDriver']);
  const browser = findProgram(variables.browser, miniBrowsers());
  const others = ['/usr/bin/Xvfb', '/usr/bin/xdotool'];
  if (!driver || !browser || !others.every((place) => existsSync(place))) return undefined;
  return { driver, browser };
}

function installWebKit() {
  installFromDebian(...packages);
  return findWebKit();
}

/** Returns possible paths of the driver's browser. Its folder may be inside one named after the processor. */
function miniBrowsers(): readonly string[] {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return [...folders.map((folder) => `${libraries}/${folder}`), libraries, '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
  );
}
