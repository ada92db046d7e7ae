// Fuzzes every tool, tools of four validators, and both servers for agents:
// `npm run fuzz -- --minutes=5`. A failure prints how to reproduce it.
import { runnerImport } from 'vite';

await runnerImport('./measure/fuzz/fuzz.ts');
