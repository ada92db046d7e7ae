import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { build } from 'vite';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import type { Family } from '../../../../src/tools/token-counter/families.ts';

const folder = import.meta.dirname;

const filesIn = (name: string) => readdirSync(join(folder, name)).map((file) => join(name, file));

/** Pages that are not used for fitting: prose in many languages, code and data, one file for each kind. */
export const kinds = filesIn('samples');

/** Texts of a few words that are not used for fitting. */
export const short = filesIn('short');

/** Returns the texts of a file, which are separated by lines of five hyphens. */
export function textsOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').trim().split('\n-----\n');
}

type Counts = Record<Exclude<Family, 'o200k'>, Record<string, readonly number[]>>;

/** The number of tokens of each text, by `scripts/fit-token-weights`. */
export const { counts }: { readonly counts: Counts } = JSON.parse(
  readFileSync(join(folder, 'counts.json'), 'utf8'),
);

/** Returns the number of tokens of each text in a file. For o200k, an implementation of o200k_base counts them. */
export function countsOf(family: Family, file: string): readonly number[] {
  if (family === 'o200k') return textsOf(file).map((text) => countO200k(text));
  return counts[family][file] ?? [];
}

/** Returns the mean relative error over the texts of one or several files. */
export function errorOf(
  files: string | readonly string[],
  family: Family,
  estimate = estimateTokens,
): number {
  const errors = [files].flat().flatMap((file) => {
    const counted = countsOf(family, file);
    return textsOf(file).map((text, index) => {
      const count = counted[index] ?? 0;
      return Math.abs(estimate(text, family) / count - 1);
    });
  });
  return mean(errors);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean relative errors: over all kinds of pages, of the worst kind, and of short texts. */
export interface Errors {
  readonly pages: number;
  readonly worst: number;
  readonly short: number;
}

export function errorsOf(family: Family): Errors {
  const errors = kinds.map((file) => errorOf(file, family));
  return { pages: mean(errors), worst: Math.max(...errors), short: errorOf(short, family) };
}

/** Resolves to the size that the estimate adds to a bundle, in bytes after gzip. */
export async function bytesOfEstimate(): Promise<number> {
  const input = join(folder, '../../../../src/tools/token-counter/estimate-tokens.ts');
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  if (!code.includes('charCodeAt')) throw new Error('The bundle does not hold the estimate.');
  return gzipSync(code, { level: 9 }).length;
}
