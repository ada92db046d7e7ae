/** Thrown for an invalid command line. The message says what was expected. */
export class UsageError extends Error {
  /** The command that prints help. */
  readonly help: string;

  constructor(message: string, help = 'toolworker --help') {
    super(message);
    this.help = help;
  }
}

export const help = `Everyday calculators, converters, generators and text tools, offline.

  toolworker list             lists the tools
  toolworker describe <tool>  prints the fields of a tool and an example
  toolworker call <tool> …    calls a tool and prints the API's response
  toolworker init <folder>    copies the worker file, the element or the client into the folder of your pages
  toolworker serve            serves the API on this machine, with a page to try it
  toolworker mcp              serves the tools to an agent (Model Context Protocol)
  toolworker completion bash  prints a script that completes command lines, also for zsh and fish

  --tools <tool>,…            limits a command to these tools; can be repeated
  --category <category>,…     limits list, serve, mcp and init --elements to the tools of these categories

  toolworker <command> --help, -h
  toolworker call <tool> --help, -h
  toolworker --version, -v

Exit status: 0 for success, 1 for an invalid request or a failure, 2 for an invalid command line.`;

const toolsHelp = `  --tools  names of this package's tools, and files of modules that export your own tools or lists of
           them, separated by commas. Make a tool with defineTool() of toolworker/core. Files may be
           JavaScript, or TypeScript from Node 22.18 on. Can be repeated`;

const jsonHelp = '  --json   prints JSON for other programs';

const categoryHelp = `  --category  names of categories, separated by commas, such as Converters, or one word of a longer name,
           such as money. With --tools, adds their tools. Can be repeated`;

const choiceHelp = `${toolsHelp}
${categoryHelp}`;

/** How to use each command. */
export const usages = {
  list: `toolworker list [--json] [--tools <tool>,…] [--category <category>,…]

Lists the tools by category.

${jsonHelp}
${choiceHelp}`,

  describe: `toolworker describe <tool> [--json] [--tools <tool>,…]

Prints the fields of a tool's request and result, and an example.

${jsonHelp}, with the JSON Schemas of request and result
${toolsHelp}`,

  call: `toolworker call <tool> --<field> <value> … [--get <field>] [--json] [--tools <tool>,…]
toolworker call <tool> '<JSON object>' …
toolworker call <tool> - …
toolworker call <tool> @<file> …
toolworker call <tool> --help

Calls a tool and prints the API's response, which is JSON. Pass the request as fields, as a JSON object, as the name of a
file, or by standard input (with -, or without arguments behind a pipe). Write fields that are true or false
without a value: --unique or --no-unique. Repeat a field to pass a list. Write lists of numbers, and fields
of any other type, as JSON.

The value of a field can also come from standard input or a file: --text - or --text @notes.txt. A line end
at its end counts only for texts of several lines. Use = for a value that starts with a dash or an at sign:
--value=-ff, --text=-, --text=@home.

  --get    prints only this field of the result, such as standard.months of a loan: a text as it is, anything
           else as JSON. If the request is refused, prints the error to standard error
  --json   prints JSON for other programs, also for a text that --get names
${toolsHelp}

  toolworker call bmi-calculator --unit metric --height 180 --weight 81
  toolworker call bmi-calculator --unit metric --height 180 --weight 81 --get bmi
  toolworker call percentage-of '{"x":7,"y":100}'
  echo '{"x":7,"y":100}' | toolworker call percentage-of -
  toolworker call word-counter --text @notes.txt
  toolworker call roof-pitch --tools ./roof-pitch.js --rise 6 --run 12

toolworker call <tool> --help prints the fields of a tool.`,

  init: `toolworker init <folder> [--client] [--check | --force]
toolworker init <folder> --elements [--tools <tool>,…] [--category <category>,…] [--check | --force]

Copies the worker file, toolworker.js, into the folder of your pages. With --elements, copies tool-form.js
instead, which defines the element <tool-form> in pages without a build, and the folder tool-form with the
modules that a page then loads for its tools and its language. With --client, copies toolworker-client.js
instead: toolworker/client in one file, for pages without a build.

  --check  changes nothing, and fails unless the files belong to the installed version; checks the
           tools that are there, unless you name others
  --force  also replaces other files, or links, of these names
  --tools  names of this package's tools, separated by commas: copies only these. To include your own
           tools, bundle toolworker/elements
${categoryHelp}

  toolworker init public
  toolworker init public --client
  toolworker init public --elements --tools bmi-calculator,loan-payoff-calculator`,

  serve: `toolworker serve [--port 3000] [--host 127.0.0.1] [--tools <tool>,…] [--category <category>,…]

Serves the API until you stop it, and a page that lists the tools and lets you call them. Agents on this
machine reach the tools at /mcp (Model Context Protocol over HTTP), unless --host is open to other machines.

  --port   the port, or 0 for any free port
  --host   the address to listen on: the default is reachable only from this machine, 0.0.0.0 and ::
           also from your network
${choiceHelp}`,

  mcp: `toolworker mcp [--tools <tool>,…] [--category <category>,…] [--output-schemas]

Serves the tools to an agent over standard input and output (Model Context Protocol). Add this command to
the agent's configuration; the agent starts and ends it.

${choiceHelp}
  --output-schemas  describes results, too, for programs that check them; a model would have to read it

  toolworker mcp --tools bmi-calculator,loan-payoff-calculator
  toolworker mcp --category money`,

  completion: `toolworker completion bash
toolworker completion zsh
toolworker completion fish

Prints a script that completes commands, tools, fields and choices as you type. It needs the command
toolworker itself, so install the package globally.

  bash  add to ~/.bashrc:  source <(toolworker completion bash)
  zsh   add to ~/.zshrc, after compinit:  source <(toolworker completion zsh)
  fish  run:  toolworker completion fish > ~/.config/fish/completions/toolworker.fish`,
} as const;

export type CommandName = keyof typeof usages;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(usages, name);
}
