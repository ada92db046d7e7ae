import { type ParseArgsConfig, parseArgs } from 'node:util';
import { version } from '../version.ts';
import { callTool } from './call.ts';
import { checkWorker, copyWorker } from './init.ts';
import { serveApi } from './serve.ts';

const help = `Everyday calculators, converters, generators and text tools, offline.

  toolworker init <folder>          copies the worker file into the folder of your pages
  toolworker init <folder> --check  fails unless that copy is of the installed version
  toolworker call <tool> [request]  prints the API's answer to a JSON request, or to standard input
  toolworker serve                  serves the API and its demo; --port 3000 --host 127.0.0.1
  toolworker --version              prints the version
  toolworker --help                 prints this

Exit status: 0 done, 1 refused or failed, 2 no such command line.
`;

class UsageError extends Error {}

/** Runs a command line and resolves to its exit status. */
export async function main(commandLine: readonly string[]): Promise<number> {
  try {
    return await run(commandLine);
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    const isUsage = error instanceof UsageError;
    process.stderr.write(`toolworker: ${message}${isUsage ? ' See toolworker --help.' : ''}\n`);
    return isUsage ? 2 : 1;
  }
}

async function run([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case 'init':
      return init(rest);
    case 'call':
      return call(rest);
    case 'serve':
      return serve(rest);
    case '--version':
      return print(version);
    case '--help':
      return print(help);
    case undefined:
      throw new UsageError('Expected a command.');
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

async function init(rest: readonly string[]): Promise<number> {
  const { values, positionals } = parse(rest, { check: { type: 'boolean' } });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError('init expects one folder.');
  return print(await (values.check ? checkWorker(folder) : copyWorker(folder)));
}

async function call(rest: readonly string[]): Promise<number> {
  const [tool, request, ...others] = parse(rest, {}).positionals;
  if (!tool || others.length > 0) throw new UsageError('call expects a tool and one request.');
  const { isAnswered, answer } = await callTool(tool, request);
  print(answer);
  return isAnswered ? 0 : 1;
}

async function serve(rest: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parse(rest, { port: text, host: text });
  const { port = '3000', host = '127.0.0.1' } = values;
  if (positionals.length > 0) throw new UsageError('serve expects options alone.');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError('--port expects a number from 0 to 65535.');
  }
  return print(`The API and its demo are at ${await serveApi(host, Number(port))}`);
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${reason}.`);
  }
}

function print(line: string): 0 {
  process.stdout.write(`${line.trimEnd()}\n`);
  return 0;
}
