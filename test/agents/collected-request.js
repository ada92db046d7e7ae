// Calls a tool that waits until its caller goes away, collects all garbage, and goes away. Prints what the tool notices.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/agents/mcp-handler.ts');

const waitTool = {
  slug: 'wait',
  operation: 'wait',
  requestJsonSchema: () => ({}),
  resultJsonSchema: () => ({}),
  run: (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        console.log('aborted');
        reject(signal.reason);
      });
    }),
};

const handle = module.createMcpHandler({ tools: [waitTool] });
const leaving = new AbortController();
const params = { name: 'wait', arguments: {} };

handle(
  new Request('http://localhost/mcp', {
    method: 'POST',
    signal: leaving.signal,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  }),
);
for (let turn = 0; turn < 20; turn += 1) {
  await nextTurn();
  globalThis.gc();
}
leaving.abort();
await nextTurn();
process.exit(0);
