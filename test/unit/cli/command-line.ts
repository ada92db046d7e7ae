import { PassThrough } from 'node:stream';
import { vi } from 'vitest';
import { main } from '../../../src/cli/commands.ts';

interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line like a shell: on a terminal, or with piped input. */
export async function toolworker(
  commandLine: readonly string[],
  piped?: Uint8Array,
): Promise<Outcome> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const value = Object.assign(new PassThrough(), { isTTY: piped === undefined });
  if (piped) value.end(piped);
  Object.defineProperty(process, 'stdin', { configurable: true, value });
  const status = await main(commandLine);
  const written = [output, errors].map(({ mock }) => mock.calls.flat().join(''));
  output.mockRestore();
  errors.mockRestore();
  return { status, output: written[0] ?? '', errors: written[1] ?? '' };
}

export const done = (output: string): Outcome => ({ status: 0, output: `${output}\n`, errors: '' });

export const failed = (status: number, message: string): Outcome => ({
  status,
  output: '',
  errors: `toolworker: ${message}\n`,
});

export const bytes = (text: string) => new TextEncoder().encode(text);
