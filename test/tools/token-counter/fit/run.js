// Fits the token estimate, from where it is, and counts the tests' samples with the tokenizers of all families:
// `node test/tools/token-counter/fit/run.js`. Downloads 200 MB and takes ten minutes or more.
import { runnerImport } from 'vite';

await runnerImport('./test/tools/token-counter/fit/fit.ts');
