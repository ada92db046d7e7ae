import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  build: { rolldownOptions: { output: { entryFileNames: 'main.js' } } },
  environments: {
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: `${mode}/sw.ts`,
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const environment of [environments.client, environments.worker]) {
        if (environment) await build(environment);
      }
    },
  },
}));
