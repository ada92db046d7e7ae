import { findProvider } from '@pydantic/genai-prices';
import * as gptTokenizer from 'gpt-tokenizer/models';
import { MODEL_CONFIGS } from 'llm-zoo';
import { describe, expect, test } from 'vitest';
import {
  contextWindowOf,
  modelNames,
  models,
  vendors,
} from '../../../src/tools/token-counter/models.ts';

type Known = readonly [name: string, contextWindow: number];

const zooVendors = ['openai', 'anthropic', 'google', 'meta', 'deepseek', 'dashscope', 'xai'];
const llmZoo = Object.values(MODEL_CONFIGS)
  .filter(({ provider }) => zooVendors.includes(provider))
  .map(({ fullName, contextWindow }): Known => [fullName, contextWindow]);

const openAi = Object.values(gptTokenizer).flatMap((model): Known[] =>
  'context_window' in model ? [[model.name, model.context_window]] : [],
);

const priceProviders = ['openai', 'anthropic', 'google', 'mistral', 'deepseek', 'x-ai'];
const prices = priceProviders.flatMap((providerId) =>
  (findProvider({ providerId })?.models ?? []).flatMap((model): Known[] =>
    model.context_window ? [[model.id, model.context_window]] : [],
  ),
);

/** Models that take no prompts, or whose time was before that of chat. */
const leftOut =
  /^(?:ada|babbage|curie|davinci|cushman|code|text|gpt-?2|computer-use)|embed|-ocr|tts|transcribe|translate|whisper|image|voxtral|4o(?:-mini)?-realtime/;

/** Names that are groups or other sites' spellings. */
const notTheVendors = [
  'claude-2',
  'codex-mini',
  'gemini-1.0-pro-vision-001',
  'gemini-flash-1.5-8b',
  'gemini-pro-1.5',
  'gemma-4-26b-a4b-it-maas',
  'gpt-3.5-0301',
  'gpt-5.3',
];

/** Windows that are another model's, of former times or the length of an answer. */
const mistaken: Readonly<Record<string, readonly number[]>> = {
  'gpt-3.5-turbo-0613': [16_385],
  'gpt-3.5-turbo-instruct': [16_385],
  'gemini-1.5-pro': [1_000_000],
  'gemini-2.5-flash-lite-preview-09-2025': [65_536],
  'deepseek-chat': [64_000],
  'deepseek-reasoner': [64_000, 163_840],
  'grok-2-1212': [32_768],
};

describe.each(Object.entries({ llmZoo, openAi, prices }))('%s', (_, known) => {
  const checked = known.filter(
    ([name, contextWindow]) =>
      !leftOut.test(name) &&
      !notTheVendors.includes(name) &&
      !mistaken[name]?.includes(contextWindow),
  );

  test('knows models', () => expect(checked.length).toBeGreaterThan(50));

  test.each(checked)('gives %s about %i tokens', (name, contextWindow) => {
    // 128k and 1M are now powers of two, now not.
    const ours = contextWindowOf(name) ?? 0;
    expect(Math.abs(ours / contextWindow - 1)).toBeLessThan(0.051);
  });
});

/** Exact windows, as the vendors document them, which the sources above round or have of former times. */
const documented: Readonly<Record<string, number>> = {
  'gpt-3.5-turbo-0613': 4_096,
  'gpt-4.1': 1_047_576,
  'gpt-4.1-mini': 1_047_576,
  'gpt-4.1-nano': 1_047_576,
  'gpt-5.5': 1_050_000,
  'gpt-5.5-pro': 1_050_000,
  'gemini-1.5-flash': 1_048_576,
  'gemini-1.5-pro': 2_097_152,
  'gemini-2.0-flash': 1_048_576,
  'gemini-2.0-flash-lite': 1_048_576,
  'gemini-2.5-flash-lite': 1_048_576,
  'deepseek-chat': 131_072,
  'deepseek-reasoner': 131_072,
  'deepseek-v3.1-terminus': 131_072,
  'deepseek-v3.2': 131_072,
  'deepseek-v3.2-exp': 131_072,
};

const windowsGiven = new Map<string, number[]>();
for (const [name, contextWindow] of [...llmZoo, ...openAi, ...prices]) {
  windowsGiven.set(name, [...(windowsGiven.get(name) ?? []), contextWindow]);
}

const sourced = modelNames().filter((name) => windowsGiven.has(name));

test.each(sourced)('gives %s the very window of a source', (name) => {
  const expected = name in documented ? [documented[name]] : windowsGiven.get(name);
  expect(expected).toContain(contextWindowOf(name));
});

// The vendors' model cards name these for the open models, which the sources leave out.
test.each([
  ['llama-2-7b-chat', 4_096],
  ['llama-3-8b', 8_192],
  ['llama-3.1-8b', 131_072],
  ['llama-4-maverick', 1_000_000],
  ['llama-4-scout', 10_000_000],
  ['gemma-2-9b-it', 8_192],
  ['gemma-3-1b-it', 32_768],
  ['gemma-3-4b-it', 131_072],
  ['claude-2.0', 100_000],
  ['claude-sonnet-4.5', 200_000],
  ['claude-opus-4.6', 1_000_000],
  ['mistral-7b', 32_768],
  ['magistral-medium-2506', 40_960],
  ['mixtral-8x22b', 65_536],
  ['mistral-nemo', 131_072],
  ['codestral-mamba', 256_000],
  ['mistral-large-3', 262_144],
])('gives %s a window of %i', (name, contextWindow) => {
  expect(contextWindowOf(name)).toBe(contextWindow);
});

test('lists models of every vendor, each name once', () => {
  expect(vendors()).toEqual([
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
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9.]*(?:-[A-Za-z0-9.]+)*$/.test(name))).toEqual(
    [],
  );
  expect(new Set(names).size).toBe(names.length);
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

test.each([
  '',
  ' ',
  'gpt-4o ',
  'GPT-4o',
  'gpt-4o gpt-4o-mini',
  'gpt',
  'gpt-4o-',
  'gpt-4o-mini-high',
  'gpt-4o-2024-13-45',
  'gpt-4o-2024-08-06-2024-08-06',
  '-latest',
  'latest',
  '4096',
  'OpenAI',
  '__proto__',
  'constructor',
])('does not know %j', (name) => {
  expect(contextWindowOf(name)).toBeUndefined();
});
