import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: { template: './index.html' },
  server: { proxy: { '/api': process.env.BACKEND ?? 'http://127.0.0.1:8080' } },
});
