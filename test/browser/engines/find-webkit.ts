import { existsSync, readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installFromDebian } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly webkit: { readonly driver: string; readonly browser: string };
  }
}

const packages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];

/** Finds WebKit, or gets it, or stops the run. */
export default function provideWebKit(project: TestProject): void {
  const found = findWebKit() ?? (installFromDebian(...packages) ? findWebKit() : undefined);
  if (!found) {
    throw new Error(
      `These tests need WebKit: on Debian run "apt-get install ${packages.join(' ')}".`,
    );
  }
  project.provide('engine', 'webkit');
  project.provide('webkit', found);
}

function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = miniBrowser();
  const needed = [driver, '/usr/bin/Xvfb', '/usr/bin/xdotool'];
  if (!browser || !needed.every((place) => existsSync(place))) return undefined;
  return { driver, browser };
}

/** The browser that comes with the driver lies in a folder named after the processor. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((place) => existsSync(place));
}
