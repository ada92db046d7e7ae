// Writes the code of tested files into the README and the guides: `npm run docs:code`.
import { runnerImport } from 'vite';

await runnerImport('./scripts/docs-code.ts');
