import { main } from './commands.ts';
import { reasonOf } from './reason.ts';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader may close the pipe early, as in `toolworker list | head`.
    if (error.code === 'EPIPE') return;
    const end = () => process.exit(1);
    process.stderr.write(`toolworker: Cannot write the output: ${reasonOf(error)}.\n`, end);
  });
}

process.exitCode = await main(process.argv.slice(2));
