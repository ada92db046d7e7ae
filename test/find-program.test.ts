import { afterEach, expect, test, vi } from 'vitest';
import { findProgram, mayInstall, programsOnWindows } from './browser/engines/find-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const here = process.execPath;

test('takes the first place that exists', () => {
  expect(findProgram('TOOLWORKER_NONE', ['/nowhere/browser', here, '/'])).toBe(here);
  expect(findProgram('TOOLWORKER_NONE', ['/nowhere/browser'])).toBeUndefined();
});

test('takes what the variable names, and nothing else', () => {
  vi.stubEnv('TOOLWORKER_SOME', here);
  expect(findProgram('TOOLWORKER_SOME', ['/'])).toBe(here);
  vi.stubEnv('TOOLWORKER_SOME', '/nowhere/browser');
  expect(findProgram('TOOLWORKER_SOME', ['/'])).toBeUndefined();
});

test('looks where Windows has programs for all users and for one', () => {
  const environment = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\Local' };
  expect(programsOnWindows('Browser\\browser.exe', environment)).toEqual([
    'C:\\Program Files\\Browser\\browser.exe',
    'C:\\Users\\Ada\\Local\\Browser\\browser.exe',
  ]);
});

test.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
  [{ CI: 'true' }, true],
  [{ TOOLWORKER_BROWSERS: 'skip' }, false],
  [{ TOOLWORKER_BROWSERS: 'install' }, true],
])('installs with %j: %j', (environment, expected) => {
  expect(mayInstall(environment)).toBe(expected);
});
