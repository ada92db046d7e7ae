import { runTool, toolDefinitions, tools } from 'toolworker';

// The minimum that a client needs in version 2025-11-25 of the protocol.
const serverInfo = { name: 'by-hand', version: '1.0.0' };
const methods = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo,
  }),
  'tools/list': () => ({ tools: toolDefinitions('mcp', { tools }) }),
  'tools/call': async ({ name, arguments: request }) => {
    const structuredContent = await runTool(name, request, { tools });
    return {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
      structuredContent,
    };
  },
};

let text = '';
process.stdin.setEncoding('utf8').on('data', async (chunk) => {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) continue;
    const result = await methods[method](params);
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
  }
});
