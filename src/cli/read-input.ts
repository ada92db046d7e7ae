import { createReadStream } from 'node:fs';
import type { ObjectSchema } from 'toolworker';
import { maxBodyBytes } from '../api/read-body.ts';
import { type OptionToken, optionsIn } from './parse-arguments.ts';
import { reasonOf } from './reason.ts';
import type { FieldSchema } from './schema-types.ts';
import { flagsOf } from './tool-flags.ts';
import { UsageError } from './usage.ts';

/** Whether an argument stands for standard input (`-`) or a file (`@notes.txt`). */
export function isInput(argument: string | undefined): argument is string {
  return argument === '-' || (argument?.startsWith('@') === true && argument.length > 1);
}

/**
 * Resolves to the bytes of standard input (`-`) or a file (`@notes.txt`), but to only one more than
 * a request may have if there are more.
 */
export async function readInput(argument: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = argument.slice(1);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of file ? createReadStream(file) : process.stdin) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBodyBytes) break;
    }
  } catch (error) {
    throw new Error(`Cannot read ${file || 'standard input'}: ${reasonOf(error)}.`);
  }
  return Buffer.concat(chunks).subarray(0, maxBodyBytes + 1);
}

/**
 * Resolves to the arguments with what standard input and files contain: `--text -` and
 * `--text @notes.txt` become `--text=…`. In `--text=-` and `--text=@home`, the value stands for
 * itself.
 */
export async function readInputs(
  args: readonly string[],
  parameters: ObjectSchema,
): Promise<readonly string[]> {
  const inputs = optionsIn(args, flagsOf(parameters)).filter(
    ({ value, isInline }) => !isInline && isInput(value),
  );
  if (inputs.filter(({ value }) => value === '-').length > 1) {
    throw new UsageError(
      'Only one field can be read from standard input.',
      'toolworker call --help',
    );
  }
  const read = new Map<number, string>();
  for (const input of inputs) {
    const field = parameters.properties[input.name] ?? {};
    read.set(input.index, `${input.rawName}=${await readField(input, field)}`);
  }
  return args.flatMap((argument, index) =>
    read.has(index - 1) ? [] : (read.get(index) ?? argument),
  );
}

async function readField(
  { rawName, value = '' }: OptionToken,
  { contentMediaType }: FieldSchema,
): Promise<string> {
  const bytes = await readInput(value).catch((error: Error) => {
    throw new Error(`${error.message} To pass the text itself, write ${rawName}=${value}.`);
  });
  if (bytes.length > maxBodyBytes) throw new Error(`${rawName} ${value} is longer than 10 MiB.`);
  const text = decode(bytes);
  if (text === undefined) throw new Error(`${rawName} ${value} is not text in UTF-8.`);
  // Programs end their output with a line end, which no value of a single line can contain.
  return contentMediaType === 'text/plain' ? text : text.replace(/\r?\n$/, '');
}

/** Returns the text, or `undefined` if the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
