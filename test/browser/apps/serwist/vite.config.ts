import { serwist } from '@serwist/vite';
import { defineConfig } from 'vite';

// Serwist's packages depend on each other's exact release, so package.json pins them.
export default defineConfig(({ mode }) => ({
  plugins: [
    serwist({
      swSrc: `${mode}/sw.ts`,
      swDest: 'sw.js',
      globDirectory: 'dist',
      integration: {
        // The command line may set another folder.
        configureOptions: ({ build }, options) => {
          options.globDirectory = build.outDir;
        },
      },
    }),
  ],
}));
