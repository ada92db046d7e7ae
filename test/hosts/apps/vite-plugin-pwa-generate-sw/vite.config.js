import { toolworker } from 'toolworker/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    toolworker(),
    VitePWA({
      registerType: 'autoUpdate',
      manifest: { name: 'generateSW' },
      devOptions: { enabled: true },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}'],
        importScripts: ['toolworker.js'],
        disableDevLogs: true,
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  server: { proxy: { '/api': process.env.BACKEND ?? 'http://127.0.0.1:8080' } },
});
