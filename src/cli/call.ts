import { createHandler, type Tool } from 'toolworker';
import { meantOption } from './meant-option.ts';
import { isKnown, type Options, optionsIn, takesNoValue, toolsOption } from './parse-arguments.ts';
import { isInput, readInput, readInputs } from './read-input.ts';
import { flagsOf, readArguments } from './tool-flags.ts';
import { UsageError } from './usage.ts';

/** Calls a tool with the rest of a command line, and resolves to the API's answer. */
export async function callTool(tool: Tool, rest: readonly string[]) {
  const body = await bodyOf(tool, rest);
  const url = `https://localhost/api/${tool.slug}`;
  const handle = createHandler({ tools: [tool] });
  const response = await handle(new Request(url, { method: 'POST', body }));
  return { isAnswered: response.ok, answer: await response.text() };
}

async function bodyOf(tool: Tool, rest: readonly string[]): Promise<BodyInit> {
  const help = `toolworker describe ${tool.slug}`;
  const parameters = tool.requestJsonSchema();
  const options: Options = { ...flagsOf(parameters), ...toolsOption };
  const unknown = optionsIn(rest, options).find((option) => !isKnown(option, options));
  const hint = unknown && (await meantOption(tool, unknown, rest, options));
  if (hint) throw new UsageError(hint, help);
  const args = await readInputs(rest, parameters);
  const { request, positionals } = readArguments(args, parameters, help);
  const [given, ...others] = positionals;
  if (others.length > 0 || (given && request)) {
    const before = rest[rest.indexOf(given ?? '') - 1]?.replace(/^--(?:no-)?/, '') ?? '';
    throw options[before]?.type === 'boolean'
      ? new UsageError(takesNoValue(before), help)
      : new UsageError('call expects fields or one request.', 'toolworker call --help');
  }
  if (request) return JSON.stringify(request);
  const input = given ?? (process.stdin.isTTY ? '{}' : '-');
  return isInput(input) ? readInput(input) : input;
}
