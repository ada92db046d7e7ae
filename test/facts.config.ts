import { defineConfig } from 'vitest/config';
import { hanging, projects, resolve } from './projects.ts';

const root = `${import.meta.dirname}/..`;

/**
 * Tests of facts that change without us or by a fit, which `npm run update` and `npm run fit` run.
 */
const facts = {
  root,
  resolve,
  test: {
    name: 'facts',
    include: ['test/facts/*.test.ts', 'scripts/fit-token-weights/*.test.ts'],
    testTimeout: hanging,
  },
};

export default defineConfig({ root, test: { projects: [...projects, facts] } });
