import { serveMcpStdio } from 'toolworker/core';
import { reserveOutput } from '../agents/reserve-output.ts';
import { type Choice, chooseTools } from './choose-tools.ts';

/**
 * Serves the chosen tools to an agent over standard input and output, and then ends the process.
 */
export async function serveAgent(choice: Choice, outputSchemas: boolean): Promise<never> {
  // A tool's module may print while it loads.
  const { release } = reserveOutput();
  const tools = await chooseTools(choice).finally(release);
  await serveMcpStdio({ tools, outputSchemas });
  return process.exit(0);
}
