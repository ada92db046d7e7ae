import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compilerPath } from '../support/compiler.ts';

// Only the compiler can find that an app's page or worker disagrees with the declarations.

test.each(['tsconfig.json', 'tsconfig.workers.json'])('apps compile with %s', (name) => {
  const project = `test/browser/apps/${name}`;
  const options = [compilerPath, '--noEmit', '--project', project];
  const { stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(stdout).toBe('');
});
