// Tries every tool with any body: `npm run fuzz -- --minutes=5`. A failure says how to repeat it.
import { runnerImport } from 'vite';

await runnerImport('./test/fuzz/fuzz.ts');
