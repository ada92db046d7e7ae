// Raises the packages that we take facts from, and says what has changed: `npm run update -- models`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/update.ts');
