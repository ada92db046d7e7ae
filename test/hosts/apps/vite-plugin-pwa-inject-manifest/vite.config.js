import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.js',
      registerType: 'autoUpdate',
      manifest: { name: 'injectManifest' },
      injectManifest: { globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,webp,woff2}'] },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
  // Otherwise, Vite finds the worker's packages only when the worker runs, and reloads the page.
  optimizeDeps: { entries: ['index.html', 'src/sw.js'] },
  server: { proxy: { '/api': process.env.BACKEND ?? 'http://127.0.0.1:8080' } },
});
