import { arrayBuffer } from 'node:stream/consumers';
import { createHandler } from 'toolworker';
import { findTool } from './find-tool.ts';
import { parseArguments } from './parse-arguments.ts';
import { flagsOf, requestOf } from './tool-flags.ts';
import { UsageError } from './usage.ts';

/** Calls a tool as the rest of a command line says, and resolves to the API's answer. */
export async function callTool(name: string, rest: readonly string[]) {
  const body = await bodyOf(name, rest);
  const url = `https://localhost/api/${name}`;
  const response = await createHandler()(new Request(url, { method: 'POST', body }));
  return { isAnswered: response.ok, answer: await response.text() };
}

async function bodyOf(name: string, rest: readonly string[]) {
  const { inputSchema } = findTool(name);
  const help = `toolworker describe ${name}`;
  const { values, positionals } = parseArguments(rest, flagsOf(inputSchema), help);
  const [given, ...others] = positionals;
  const hasFlags = Object.keys(values).length > 0;
  if (others.length > 0 || (given && hasFlags)) {
    throw new UsageError('call expects fields or one request.', 'toolworker call --help');
  }
  if (hasFlags) return JSON.stringify(requestOf(inputSchema, values));
  const isPiped = given === undefined && !process.stdin.isTTY;
  return given === '-' || isPiped ? arrayBuffer(process.stdin) : (given ?? '{}');
}
