import { afterEach, expect, test, vi } from 'vitest';
import { findProgram, mayInstall, programsOnWindows } from './browser/engines/find-program.ts';

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

test.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
  [{ CI: 'true' }, true],
  [{ TOOLWORKER_BROWSERS: 'skip' }, false],
  [{ TOOLWORKER_BROWSERS: 'install' }, true],
])('may install browsers with %j: %j', (environment, expected) => {
  expect(mayInstall(environment)).toBe(expected);
});
