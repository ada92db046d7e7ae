import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';

/** A program in a process of its own that answers lines of JSON by lines of JSON. */
export interface RunningProgram {
  readonly pid: number;
  readonly write: (text: string | Uint8Array) => void;
  /** Resolves to the next lines of its output, which must be JSON. */
  readonly read: (count?: number) => Promise<readonly unknown[]>;
  /** Resolves once it has printed these words as an error. */
  readonly hear: (words: string) => Promise<void>;
  /** Returns what it has printed as errors. */
  readonly errors: () => string;
  readonly hangUp: () => void;
  readonly stopReading: () => void;
  /** Leaves what it prints unread, but its output open. */
  readonly pauseReading: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Resolves to its status once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Runs a program of Node, until the test ends at the latest. */
export function startProgram(args: readonly string[]): RunningProgram {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(([status]) => status);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return {
    pid: child.pid ?? 0,
    write: (text) => child.stdin.write(text),
    read: async (count = 1) => {
      const read: unknown[] = [];
      while (read.length < count) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The program ended: ${errors}`);
        read.push(JSON.parse(value));
      }
      return read;
    },
    hear: async (words) => {
      await expect.poll(() => errors).toContain(words);
    },
    errors: () => errors,
    hangUp: () => child.stdin.end(),
    stopReading: () => child.stdout.destroy(),
    pauseReading: () => child.stdout.pause(),
    kill: (signal) => child.kill(signal),
    ended,
  };
}
