import type { Tool } from 'toolworker';
import { type Options, type OptionToken, optionsIn, unknownOption } from './parse-arguments.ts';

/**
 * Resolves to what the tool says of an option that it lacks, in a request with the other options. The API
 * would say the same of a field: `Unknown option '--rate', did you mean --taxRate?`.
 */
export async function meantOption(
  tool: Tool,
  { name, rawName, index, value }: OptionToken,
  args: readonly string[],
  options: Options,
): Promise<string | undefined> {
  const next = args[index + 1];
  const others = optionsIn(args, options).map((option) => [option.name, option.value ?? true]);
  const request = {
    ...Object.fromEntries(others),
    [name]: value ?? (next?.startsWith('-') ? true : next),
  };
  const { issues = [] } = await tool.request['~standard'].validate(request);
  const issue = issues.find(({ path }) => path?.[0] === name);
  if (!issue) return undefined;
  const [, meant] = /^unknown field, did you mean (.+)\?$/.exec(issue.message) ?? [];
  if (!meant) return `Unknown option '${rawName}': ${issue.message}.`;
  return unknownOption(rawName, Object.hasOwn(options, meant) ? `--${meant}` : meant);
}
