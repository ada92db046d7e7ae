import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserProject, hanging, resolve } from '../test/projects.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'clients',
          include: ['measure/clients/*.test.ts'],
          testTimeout: hanging,
        },
      },
      {
        ...browserProject('workers', 'chromium', {
          include: ['measure/bench/workers.bench.ts'],
          testTimeout: 600_000,
        }),
        resolve,
      },
      {
        resolve,
        test: {
          name: 'functions',
          include: [],
          benchmark: { include: ['measure/bench/functions.bench.ts'] },
        },
      },
      {
        ...browserProject('limits', 'chromium', {
          include: ['measure/limits/*.test.ts'],
          testTimeout: hanging,
          hookTimeout: hanging,
        }),
        resolve,
      },
      {
        ...browserProject('load', 'chromium', {
          include: ['measure/load/*.test.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        }),
        resolve,
      },
    ],
  },
});
