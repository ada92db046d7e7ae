import { existsSync, readdirSync } from 'node:fs';
import { type BrowserProgram, findProgram, installFromDebian } from './find-program.ts';

/** WebKit and the program that drives it. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const variables = { driver: 'TOOLWORKER_WEBKIT_DRIVER', browser: 'TOOLWORKER_WEBKIT' };
const packages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];

/** WebKitGTK, the only WebKit that these tests can drive. It exists only on Linux. */
export const webkit: BrowserProgram<WebKit> = {
  name: 'WebKitGTK',
  variables: Object.values(variables),
  packages,
  find() {
    const driver = findProgram(variables.driver, ['/usr/bin/WebKitWebDriver']);
    const browser = findProgram(variables.browser, miniBrowsers());
    const others = ['/usr/bin/Xvfb', '/usr/bin/xdotool'];
    if (!driver || !browser || !others.every((place) => existsSync(place))) return undefined;
    return { driver, browser };
  },
  install: () => installFromDebian(...packages),
};

/**
 * Returns possible paths of the driver's browser. Its folder may be inside one named after the
 * processor.
 */
function miniBrowsers(): readonly string[] {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return [...folders.map((folder) => `${libraries}/${folder}`), libraries, '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
  );
}
