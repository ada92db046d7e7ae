import { serwist } from '@serwist/vite';
import { defineConfig } from 'vite';

// The packages of Serwist ask for each other's exact release, so package.json names theirs exactly.
export default defineConfig(({ mode }) => ({
  plugins: [
    serwist({
      swSrc: `${mode}/sw.ts`,
      swDest: 'sw.js',
      globDirectory: 'dist',
      integration: {
        // The command line may name another folder.
        configureOptions: ({ build }, options) => {
          options.globDirectory = build.outDir;
        },
      },
    }),
  ],
}));
