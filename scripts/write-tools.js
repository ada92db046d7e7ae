// Writes what follows from the definitions of the tools: `npm run tool:write`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/write-tools.ts');
