import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter() })],
  // Otherwise, Vite finds the worker's packages only when the worker runs, and reloads the page.
  optimizeDeps: { entries: ['src/service-worker.js'] },
  server: { proxy: { '/api': process.env.BACKEND ?? 'http://127.0.0.1:8080' } },
});
