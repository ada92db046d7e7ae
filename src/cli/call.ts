import { arrayBuffer } from 'node:stream/consumers';
import { createHandler, type Tool } from 'toolworker';
import { readArguments } from './tool-flags.ts';
import { UsageError } from './usage.ts';

/** Calls a tool with the rest of a command line, and resolves to the API's answer. */
export async function callTool(tool: Tool, rest: readonly string[]) {
  const body = await bodyOf(tool, rest);
  const url = `https://localhost/api/${tool.slug}`;
  const handle = createHandler({ tools: [tool] });
  const response = await handle(new Request(url, { method: 'POST', body }));
  return { isAnswered: response.ok, answer: await response.text() };
}

async function bodyOf({ slug, requestJsonSchema: parameters }: Tool, rest: readonly string[]) {
  const help = `toolworker describe ${slug}`;
  const { request, positionals } = readArguments(rest, parameters(), help);
  const [given, ...others] = positionals;
  if (others.length > 0 || (given && request)) {
    throw new UsageError('call expects fields or one request.', 'toolworker call --help');
  }
  if (request) return JSON.stringify(request);
  const isPiped = given === undefined && !process.stdin.isTTY;
  return given === '-' || isPiped ? arrayBuffer(process.stdin) : (given ?? '{}');
}
