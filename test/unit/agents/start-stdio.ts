import { EventEmitter } from 'node:events';
import { PassThrough, type Transform } from 'node:stream';
import { serveMcpStdio } from '../../../src/agents/serve-mcp-stdio.ts';
import type { Tool } from '../../../src/tool.ts';

/** Starts a server over streams of the test's own. Only one can run at a time. */
export function startStdio(tools: readonly Tool[] = [], stdout: Transform = new PassThrough()) {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  const signals = new EventEmitter();
  const real = globalThis.process;
  const once = signals.once.bind(signals);
  const off = signals.off.bind(signals);
  const own = { stdin, stdout, stderr, once, off };
  globalThis.process = Object.create(real, Object.getOwnPropertyDescriptors(own));
  const ended = serveMcpStdio({ tools }).finally(() => {
    globalThis.process = real;
  });
  return { stdin, stdout, ended, terminate: () => signals.emit('SIGTERM') };
}
