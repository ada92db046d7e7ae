// Installs the browsers that tests need, unless they are there:
// `npm run browsers -- chromium firefox`.
import { runnerImport } from 'vite';

await runnerImport('./test/browser/engines/provide.ts');
