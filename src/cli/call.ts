import { createHandler, type Tool } from 'toolworker';
import { isObject } from '../schema/objects.ts';
import {
  isKnown,
  type Options,
  optionsIn,
  takesNoValue,
  unknownOption,
} from './parse-arguments.ts';
import { isInput, readInput, readInputs } from './read-input.ts';
import { fieldPaths } from './schema-types.ts';
import { callOptions, readArguments } from './tool-flags.ts';
import { UsageError } from './usage.ts';

interface Answer {
  readonly result?: object;
  readonly error?: string;
}

/** What a command line asks of a tool. */
interface Call {
  readonly body: BodyInit;
  /** The path of a field of the result to print, by default the API's whole response. */
  readonly field: string | undefined;
  /** Whether a text is printed as JSON, too. */
  readonly isJson: boolean;
}

/**
 * Calls a tool with the rest of a command line, and resolves to what to print. Rejects with the
 * API's error if the command line asks for a field of the result, and there is no result.
 */
export async function callTool(tool: Tool, rest: readonly string[]) {
  const { body, field, isJson } = await readCall(tool, rest);
  const url = `https://localhost/api/${tool.slug}`;
  const handle = createHandler({ tools: [tool] });
  const response = await handle(new Request(url, { method: 'POST', body }));
  if (field === undefined) return { isAnswered: response.ok, answer: await response.text() };
  const { error, result = {} }: Answer = await response.json();
  if (error !== undefined) throw new Error(error);
  const value = valueAt(result, field);
  const isBare = typeof value === 'string' && !isJson;
  return { isAnswered: true, answer: isBare ? value : JSON.stringify(value) };
}

async function readCall(tool: Tool, rest: readonly string[]): Promise<Call> {
  const help = `toolworker describe ${tool.slug}`;
  const parameters = tool.requestJsonSchema();
  const options = callOptions(parameters);
  const hint = await unknownOptionHint(tool, rest, options);
  if (hint) throw new UsageError(hint, help);
  const args = await readInputs(rest, parameters);
  const { request, positionals, get, json = false } = readArguments(args, parameters, help);
  if (get !== undefined) requireField(tool, get, help);
  const [given, ...others] = positionals;
  if (others.length > 0 || (given && request)) {
    const name = switchBefore(given, rest, options);
    throw name
      ? new UsageError(takesNoValue(name), help)
      : new UsageError(
          'call: pass the request as options, or as one JSON object.',
          'toolworker call --help',
        );
  }
  return { body: await bodyOf(request, given), field: get, isJson: json };
}

/**
 * Resolves to what the tool says about the first option that it lacks, in a request with the other
 * options. The API would say the same about a field:
 * `Unknown option '--vat', did you mean --taxRate?`.
 */
async function unknownOptionHint(
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

async function bodyOf(request: object | undefined, given: string | undefined): Promise<BodyInit> {
  if (request) return JSON.stringify(request);
  const input = given ?? (process.stdin.isTTY ? '{}' : '-');
  return isInput(input) ? readInput(input) : input;
}

/** Returns the value at a path such as `standard.months`, or `null` if there is none. */
function valueAt(result: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : null,
      result,
    );
}

/** Throws a `UsageError` unless results of the tool have the field, as far as their schema says. */
function requireField(tool: Tool, path: string, help: string): void {
  const paths = fieldPaths(tool.resultJsonSchema());
  if (paths.length === 0 || paths.includes(path)) return;
  const fields = `Name one of ${paths.join(', ')}.`;
  throw new UsageError(`The result of ${tool.slug} has no field ${path}. ${fields}`, help);
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
