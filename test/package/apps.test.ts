import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { compilerPath } from '../compiler.ts';
import { testInSweep as test } from '../sampled.ts';

test.each(['tsconfig.json', 'tsconfig.workers.json'])('apps compile with %s', (name) => {
  const project = `test/browser/apps/${name}`;
  const options = [compilerPath, '--noEmit', '--project', project];
  const { stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(stdout).toBe('');
});
