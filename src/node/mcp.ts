import { serveStdio } from 'toolworker/mcp';
import { type Choice, chooseTools } from './choose-tools.ts';

/** Serves the chosen tools to an agent over standard input and output, and ends the process. */
export async function serveAgent(choice: Choice): Promise<never> {
  const { stdout, stderr } = process;
  const { write } = stdout;
  // Modules of tools may print while they are loaded, and standard output is for messages alone.
  stdout.write = stderr.write.bind(stderr);
  const tools = await chooseTools(choice).finally(() => {
    stdout.write = write;
  });
  await serveStdio({ tools });
  await new Promise((done) => stdout.write('', done));
  // A tool may still be running, though nobody waits for it.
  return process.exit(0);
}
