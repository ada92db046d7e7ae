// Runs all cases of the tests that `npm test` runs on a sample: `npm run test:sweeps -- token-counter`.
import { readdirSync, readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';

const parts = process.argv.slice(2);
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('/sampled.ts'))
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));

if (files.length === 0) {
  console.error(`No test that takes a sample has a name with ${parts.join(' or ')}.`);
  process.exitCode = 1;
} else {
  process.env.TOOLWORKER_SWEEP = 'on';
  const vitest = await startVitest('test', files, {
    run: true,
    project: ['unit', 'dom', 'source', 'node', 'package', 'chromium'],
  });
  await vitest.close();
}
