import { defineConfig } from 'vitest/config';
import { hanging, projects, resolve } from './projects.ts';

const root = `${import.meta.dirname}/..`;

/** Tests of facts that change without us, which `npm run update` runs. */
const facts = {
  root,
  resolve,
  test: {
    name: 'facts',
    include: ['test/facts/*.test.ts'],
    testTimeout: hanging,
  },
};

export default defineConfig({ root, test: { projects: [...projects, facts] } });
