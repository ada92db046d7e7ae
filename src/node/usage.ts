/** Thrown when a command line makes no sense; the message says what was expected. */
export class UsageError extends Error {
  /** What to run for help. */
  readonly help: string;

  constructor(message: string, help = 'toolworker --help') {
    super(message);
    this.help = help;
  }
}

export const help = `Everyday calculators, converters, generators and text tools, offline.

  toolworker list             lists the tools
  toolworker describe <tool>  prints the fields of a tool and an example
  toolworker call <tool> …    calls a tool and prints the API's answer
  toolworker init <folder>    copies the worker file into the folder of your pages
  toolworker serve            serves the API and its demo on this machine
  toolworker mcp              serves the tools to an agent (Model Context Protocol)

  --tools <tool>,…            has a command work with these tools alone
  --category <category>,…     has list, serve and mcp work with the tools of a category alone

  toolworker <command> --help, -h
  toolworker --version, -v

Exit status: 0 done, 1 refused or failed, 2 no such command line.`;

const toolsHelp = `  --tools  the tools, separated by commas: names of this package's tools, and files of modules that
           export tools of yours, made by defineTool() of toolworker/core. Node loads the files:
           JavaScript, and TypeScript from Node 22.18 on`;

const choiceHelp = `${toolsHelp}
  --category  the tools of these categories as well: “Converters”, or one word of a longer name, such as
           money`;

/** How to use each command. */
export const usages = {
  list: `toolworker list [--tools <tool>,…] [--category <category>,…]

Lists the tools by category.

${choiceHelp}`,

  describe: `toolworker describe <tool> [--tools <tool>,…]

Prints the fields of a tool's request and result, and an example.

${toolsHelp}`,

  call: `toolworker call <tool> --<field> <value> … [--tools <tool>,…]
toolworker call <tool> '<JSON object>' [--tools <tool>,…]
toolworker call <tool> - [--tools <tool>,…]

Calls a tool and prints the API's answer. The request is made of fields, is a JSON object, or comes
from standard input (-, or nothing behind a pipe). A field that is true or false has no value: --unique
or --no-unique. To give a list, repeat its field. Lists of numbers, and fields of any other kind, take
JSON.

${toolsHelp}

  toolworker call bmi-calculator --unit metric --height 180 --weight 81
  toolworker call percentage-of '{"x":7,"y":100}'
  echo '{"x":7,"y":100}' | toolworker call percentage-of -
  toolworker call roof-pitch --tools ./roof-pitch.js --rise 6 --run 12

toolworker describe <tool> prints the fields of a tool.`,

  init: `toolworker init <folder> [--check | --force]

Copies the worker file, toolworker.js, into the folder of your pages.

  --check  changes nothing, and fails unless the copy is that of the installed version
  --force  replaces a toolworker.js that is another file or a link`,

  serve: `toolworker serve [--port 3000] [--host 127.0.0.1] [--tools <tool>,…] [--category <category>,…]

Serves the API until you stop it, with its demo unless you choose the tools. Agents on this machine
find the tools at /mcp (Model Context Protocol over HTTP).

  --port   the port, 0 for any that is free
  --host   the address to listen on; others on your network reach 0.0.0.0 or ::, this machine alone
           reaches the default
${choiceHelp}`,

  mcp: `toolworker mcp [--tools <tool>,…] [--category <category>,…]

Serves the tools to an agent over standard input and output (Model Context Protocol), until the agent
ends it. The agent runs this command; its configuration names it.

${choiceHelp}

  toolworker mcp --tools bmi-calculator,loan-payoff-calculator
  toolworker mcp --category money`,
} as const;

export type CommandName = keyof typeof usages;
