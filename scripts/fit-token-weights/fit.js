// Fits the token estimate again, starting from its present weights, and counts the texts that the
// tests judge it by: `npm run fit` in this folder, after `npm install`. It takes two minutes of
// computing.
import { runnerImport } from 'vite';

await runnerImport('./scripts/fit-token-weights/fit.ts');
