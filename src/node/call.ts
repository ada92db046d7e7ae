import { text } from 'node:stream/consumers';
import { createHandler } from 'toolworker';

/** Posts a request to a tool and resolves to the API's answer. */
export async function callTool(tool: string, request: string | undefined) {
  const body = request ?? (process.stdin.isTTY ? '{}' : await text(process.stdin));
  const url = new URL(encodeURIComponent(tool), 'https://localhost/api/');
  const response = await createHandler()(new Request(url, { method: 'POST', body }));
  return { isAnswered: response.ok, answer: await response.text() };
}
