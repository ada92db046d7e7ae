// Updates the packages that our facts come from, and reports what has changed:
// `npm run update -- models`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/update.ts');
