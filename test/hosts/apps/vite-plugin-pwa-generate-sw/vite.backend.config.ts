import { mergeConfig } from 'vite';
import config from './vite.config.ts';

// The tests run the app in development in front of a backend.
export default mergeConfig(config, { server: { proxy: { '/api': process.env.BACKEND } } });
