import type { Tool } from 'toolworker';
import { shellQuote } from '../shared/shell-quote.ts';
import { commandOptions, namesOf, type Options } from './parse-arguments.ts';
import { type FieldSchema, fieldPaths } from './schema-types.ts';
import { callOptions, flagsOf } from './tool-flags.ts';
import { isCommand } from './usage.ts';

/**
 * What can follow on a command line. In `contexts`, the words between `toolworker` and the cursor,
 * `*` stands for any words. Without `words`, the shell completes the names of files.
 */
interface Completion {
  readonly contexts: readonly string[];
  readonly words: readonly string[];
}

/** Returns what completes a command line with these tools; the first matching context applies. */
export function completionsOf(tools: readonly Tool[]): readonly Completion[] {
  const slugs = tools.map(({ slug }) => slug);
  const commands = Object.keys(commandOptions).filter(isCommand);
  const valuesOf = { tools: slugs, category: categoryWords(tools) };
  return [
    ...tools.flatMap((tool) => completionsOfTool(tool, slugs)),
    { contexts: ['call', 'describe'], words: [...slugs, '--help'] },
    ...commands.flatMap((command) =>
      completionsOfOptions(command, commandOptions[command], valuesOf),
    ),
    { contexts: ['completion'], words: Object.keys(completions) },
    { contexts: ['init'], words: [] },
    ...commands.map((command) => ({
      contexts: [command, `${command} *`],
      words: flagsOfNames(Object.keys(commandOptions[command])),
    })),
    { contexts: [''], words: [...commands, '--help', '--version'] },
  ];
}

function completionsOfTool(tool: Tool, slugs: readonly string[]): readonly Completion[] {
  const schema = tool.requestJsonSchema();
  const call = `call ${tool.slug}`;
  const choices = Object.entries(schema.properties).map(([name, field]) => [
    name,
    choicesOf(field),
  ]);
  return [
    ...completionsOfOptions(call, callOptions(schema), {
      ...Object.fromEntries(choices),
      get: fieldPaths(tool.resultJsonSchema()),
      tools: slugs,
    }),
    {
      contexts: [call, `${call} *`],
      words: flagsOfNames([...namesOf(flagsOf(schema)), ...Object.keys(commandOptions.call)]),
    },
  ];
}

/** Completes the values of options, in a context that begins with `start`. */
function completionsOfOptions(
  start: string,
  options: Options,
  valuesOf: Readonly<Record<string, readonly string[]>>,
): readonly Completion[] {
  return Object.entries(options)
    .filter(([, { type }]) => type === 'string')
    .map(([name]) => ({
      contexts: [`${start} --${name}`, `${start} * --${name}`],
      words: valuesOf[name] ?? [],
    }));
}

function flagsOfNames(names: readonly string[]): readonly string[] {
  return [...names, 'help'].map((name) => `--${name}`);
}

/** Returns the values that a field takes, unless they need quotes. */
function choicesOf(field: FieldSchema): readonly string[] {
  const { enum: choices = [] } = field;
  return choices.filter((choice) => choice !== null && /^[\w.+-]+$/.test(choice)).map(String);
}

function categoryWords(tools: readonly Tool[]): readonly string[] {
  const words = tools.flatMap(({ category }) => category.toLowerCase().split(/\W+/));
  return [...new Set(words)].filter((word) => word !== 'and');
}

function bash(tools: readonly Tool[]): string {
  return `_toolworker() {
  local IFS=$' \\n' words=
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
${completionsOf(tools).map(posixCase("words='", "'")).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _toolworker toolworker`;
}

function zsh(tools: readonly Tool[]): string {
  return `#compdef toolworker
_toolworker() {
  local -a candidates
  case "\${(j: :)words[2,CURRENT-1]}" in
${completionsOf(tools).map(posixCase('candidates=(', ')')).join('\n')}
  esac
  if (( $#candidates )); then compadd -- $candidates; else _files; fi
}
if [ "$funcstack[1]" = _toolworker ]; then _toolworker; else compdef _toolworker toolworker; fi`;
}

function fish(tools: readonly Tool[]): string {
  const cases = completionsOf(tools).map(({ contexts, words }) => {
    const patterns = contexts.map(shellQuote).join(' ');
    const values = words.length > 0 ? words.join(' ') : '(__fish_complete_path (commandline -ct))';
    return `    case ${patterns}\n      printf '%s\\n' ${values}`;
  });
  return `function __toolworker_complete
  set -l before (commandline -opc)
  set -e before[1]
  switch "$before"
${cases.join('\n')}
  end
end
complete -c toolworker -f -a '(__toolworker_complete)'`;
}

/**
 * Returns a function that writes a completion as a case in bash or zsh, with its words between two
 * texts.
 */
function posixCase(start: string, end: string) {
  return ({ contexts, words }: Completion) => {
    const patterns = contexts.map((context) => context.split('*').map(shellQuote).join('*'));
    return `    ${patterns.join('|')}) ${start}${words.join(' ')}${end} ;;`;
  };
}

/**
 * For each shell, a function that returns a script for the completion of command lines with these
 * tools.
 */
export const completions = { bash, zsh, fish } as const;

export type Shell = keyof typeof completions;

export function isShell(name: string): name is Shell {
  return Object.hasOwn(completions, name);
}
