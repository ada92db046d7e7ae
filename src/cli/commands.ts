import { tools as builtInTools } from 'toolworker';
import { closestName } from '../fields/name-distance.ts';
import { echo, printable } from '../fields/show-value.ts';
import { messageOf } from '../shared/message-of.ts';
import { version } from '../version.ts';
import { callTool } from './call.ts';
import { chooseTools, ownToolsIn } from './choose-tools.ts';
import { completions, isShell } from './completion.ts';
import { client, copiedTools, elementWith, worker } from './copied-files.ts';
import { describeAsJson, describeTool } from './describe.ts';
import { findTool } from './find-tool.ts';
import { checkFiles, copyFiles } from './init.ts';
import { listAsJson, listTools } from './list.ts';
import { serveAgent } from './mcp.ts';
import { asksForHelp, commandOptions, parseArguments, toolsIn } from './parse-arguments.ts';
import { callOptions } from './tool-flags.ts';
import { type CommandName, help, isCommand, UsageError, usages } from './usage.ts';

interface Outcome {
  readonly status: number;
  /** Text to print at the end. */
  readonly output?: string;
}

/** Runs a command line and resolves to its exit status. */
export async function main(commandLine: readonly string[]): Promise<number> {
  try {
    const { status, output } = await run(commandLine);
    if (output !== undefined) process.stdout.write(`${output}\n`);
    return status;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(
      `toolworker: ${printable(messageOf(error))}${isUsage ? ` See ${error.help}.` : ''}\n`,
    );
    return isUsage ? 2 : 1;
  }
}

const commands: Record<CommandName, (rest: readonly string[]) => Promise<Outcome>> = {
  list: async (rest) => {
    const { values, positionals } = parse('list', rest);
    expectNone('list', positionals);
    const tools = await chooseTools(values);
    return done(values.json ? listAsJson(tools) : listTools(tools));
  },
  describe: async (rest) => {
    const { values, positionals } = parse('describe', rest);
    const [name, ...others] = positionals;
    if (!name || others.length > 0) throw misused('describe', 'expects one tool');
    const tool = findTool(name, await chooseTools(values));
    return done(values.json ? describeAsJson(tool) : describeTool(tool, values.tools?.join()));
  },
  call: async (args) => {
    const [name, ...rest] = args;
    if (!name || name.startsWith('-')) {
      if (asksForHelp(args, commandOptions.call)) return done(usages.call);
      throw misused('call', 'expects a tool');
    }
    const chosen = toolsIn(rest);
    const tools = await chooseTools({ tools: chosen });
    const known = tools.find(({ slug }) => slug === name);
    const options = known ? callOptions(known.requestJsonSchema()) : commandOptions.call;
    if (asksForHelp(rest, options)) {
      return done(known ? describeTool(known, chosen?.join()) : usages.call);
    }
    const tool = known ?? findTool(name, tools);
    const { isAnswered, answer } = await callTool(tool, rest);
    return { status: isAnswered ? 0 : 1, output: answer };
  },
  init: async (rest) => {
    const { values, positionals } = parse('init', rest);
    const [folder, ...others] = positionals;
    const { check: isCheck = false, force: isForced = false } = values;
    const { elements = false, client: isClient = false } = values;
    if (!folder || others.length > 0) throw misused('init', 'expects one folder');
    if (isCheck && isForced) throw misused('init', 'expects --check or --force, not both');
    if (elements && isClient) throw misused('init', 'expects --elements or --client, not both');
    const isChoice = (values.tools ?? values.category) !== undefined;
    if (!elements && isChoice) {
      throw misused('init', 'takes --tools and --category only with --elements');
    }
    const [own] = elements ? ownToolsIn(values) : [];
    if (own !== undefined) {
      throw misused(
        'init',
        `--elements takes tools of this package, not ${echo(own)}. Bundle your own tools with defineToolForm() of toolworker/elements`,
      );
    }
    const tools = () => (isCheck && !isChoice ? copiedTools(folder) : chooseTools(values));
    const copied = elements ? elementWith(await tools()) : isClient ? client : worker;
    return done(await (isCheck ? checkFiles(copied, folder) : copyFiles(copied, folder, isForced)));
  },
  serve: async (rest) => {
    const { values, positionals } = parse('serve', rest);
    const { port = '3000', host = '127.0.0.1' } = values;
    expectNone('serve', positionals);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw misused('serve', 'expects a --port from 0 to 65535');
    }
    // For an empty host, Node would listen on all addresses.
    if (host.trim() === '') throw misused('serve', 'expects a --host such as 127.0.0.1');
    const tools = await chooseTools(values);
    const { endOnSignals, serveApi } = await import('./serve.ts');
    const { url } = await serveApi(host, Number(port), tools);
    endOnSignals();
    return done(`Open ${url} to try the API, which is at ${url}api/`);
  },
  mcp: async (rest) => {
    const { values, positionals } = parse('mcp', rest);
    expectNone('mcp', positionals);
    const { 'output-schemas': outputSchemas = false, ...choice } = values;
    return serveAgent(choice, outputSchemas);
  },
  completion: async (rest) => {
    const [shell, ...others] = parse('completion', rest).positionals;
    if (!shell || !isShell(shell) || others.length > 0) {
      throw misused('completion', `expects one of ${Object.keys(completions).join(', ')}`);
    }
    return done(completions[shell](builtInTools));
  },
};

async function run([first, ...rest]: readonly string[]): Promise<Outcome> {
  if (first === undefined || first === '--help' || first === '-h') return done(help);
  if (first === '--version' || first === '-v') return done(version);
  if (!isCommand(first)) throw unknownCommand(first);
  // The help of `call` depends on its tool.
  const isHelp = first !== 'call' && asksForHelp(rest, commandOptions[first]);
  return isHelp ? done(usages[first]) : commands[first](rest);
}

function unknownCommand(name: string): UsageError {
  const meant = closestName(name, Object.keys(commands));
  return new UsageError(`There is no command ${name}${meant ? `, did you mean ${meant}?` : '.'}`);
}

function parse<const Command extends CommandName>(command: Command, rest: readonly string[]) {
  return parseArguments(rest, commandOptions[command], `toolworker ${command} --help`);
}

function expectNone(command: CommandName, [first]: readonly string[]): void {
  if (first !== undefined) throw misused(command, `takes only options, not ${echo(first)}`);
}

function misused(command: CommandName, message: string): UsageError {
  return new UsageError(`${command} ${message}.`, `toolworker ${command} --help`);
}

function done(output: string): Outcome {
  return { status: 0, output };
}
