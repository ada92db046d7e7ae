// Measures the built site: `node measure/site/run.js lighthouse /tools/bmi-calculator/`.
import { runnerImport } from 'vite';

const [, , measure] = process.argv;
await runnerImport(`./measure/site/${measure}.ts`);
