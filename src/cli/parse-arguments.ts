import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closestName } from '../fields/name-distance.ts';
import { type CommandName, UsageError } from './usage.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** An option as it stands on a command line. */
export interface OptionToken {
  readonly name: string;
  /** The name with its dashes: `--no-sample`. */
  readonly rawName: string;
  /** Its position among the arguments. */
  readonly index: number;
  /**
   * The value of an option that takes one; its own argument unless it `isInline`, as in `--x=7`.
   */
  readonly value: string | undefined;
  readonly isInline: boolean;
}

/** An option whose values are lists, which a command line may give in parts. */
const listOption = { type: 'string', multiple: true } as const;

const jsonOption = { json: { type: 'boolean' } } as const;

/** The option that names tools. */
const toolsOption = { tools: listOption } as const;

/** The options that choose tools. */
const choiceOptions = { ...toolsOption, category: listOption } as const;

/** The options of each command; `call` also has one for each field of its tool. */
export const commandOptions = {
  list: { ...jsonOption, ...choiceOptions },
  describe: { ...jsonOption, ...toolsOption },
  call: { get: { type: 'string' }, ...jsonOption, ...toolsOption },
  init: {
    check: { type: 'boolean' },
    force: { type: 'boolean' },
    elements: { type: 'boolean' },
    client: { type: 'boolean' },
    ...choiceOptions,
  },
  serve: { port: { type: 'string' }, host: { type: 'string' }, ...choiceOptions },
  mcp: { 'output-schemas': { type: 'boolean' }, ...choiceOptions },
  completion: {},
} as const satisfies Readonly<Record<CommandName, Options>>;

/** Returns options and positionals. Throws a `UsageError` that refers to the command `help`. */
export function parseArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  help: string,
) {
  const given = optionsIn(args, options);
  for (const [index, option] of given.entries()) {
    const mistake =
      mistakeIn(option, options) ?? repetitionIn(given.slice(0, index), option, options);
    if (mistake) throw new UsageError(mistake, help);
  }
  return parseArgs({
    args: joinValues(args, options),
    options,
    allowPositionals: true,
    allowNegative: true,
  });
}

/**
 * Returns the options among the arguments, known or not. An option that takes a value takes any
 * argument.
 */
export function optionsIn(args: readonly string[], options: Options): readonly OptionToken[] {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return tokens.flatMap((token) =>
    token.kind === 'option' ? { ...token, isInline: token.inlineValue === true } : [],
  );
}

/** Whether the arguments ask for help. In `--text -h`, they do not. */
export function asksForHelp(args: readonly string[], options: Options): boolean {
  const help = { type: 'boolean', short: 'h' } as const;
  return optionsIn(args, { ...options, help }).some(({ name }) => name === 'help');
}

/** Returns the values of `--tools`, before the tool and therefore its other options are known. */
export function toolsIn(args: readonly string[]): readonly string[] | undefined {
  const found = optionsIn(args, toolsOption).filter(({ name }) => name === 'tools');
  return found.length > 0 ? found.map(({ value = '' }) => value) : undefined;
}

/** Returns the names in a list that commas separate. */
export function namesBetweenCommas(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function isKnown({ name }: OptionToken, options: Options): boolean {
  return namesOf(options).includes(name);
}

/** Returns the names of the options, and those that turn one off: `no-sample`. */
export function namesOf(options: Options): readonly string[] {
  return Object.entries(options).flatMap(([name, { type }]) =>
    type === 'boolean' ? [name, `no-${name}`] : name,
  );
}

function mistakeIn(option: OptionToken, options: Options): string | undefined {
  const { name, rawName, value, isInline } = option;
  if (!isKnown(option, options)) return unknownOption(rawName, closestOption(name, options));
  if (options[name]?.type !== 'string') {
    return value === undefined ? undefined : takesNoValue(name.replace(/^no-/, ''));
  }
  if (value === undefined) return `Option '${rawName}' needs a value.`;
  const isMissing = !isInline && value.startsWith('-') && !isPlainValue(value);
  return isMissing
    ? `Option '${rawName}' expects a value. Write one that starts with a dash as ${rawName}=${value}.`
    : undefined;
}

/** Refuses a second value, which would silently replace the first. */
function repetitionIn(
  before: readonly OptionToken[],
  { name, rawName }: OptionToken,
  options: Options,
): string | undefined {
  const { type, multiple = false } = options[name] ?? {};
  const isRepeated = type === 'string' && !multiple && before.some((one) => one.name === name);
  return isRepeated ? `Option '${rawName}' is given twice, but takes one value.` : undefined;
}

/**
 * Whether an argument with a dash is the value of the option before it: `-`, a number, or what asks
 * for help.
 */
function isPlainValue(value: string): boolean {
  return /^-$|^-\.?\d|^-h$|^--help$/.test(value);
}

/** Says that there is no such option, and which one is meant. */
export function unknownOption(rawName: string, meant: string | undefined): string {
  return `Unknown option '${rawName}'${meant ? `, did you mean ${meant}?` : '.'}`;
}

export function takesNoValue(name: string): string {
  return `Option '--${name}' takes no value. Write --${name} or --no-${name}.`;
}

function closestOption(name: string, options: Options): string | undefined {
  const closest = closestName(name, namesOf(options));
  return closest && `--${closest}`;
}

/** Joins `--shift -3` to `--shift=-3`, since `parseArgs` would read -3 as another option. */
function joinValues(args: readonly string[], options: Options): string[] {
  const joined = new Map(
    optionsIn(args, options)
      .filter(({ value, isInline }) => value !== undefined && !isInline)
      .map(({ index, rawName, value }) => [index, `${rawName}=${value}`]),
  );
  return args.flatMap((argument, index) =>
    joined.has(index - 1) ? [] : (joined.get(index) ?? argument),
  );
}
