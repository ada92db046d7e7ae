// Writes the files of a new tool: `npm run tool:new -- running-pace`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/write-new-tool.ts');
if (!process.exitCode) await runnerImport('./scripts/write-tools.ts');
