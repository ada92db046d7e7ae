import { takeOver } from './take-over.js';

takeOver();

self.addEventListener('fetch', () => {});
