import { createHandler, type Tool } from 'toolworker';
import { type Options, optionsIn, takesNoValue, toolsOption } from './parse-arguments.ts';
import { isInput, readInput, readInputs } from './read-input.ts';
import { flagsOf, readArguments } from './tool-flags.ts';
import { unknownOptionHint } from './unknown-option-hint.ts';
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
  const hint = await unknownOptionHint(tool, rest, options);
  if (hint) throw new UsageError(hint, help);
  const args = await readInputs(rest, parameters);
  const { request, positionals } = readArguments(args, parameters, help);
  const [given, ...others] = positionals;
  if (others.length > 0 || (given && request)) {
    const name = switchBefore(given, rest, options);
    throw name
      ? new UsageError(takesNoValue(name), help)
      : new UsageError('call expects fields or one request.', 'toolworker call --help');
  }
  if (request) return JSON.stringify(request);
  const input = given ?? (process.stdin.isTTY ? '{}' : '-');
  return isInput(input) ? readInput(input) : input;
}

/** Returns the name of an option that takes no value and is written with one: `--sample false`. */
function switchBefore(
  value: string | undefined,
  args: readonly string[],
  options: Options,
): string | undefined {
  return optionsIn(args, options)
    .filter(({ index }) => args[index + 1] === value)
    .map(({ name }) => name.replace(/^no-/, ''))
    .find((name) => options[name]?.type === 'boolean');
}
