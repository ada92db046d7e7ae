import { Server } from '@modelcontextprotocol/server';
import { serveMcpStdio } from '@modelcontextprotocol/server/stdio';
import { runTool, toolDefinitions, tools } from 'toolworker';

serveMcpStdio(() => {
  const identity = { name: 'sdk', version: '1.0.0' };
  const server = new Server(identity, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: toolDefinitions('mcp', { tools }) }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: request } }) => {
    const structuredContent = await runTool(name, request, { tools });
    return {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
      structuredContent,
    };
  });
  return server;
});
