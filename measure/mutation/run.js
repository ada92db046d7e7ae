// Mutates functions and runs their tests: `npm run mutate -- bmi-calculator`.
import { runnerImport } from 'vite';

await runnerImport('./measure/mutation/mutate.ts');
