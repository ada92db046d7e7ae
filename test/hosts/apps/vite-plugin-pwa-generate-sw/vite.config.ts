import { toolworker } from 'toolworker/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    toolworker(), // puts the worker file toolworker.js beside the page
    VitePWA({
      registerType: 'autoUpdate',
      devOptions: { enabled: true },
      workbox: {
        globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,webp,woff2}'], // what the worker caches
        globIgnores: ['toolworker.js'], // the browser stores it with the worker that imports it
        importScripts: ['toolworker.js'], // your app's worker handles API requests
        disableDevLogs: true,
        navigateFallbackDenylist: [/\/api\//],
      },
    }),
  ],
});
