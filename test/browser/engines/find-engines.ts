import { existsSync, readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import provideChromium, { installFromDebian } from '../find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly firefox: string;
    readonly webkit: { readonly driver: string; readonly browser: string };
  }
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xdotool'];

/** Finds the three engines, or gets them, or stops the run. */
export default function provideEngines(project: TestProject): void {
  provideChromium(project);
  const found = findOthers() ?? (installFromDebian(...packages) ? findOthers() : undefined);
  if (!found) {
    throw new Error(
      `These tests need Firefox and WebKit: on Debian run "apt-get install ${packages.join(' ')}".`,
    );
  }
  project.provide('firefox', found.firefox);
  project.provide('webkit', found.webkit);
}

function findOthers() {
  const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place));
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = miniBrowser();
  const needed = [driver, '/usr/bin/Xvfb', '/usr/bin/xdotool'];
  if (!firefox || !browser || !needed.every((place) => existsSync(place))) return undefined;
  return { firefox, webkit: { driver, browser } };
}

/** The browser that comes with the driver lies in a folder named after the processor. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((place) => existsSync(place));
}
