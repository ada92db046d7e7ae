import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { projects } from './projects.ts';

process.env.TOOLWORKER_COVERAGE = 'true';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects,
    coverage: {
      include: ['src/**/*.ts', 'sw/*.ts'],
      // The tests have folders with these names, too.
      exclude: ['test/**'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'reports/coverage',
      reportOnFailure: true,
    },
  },
});
