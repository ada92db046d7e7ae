import type { Tool } from 'toolworker';
import { isKnown, type Options, optionsIn, unknownOption } from './parse-arguments.ts';

/**
 * Resolves to what the tool says about the first option that it lacks, in a request with the other
 * options. The API would say the same about a field:
 * `Unknown option '--vat', did you mean --taxRate?`.
 */
export async function unknownOptionHint(
  tool: Tool,
  args: readonly string[],
  options: Options,
): Promise<string | undefined> {
  const given = optionsIn(args, options);
  const unknown = given.find((option) => !isKnown(option, options));
  if (!unknown) return undefined;
  const { name, rawName, index, value } = unknown;
  const next = args[index + 1];
  const request = {
    ...Object.fromEntries(given.map((option) => [option.name, option.value ?? true])),
    [name]: value ?? (next?.startsWith('-') ? true : next),
  };
  const { issues = [] } = await tool.request['~standard'].validate(request);
  const issue = issues.find(({ path }) => path?.[0] === name);
  if (!issue) return undefined;
  const [, meant] = /^unknown field, did you mean (.+)\?$/.exec(issue.message) ?? [];
  if (!meant) return `Unknown option '${rawName}': ${issue.message}.`;
  return unknownOption(rawName, Object.hasOwn(options, meant) ? `--${meant}` : meant);
}
