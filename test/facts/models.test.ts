import { findProvider } from '@pydantic/genai-prices';
import * as gptTokenizer from 'gpt-tokenizer/models';
import { MODEL_CONFIGS } from 'llm-zoo';
import { describe, expect, test } from 'vitest';
import { modelNames, modelOf } from '../../src/tools/token-counter/models.ts';
import { publishedWindows } from '../unit/tools/token-counter/published-windows.ts';

// Names and context windows of language models, compared with packages that know them.

const contextWindowOf = (name: string) => modelOf(name)?.contextWindow;

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

/** Models that accept no prompts, or are older than chat models. */
const leftOut =
  /^(?:ada|babbage|curie|davinci|cushman|code|text|gpt-?2|computer-use)|embed|-ocr|tts|transcribe|translate|whisper|image|voxtral|4o(?:-mini)?-realtime/;

/** Names of groups of models, and spellings of other sites. */
const notTheVendors = [
  'claude-2',
  'codex-mini',
  'gemini-1.0-pro-vision-001',
  'gemini-flash-1.5-8b',
  'gemini-pro-1.5',
  'gpt-3.5-0301',
  'gpt-5.3',
];

/** Wrong windows: another model's, an outdated one, or the length of an answer. */
const mistaken: Readonly<Record<string, readonly number[]>> = {
  'gpt-3.5-turbo-0613': [16_385],
  'gpt-3.5-turbo-instruct': [16_385],
  'gemini-1.5-pro': [1_000_000],
  'gemini-2.5-flash-lite-preview-09-2025': [65_536],
  'deepseek-chat': [64_000],
  'deepseek-reasoner': [64_000, 163_840],
  'grok-2-1212': [32_768],
};

/** Windows that a package rounds to thousands, although it gives others exactly. */
const rounded: readonly (readonly [figure: number, contextWindow: number, names: string])[] = [
  [32_000, 32_768, 'gpt-4-32k'],
  [
    128_000,
    131_072,
    'deepseek-chat deepseek-reasoner deepseek-v3.1-terminus deepseek-v3.2 deepseek-v3.2-exp',
  ],
  [
    1_000_000,
    1_047_576,
    'gpt-4.1 gpt-4.1-mini gpt-4.1-nano ' +
      'gpt-4.1-2025-04-14 gpt-4.1-mini-2025-04-14 gpt-4.1-nano-2025-04-14',
  ],
  [
    1_000_000,
    1_048_576,
    'gemini-1.5-flash gemini-2.0-flash gemini-2.0-flash-lite gemini-2.5-flash-lite ' +
      'gemini-3-flash-preview gemini-3.1-flash-lite gemini-3.5-flash gemini-3.5-flash-lite ' +
      'gemini-3.6-flash gemini-3.7-flash gemini-3.8-flash deepseek-v4-flash deepseek-v4-pro',
  ],
  [1_000_000, 1_050_000, 'gpt-5.5 gpt-5.5-pro'],
];

/** Returns the window that a package means by its figure. */
function meant(name: string, figure: number): number {
  const exact = rounded.find(
    ([given, , names]) => given === figure && names.split(' ').includes(name),
  );
  return exact?.[1] ?? figure;
}

test('every exception is needed', () => {
  const known = [...llmZoo, ...openAi, ...prices];
  const isStated = (name: string, figure: number) =>
    known.some(([one, contextWindow]) => one === name && contextWindow === figure);
  const made = rounded.flatMap(([figure, , names]) =>
    names.split(' ').map((name) => [name, figure] as const),
  );
  const others = Object.entries(mistaken).flatMap(([name, figures]) =>
    figures.map((figure) => [name, figure] as const),
  );
  expect([...made, ...others].filter(([name, figure]) => !isStated(name, figure))).toEqual([]);
});

describe.each(Object.entries({ llmZoo, openAi, prices }))('%s', (_, known) => {
  const checked = known.filter(
    ([name, contextWindow]) =>
      !leftOut.test(name) &&
      !notTheVendors.includes(name) &&
      !mistaken[name]?.includes(contextWindow),
  );

  test('has more than 50 models to check', () => expect(checked.length).toBeGreaterThan(50));

  test.each(checked)('gives %s the stated window, %i', (name, contextWindow) => {
    expect(contextWindowOf(name)).toBe(meant(name, contextWindow));
  });
});

const stated = new Map<string, Set<number>>();
for (const [name, contextWindow] of [...llmZoo, ...openAi, ...prices]) {
  if (mistaken[name]?.includes(contextWindow)) continue;
  const listed = name.replace(/-it$/, '');
  stated.set(listed, (stated.get(listed) ?? new Set()).add(contextWindow));
}

test.each(modelNames())('gives %s the stated or published window', (name) => {
  const [only, ...others] = stated.get(name) ?? [];
  const pinned = publishedWindows
    .filter(([, , names]) => names.test(name))
    .map(([, window]) => window);
  const expected = pinned.length === 0 && others.length === 0 ? [only] : pinned;
  expect(expected).toEqual([contextWindowOf(name)]);
});
