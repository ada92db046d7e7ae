import { serveStdio } from 'toolworker/core';
import { type Choice, chooseTools } from './choose-tools.ts';

/** Serves the chosen tools to an agent over standard input and output, and then ends the process. */
export async function serveAgent(choice: Choice): Promise<never> {
  const { stdout, stderr } = process;
  const { write } = stdout;
  // A tool's module may print while it loads, but standard output is reserved for messages.
  stdout.write = stderr.write.bind(stderr);
  const tools = await chooseTools(choice).finally(() => {
    stdout.write = write;
  });
  await serveStdio({ tools });
  await new Promise((done) => stdout.write('', done));
  // Otherwise, a tool that is still running would keep the process alive.
  return process.exit(0);
}
