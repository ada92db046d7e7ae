import { existsSync } from 'node:fs';

if (!existsSync('dist/index.js')) {
  throw new Error('These tests take the built files. Run: npm run build');
}
