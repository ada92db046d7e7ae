import { toolworker } from 'toolworker/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [toolworker()],
  build: {
    // Older versions of Vite build for browsers without `await` in modules.
    target: 'es2022',
    rollupOptions: {
      input: ['index.html', 'last.html'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
