// Lists the texts of the demo that a language lacks, and those that nobody uses:
// `npm run translations`. `-- --remove` removes the latter; `-- --rename "Clear" "Start over"`
// keeps the translations of a text that is worded anew.
import { runnerImport } from 'vite';

// The demo imports the package by its name, which must not lead to an earlier build.
await runnerImport('./scripts/translations/list.ts', {
  resolve: { tsconfigPaths: true, noExternal: ['toolworker', /^toolworker\//] },
});
