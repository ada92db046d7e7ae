import { afterEach, expect, test, vi } from 'vitest';
import {
  type BrowserProgram,
  findProgram,
  programsOnWindows,
  reasonToLeaveOut,
} from './browser/engines/find-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const here = process.execPath;

test('returns the first path that exists', () => {
  expect(findProgram('TOOLWORKER_NONE', ['/nowhere/browser', here, '/'])).toBe(here);
  expect(findProgram('TOOLWORKER_NONE', ['/nowhere/browser'])).toBeUndefined();
});

test('uses only the path in the environment variable if it is set', () => {
  vi.stubEnv('TOOLWORKER_SOME', here);
  expect(findProgram('TOOLWORKER_SOME', ['/'])).toBe(here);
  vi.stubEnv('TOOLWORKER_SOME', '/nowhere/browser');
  expect(findProgram('TOOLWORKER_SOME', ['/'])).toBeUndefined();
});

test('looks in the Windows folders for programs of all users and of one user', () => {
  const environment = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\Local' };
  expect(programsOnWindows('Browser\\browser.exe', environment)).toEqual([
    'C:\\Program Files\\Browser\\browser.exe',
    'C:\\Users\\Ada\\Local\\Browser\\browser.exe',
  ]);
});

const browser: BrowserProgram<string> = {
  name: 'Lynx',
  variables: ['TOOLWORKER_LYNX'],
  packages: ['lynx'],
  find: () => undefined,
  install: () => {},
};

const advice = 'Install it (on Debian: apt-get install lynx), or set TOOLWORKER_LYNX to its path.';

test.each([
  [{}, `tests in Lynx are left out, since it is not installed. ${advice}`],
  [
    { TOOLWORKER_LYNX: '/nowhere/lynx' },
    `tests in Lynx are left out, since it is not where TOOLWORKER_LYNX says. ${advice}`,
  ],
  [{ TOOLWORKER_BROWSERS: 'skip' }, 'tests in Lynx are left out (TOOLWORKER_BROWSERS=skip)'],
])('explains with %j: %s', (environment, reason) => {
  expect(reasonToLeaveOut(browser, environment)).toBe(reason);
});
