// Tries the tests on changed functions: `npm run mutate -- bmi-calculator`.
import { runnerImport } from 'vite';

await runnerImport('./test/mutation/mutate.ts');
