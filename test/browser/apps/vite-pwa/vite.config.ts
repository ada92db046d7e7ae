import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig(({ mode }) => ({
  plugins: [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: mode,
      filename: 'sw.ts',
      manifest: false,
      registerType: 'autoUpdate',
    }),
  ],
}));
