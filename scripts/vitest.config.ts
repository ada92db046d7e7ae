import { defineConfig } from 'vitest/config';
import { hanging, projects, resolve } from '../test/projects.ts';

const root = `${import.meta.dirname}/..`;

/** Tests of facts that change without us or by a fit, which `npm run update` and `npm run fit` run. */
const scripts = {
  root,
  resolve,
  test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: hanging },
};

export default defineConfig({ root, test: { projects: [...projects, scripts] } });
