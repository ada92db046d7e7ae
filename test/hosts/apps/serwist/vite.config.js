import { serwist } from '@serwist/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    serwist({
      swSrc: 'src/sw.js',
      swDest: 'sw.js',
      globDirectory: 'dist',
      globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,webp,woff2}'],
    }),
  ],
  server: { proxy: { '/api': process.env.BACKEND ?? 'http://127.0.0.1:8080' } },
});
