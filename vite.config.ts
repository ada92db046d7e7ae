import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('src/index.ts', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: [{ find: /^toolworker$/, replacement: source }] },
        test: {
          name: 'unit',
          include: ['test/*.test.ts', 'test/{tools,shared,api}/**/*.test.ts'],
          setupFiles: 'test/setup.ts',
        },
      },
    ],
  },
});
