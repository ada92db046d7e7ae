// Fits the weights of the token estimator anew: `node test/tools/token-counter/fit/run.js`.
import { runnerImport } from 'vite';

await runnerImport('./test/tools/token-counter/fit/fit.ts');
