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

  toolworker <command> --help, -h
  toolworker --version, -v

Exit status: 0 done, 1 refused or failed, 2 no such command line.`;

/** How to use each command. */
export const usages = {
  list: `toolworker list

Lists the tools by category.`,

  describe: `toolworker describe <tool>

Prints the fields of a tool's request and result, and an example.`,

  call: `toolworker call <tool> --<field> <value> …
toolworker call <tool> '<JSON object>'
toolworker call <tool> -

Calls a tool and prints the API's answer. The request is made of fields, is a JSON object, or comes
from standard input (-, or nothing behind a pipe). A field that is true or false has no value: --unique
or --no-unique. To give a list, repeat its field.

  toolworker call bmi-calculator --unit metric --height 180 --weight 81
  toolworker call percentage-of '{"x":7,"y":100}'
  echo '{"x":7,"y":100}' | toolworker call percentage-of -

toolworker describe <tool> prints the fields of a tool.`,

  init: `toolworker init <folder> [--check | --force]

Copies the worker file, toolworker.js, into the folder of your pages.

  --check  changes nothing, and fails unless the copy is that of the installed version
  --force  replaces a toolworker.js that is another file or a link`,

  serve: `toolworker serve [--port 3000] [--host 127.0.0.1]

Serves the API and its demo until you stop it.

  --port  the port, 0 for any that is free
  --host  the address to listen on; others on your network reach 0.0.0.0 or ::, this machine alone
          reaches the default`,
} as const;

export type CommandName = keyof typeof usages;
