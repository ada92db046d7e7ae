import { defineConfig } from 'astro/config';
import { toolworker } from 'toolworker/vite';

export default defineConfig({ vite: { plugins: [toolworker()] } });
