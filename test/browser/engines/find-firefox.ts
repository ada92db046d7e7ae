import {
  appsOnMac,
  type BrowserProgram,
  findProgram,
  installFromDebian,
  programsOnWindows,
} from './find-program.ts';

const variable = 'TOOLWORKER_FIREFOX';
const packages = ['firefox-esr'];

export const firefox: BrowserProgram<string> = {
  name: 'Firefox',
  variables: [variable],
  packages,
  find: () =>
    findProgram(variable, [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      ...appsOnMac('Firefox.app/Contents/MacOS/firefox'),
      ...programsOnWindows('Mozilla Firefox\\firefox.exe'),
    ]),
  install: () => installFromDebian(...packages),
};
