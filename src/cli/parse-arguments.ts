import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns options and positionals. Throws a `UsageError` that refers to the command `help`. */
export function parseArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  help: string,
) {
  try {
    return parseArgs({
      args: joinNegativeNumbers(args),
      options,
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new UsageError(`${reason}.`, help);
  }
}

/** The option that names tools. */
export const toolsOption = { tools: { type: 'string' } } as const;

/** The options that choose tools. */
export const choiceOptions = { ...toolsOption, category: { type: 'string' } } as const;

/** Returns the value of `--tools`, before the tool and therefore its other options are known. */
export function toolsIn(args: readonly string[]): string | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: toolsOption,
    allowPositionals: true,
    strict: false,
  });
  const { tools } = values;
  return typeof tools === 'boolean' ? '' : tools;
}

/** Joins `--shift -3` to `--shift=-3`, since `parseArgs` would read -3 as another option. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const argument of args) {
    const previous = joined.at(-1);
    const isValue = /^-\.?\d/.test(argument) && previous && /^--[^=]+$/.test(previous);
    if (isValue) joined[joined.length - 1] = `${previous}=${argument}`;
    else joined.push(argument);
  }
  return joined;
}
