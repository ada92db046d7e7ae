// Fits the corrections of the families of tokenizers anew, and counts the tests' samples with their
// tokenizers: `node test/tools/token-counter/fit/families.js`. Downloads 200 MB.
import { runnerImport } from 'vite';

await runnerImport('./test/tools/token-counter/fit/fit-families.ts');
