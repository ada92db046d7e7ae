import { toolworker } from 'toolworker/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [toolworker()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'last.html'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
