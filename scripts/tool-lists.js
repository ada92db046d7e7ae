// Writes the lists of all tools after one is added, renamed or removed: `npm run tool:lists`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/write-tool-lists.ts');
