import { expect, test } from 'vitest';
import { modelNames, modelOf, models } from '../../../../src/tools/token-counter/models.ts';
import { publishedWindows } from './published-windows.ts';

const contextWindowOf = (name: string) => modelOf(name)?.contextWindow;

test.each(publishedWindows)('%s: a window of %i for %s', (_, contextWindow, pattern) => {
  const windows = modelNames()
    .filter((name) => pattern.test(name))
    .map(contextWindowOf);
  expect(new Set(windows)).toEqual(new Set([contextWindow]));
});

test('lists models of every vendor, each name in one spelling', () => {
  expect(Object.keys(models)).toEqual([
    'OpenAI',
    'Anthropic',
    'Google',
    'Meta',
    'Mistral',
    'DeepSeek',
    'Qwen',
    'xAI',
  ]);
  const names = modelNames();
  expect(names.filter((name) => !/^[a-z][a-z0-9.]*(?:-[a-z0-9.]+)*$/.test(name))).toEqual([]);
  const spellings = names.map((name) => name.replaceAll(/[.-]/g, ''));
  expect(new Set(spellings).size).toBe(names.length);
});

test('gives each listed name its own window', () => {
  for (const windows of Object.values(models)) {
    for (const [contextWindow, names] of Object.entries(windows)) {
      for (const name of names.split(' '))
        expect(contextWindowOf(name)).toBe(Number(contextWindow));
    }
  }
});

test.each([
  ['gpt-4o-2024-08-06', 128_000],
  ['gpt-4-0613', 8_192],
  ['gpt-4-1106-preview', 128_000],
  ['o3-2025-04-16', 200_000],
  ['claude-haiku-4-5-20251001', 200_000],
  ['claude-3-5-sonnet-latest', 200_000],
  ['gemini-1.5-pro-002', 2_097_152],
  ['gemini-2.5-pro-preview-06-05', 1_048_576],
  ['gemini-2.5-flash-preview-09-2025', 1_048_576],
  ['mistral-large-2411', 131_072],
  ['mistral-large-2512', 262_144],
  ['mistral-large-latest', 262_144],
  ['deepseek-r1-0528', 131_072],
  ['qwen-plus-2025-07-28', 1_000_000],
  ['qwen3-max-2026-01-23', 262_144],
  ['qwen3.8-max-0902', 1_000_000],
  ['grok-4-0709', 256_000],
])('knows the dated variant %s', (name, contextWindow) => {
  expect(contextWindowOf(name)).toBe(contextWindow);
});

/** Names as providers and people write them. */
test.each([
  ['GPT-4o mini', 'gpt-4o-mini'],
  ['GPT\u20114o', 'gpt-4o'],
  ['gpt_4o', 'gpt-4o'],
  ['Claude Sonnet 4.5', 'claude-sonnet-4-5'],
  ['claude-3.5-sonnet', 'claude-3-5-sonnet'],
  ['Gemini 2.5 Pro', 'gemini-2.5-pro'],
  ['gpt-35-turbo-16k', 'gpt-3.5-turbo-16k'],
  ['azure/gpt-35-turbo-0613', 'gpt-3.5-turbo-0613'],
  ['openai/gpt-3.5-turbo-0613:free', 'gpt-3.5-turbo-0613'],
  ['azure_openai:gpt-4.1', 'gpt-4.1'],
  ['openai.gpt-oss-120b-1:0', 'gpt-oss-120b'],
  ['gpt-oss:20b', 'gpt-oss-20b'],
  ['anthropic/claude-3.7-sonnet:thinking', 'claude-3-7-sonnet'],
  ['anthropic.claude-opus-4-6-v1', 'claude-opus-4-6'],
  ['bedrock:us-gov.anthropic.claude-3-haiku-20240307-v1:0', 'claude-3-haiku'],
  ['arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-opus-4-1-v1:0', 'claude-opus-4-1'],
  ['claude-3-5-sonnet-v2@20241022', 'claude-3-5-sonnet-v2'],
  ['publishers/anthropic/models/claude-opus-4-1@default', 'claude-opus-4-1'],
  ['google-gla:gemini-2.5-flash', 'gemini-2.5-flash'],
  ['google/gemma-3-27b-it:free', 'gemma-3-27b'],
  ['gemma3:27b-it-qat', 'gemma-3-27b'],
  // Ollama's names without a tag stand for the sizes 8b, 3b, 70b and 4b.
  ['llama3.1', 'llama-3.1-8b'],
  ['ollama/llama3.2', 'llama-3.2-3b'],
  ['Llama 3.3', 'llama-3.3-70b'],
  ['gemma3', 'gemma-3-4b'],
  ['meta-llama/Meta-Llama-3.1-8B-Instruct', 'llama-3.1-8b-instruct'],
  ['meta.llama3-1-70b-instruct-v1:0', 'llama-3.1-70b-instruct'],
  ['hf.co/bartowski/Llama-3.2-1B-Instruct-GGUF:Q4_K_M', 'llama-3.2-1b-instruct'],
  ['meta-llama/Llama-4-Scout-17B-16E-Instruct-FP8', 'llama-4-scout'],
  ['mistralai/mistral-nemo:free', 'mistral-nemo'],
  ['deepseek/deepseek-chat:free', 'deepseek-chat'],
  ['deepseek.r1-v1:0', 'deepseek-r1'],
  ['deepseek-v3-0324', 'deepseek-v3'],
  ['qwen/qwen-2.5-72b-instruct', 'qwen2.5-72b-instruct'],
  ['Qwen/Qwen3-32B-AWQ', 'qwen3-32b'],
  ['Qwen/Qwen2.5-7B-Instruct-GPTQ-Int4', 'qwen2.5-7b-instruct'],
  ['mlx-community/Qwen3-8B-4bit', 'qwen3-8b'],
  ['nvidia/Qwen3-14B-NVFP4', 'qwen3-14b'],
  ['x-ai/grok-4.1-fast', 'grok-4-1-fast'],
  ['ft:gpt-4o-mini-2024-07-18:acme::abc', 'gpt-4o-mini'],
  ['ft:gpt-3.5-turbo-0125:acme:support:abc', 'gpt-3.5-turbo'],
  ['openai:ft:gpt-4.1', 'gpt-4.1'],
  ['o3-mini-high', 'o3-mini'],
  ['openai/gpt-5-low', 'gpt-5'],
  ['GPT-5 Medium', 'gpt-5'],
  ['mistral-small:24b', 'mistral-small'],
  ['deepseek-r1:8b-q4_K_M', 'deepseek-r1'],
])('reads %s as %s', (name, listed) => {
  expect(modelNames()).toContain(listed);
  expect(contextWindowOf(name)).toBe(contextWindowOf(listed));
});

test.each(modelNames())('knows %s in capitals, from any provider, dated and quantized', (name) => {
  const window = contextWindowOf(name);
  const known = [
    name.toUpperCase(),
    `\u00a0${name}\n`,
    `openrouter/x-ai/${name}`,
    `openai:${name}`,
    `us.anthropic.${name}-v1:0`,
    `${name}@20251001`,
    `${name}:free`,
    `${name}-q4_K_M`,
    `${name}-GGUF:Q8_0`,
    name.replaceAll('-', ' '),
    name.replaceAll('.', '-'),
  ];
  expect(known.filter((spelling) => contextWindowOf(spelling) !== window)).toEqual([]);
});

test.each([
  '',
  ' ',
  'openai/',
  'openai/gpt-4o/',
  'gpt-4o gpt-4o-mini',
  'gpt',
  'gpt-4o-2024-13-45',
  '-latest',
  'latest',
  '4096',
  'OpenAI',
  '__proto__',
  'constructor',
  'ft:',
  'ft:acme:gpt-4o',
  'gpt-4o-highest',
  // Their windows differ, or may differ.
  'openai/gpt-4o:extended',
  'gpt-4-preview',
  'claude-sonnet-4-5[1m]',
  'claude-3-5-sonnet-v2:0:18k',
  'mistral-small:latest',
  'deepseek-chat-v4',
  'deepseek-r1-distill-llama-70b',
  'qwen2.5-7b-instruct-1m',
  'qwen3-30b-a3b-instruct',
  'togethercomputer/Llama-2-7B-32K-Instruct',
  'gradientai/Llama-3-8B-Instruct-262k',
  'llama-3.1-8b-instruct-turbo',
  'gpt-4\u6f22o',
])('does not know %j', (name) => {
  expect(contextWindowOf(name)).toBeUndefined();
});

/** The beginnings of the listed names of each family except o200k; `$` is the end of a name. */
test.each([
  ['cl100k', 'gpt-4$ gpt-4-turbo gpt-4-32k gpt-4-0 gpt-4-1 gpt-4-vision gpt-3.5 grok-2'],
  ['llama2', 'llama-2'],
  ['llama3', 'llama-3'],
  ['llama4', 'llama-4'],
  ['qwen', 'qwen qwq qvq'],
  ['deepseek', 'deepseek'],
  [
    'mistral',
    'open-mistral-7b mistral-7b open-mixtral mixtral mistral-medium-2312 mistral-small-2402 ' +
      'mistral-large-24 pixtral-large codestral-2405 codestral-mamba open-codestral-mamba',
  ],
  [
    'tekken',
    'mistral-nemo open-mistral-nemo mistral-small$ mistral-small-2409 mistral-small-25 mistral-saba ' +
      'mistral-medium$ mistral-medium-25 mistral-medium-3 mistral-large$ mistral-large-3 ministral ' +
      'pixtral-12b magistral codestral$ devstral',
  ],
  ['gemma', 'gemma gemini'],
  [
    'claude',
    'claude-2 claude-instant claude-3 claude-4 claude-sonnet-4 claude-haiku-4 claude-opus-4$ ' +
      'claude-opus-4-0 claude-opus-4-1 claude-opus-4-5 claude-opus-4-6',
  ],
  [
    'claude47',
    'claude-opus-4-7 claude-opus-4-8 claude-opus-5 claude-sonnet-5 claude-fable claude-mythos',
  ],
])('counts with %s for %s', (family, beginnings) => {
  const pattern = beginnings.replaceAll('.', '\\.').replaceAll(' ', '|');
  const names = modelNames().filter((name) => modelOf(name)?.family === family);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(modelNames().filter((name) => new RegExp(`^(?:${pattern})`).test(name)));
});

test('counts other models of OpenAI, xAI and Meta with o200k', () => {
  const names = modelNames().filter((name) => modelOf(name)?.family === 'o200k');
  expect(names.length).toBeGreaterThan(50);
  const others =
    /^(?:gpt-(?:4[.o]|[56a-z])|chatgpt|o\d|codex|chat-latest|grok-[34]|grok-code|grok-build|muse)/;
  expect(names.filter((name) => !others.test(name))).toEqual([]);
});
