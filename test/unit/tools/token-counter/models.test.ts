import { findProvider } from '@pydantic/genai-prices';
import * as gptTokenizer from 'gpt-tokenizer/models';
import { MODEL_CONFIGS } from 'llm-zoo';
import { describe, expect, test } from 'vitest';
import { modelNames, modelOf, models } from '../../../../src/tools/token-counter/models.ts';

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

/** Windows that vendors publish for a generation, if the packages state no window or several. */
const published: readonly (readonly [source: string, contextWindow: number, names: RegExp])[] = [
  ['OpenAI, model pages', 4_096, /^gpt-3\.5-turbo-(0301|0613|instruct)$/],
  ['OpenAI, model pages', 32_000, /^gpt-realtime-mini$/],
  ['OpenAI, model pages', 32_768, /^gpt-4-32k$/],
  ['OpenAI, model pages', 128_000, /^gpt-4(-turbo|o-mini-search)-preview$/],
  ['Microsoft, versions of gpt-4', 128_000, /^gpt-4-(1106|0125)$/],
  ['OpenAI, model pages', 1_047_576, /^gpt-4\.1(-mini|-nano)?$/],
  ['OpenAI, model pages', 1_050_000, /^gpt-5\.[56](-pro)?$/],
  ['Anthropic, models overview', 100_000, /^claude-(2\.0|instant-1\.2)$/],
  ['Anthropic, models on Vertex AI', 200_000, /^claude-3-5-sonnet-v2$/],
  ['Anthropic, models overview', 200_000, /^claude-(2\.1|3\.[57]-(haiku|sonnet))$/],
  ['Anthropic, models overview', 200_000, /^claude-(haiku|sonnet|opus)-4(\.[15])?$/],
  ['Anthropic, models overview', 1_000_000, /^claude-(sonnet|opus)-4\.[678]$/],
  ['Anthropic, models overview', 1_000_000, /^claude-(opus|fable|mythos)-5\.[15]$/],
  ['Google, Gemma model cards', 8_192, /^gemma-2-/],
  ['Google, Gemma model cards', 32_768, /^gemma-3(-1b|n-e\db)$/],
  ['Google, Gemma model cards', 131_072, /^gemma-3-(4|12|27)b$/],
  ['Google, Gemini API models', 32_768, /^gemini-1\.0-pro$/],
  ['Google, Gemini API models', 1_048_576, /^gemini-(1\.5|2\.[05]|3(\.\d)?)-flash/],
  ['Google, Gemini API models', 1_048_576, /^gemini-(2\.5-pro-preview|(pro|flash-lite)-latest)$/],
  ['Google, Gemini API models', 2_097_152, /^gemini-1\.5-pro$/],
  ['Meta, model cards', 4_096, /^llama-2-/],
  ['Meta, model cards', 8_192, /^llama-3-/],
  ['Meta, model cards', 131_072, /^llama-3\.[123]-/i],
  ['Meta, model cards', 1_000_000, /^llama-4-maverick/i],
  ['Meta, model cards', 10_000_000, /^llama-4-scout/i],
  ['Mistral, models overview', 32_768, /^mi[sx]tral-(7b|8x7b|saba|large-2402|medium-2312)$/],
  ['Mistral, models overview', 32_768, /^mistral-small-(2402|2409|2501)$/],
  ['Mistral, models overview', 32_768, /^(codestral-2405|open-mi[sx]tral-(8x)?7b)$/],
  ['Mistral, models overview', 40_960, /^magistral-(medium|small)-250[67]$/],
  ['Mistral, models overview', 65_536, /^(open-)?mixtral-8x22b$/],
  ['Mistral, models overview', 131_072, /^mistral-(large-24(07|11)|small-250[36])$/],
  ['Mistral, models overview', 131_072, /^mistral-medium-(2505|2508|3|3\.1)$/],
  ['Mistral, models overview', 131_072, /^(open-)?mistral-nemo$|^ministral-(3b|8b-2410)$/],
  [
    'Mistral, models overview',
    131_072,
    /^(pixtral-|magistral-(medium|small)$|devstral-.*-250[57]$)/,
  ],
  ['Mistral, models overview', 256_000, /^(open-)?codestral-mamba$/],
  ['Mistral, models overview', 262_144, /^mistral-(large(-3)?|medium(-3\.5)?|small)$/],
  ['Mistral, models overview', 262_144, /^(ministral-(8|14)b|devstral(-medium|-small)?)$/],
  ['DeepSeek, API documentation', 131_072, /^deepseek-(chat|reasoner|r1|v3.*)$/],
  ['DeepSeek, API documentation', 1_048_576, /^deepseek-v4/],
  ['Alibaba Cloud, Model Studio', 32_768, /^qwen-max$/],
  ['Alibaba Cloud, Model Studio', 131_072, /^(qwen-turbo|qwen-vl-.*|qwq-.*|qvq-.*)$/],
  ['Alibaba Cloud, Model Studio', 131_072, /^qwen-plus-2025-0[147]-\d\d$/],
  ['Alibaba Cloud, Model Studio', 131_072, /^qwen2\.5-|^qwen3-\d+b(-a\d+b)?$/],
  ['Alibaba Cloud, Model Studio', 131_072, /^qwen3-vl-\d/],
  ['Alibaba Cloud, Model Studio', 262_144, /^qwen3-(vl-(plus|flash)|coder-(next|\d.*)|next-.*)$/],
  ['Alibaba Cloud, Model Studio', 262_144, /^qwen3(-max-|\.6-max|-\d.*-2507$|\.5-\d)/],
  ['Alibaba Cloud, Model Studio', 1_000_000, /^qwen(-flash|-turbo-202\d.*|3-coder-(plus|flash))$/],
  ['Alibaba Cloud, Model Studio', 1_000_000, /^qwen3\.([5-8]-(plus|flash)|[78]-max)$/],
  ['xAI, models', 32_768, /^grok-2-vision$/],
  ['xAI, models', 131_072, /^grok-(2|3(-mini)?-fast-beta)$/],
  ['xAI, models', 256_000, /^grok-(4|code-fast)$/],
  ['xAI, models', 1_000_000, /^grok-4\.20-(0309-)?(non-)?reasoning$/],
  ['xAI, models', 2_000_000, /^grok-4(-1)?-fast$/],
];

const stated = new Map<string, Set<number>>();
for (const [name, contextWindow] of [...llmZoo, ...openAi, ...prices]) {
  if (mistaken[name]?.includes(contextWindow)) continue;
  const listed = name.replace(/-it$/, '');
  stated.set(listed, (stated.get(listed) ?? new Set()).add(contextWindow));
}

test.each(modelNames())('gives %s the stated or published window', (name) => {
  const [only, ...others] = stated.get(name) ?? [];
  const pinned = published.filter(([, , names]) => names.test(name)).map(([, window]) => window);
  const expected = pinned.length === 0 && others.length === 0 ? [only] : pinned;
  expect(expected).toEqual([contextWindowOf(name)]);
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
  'gpt-4o-mini-high',
  'gpt-4o-2024-13-45',
  '-latest',
  'latest',
  '4096',
  'OpenAI',
  '__proto__',
  'constructor',
  // Their windows differ, or may differ.
  'openai/gpt-4o:extended',
  'gpt-4-preview',
  'claude-sonnet-4-5[1m]',
  'claude-3-5-sonnet-v2:0:18k',
  'mistral-small:latest',
  'mistral-small:24b',
  'deepseek-r1:8b',
  'deepseek-chat-v4',
  'deepseek-r1-distill-llama-70b',
  'qwen2.5-7b-instruct-1m',
  'qwen3-30b-a3b-instruct',
  'togethercomputer/Llama-2-7B-32K-Instruct',
  'gradientai/Llama-3-8B-Instruct-262k',
  'llama-3.1-8b-instruct-turbo',
  'ft:gpt-4o-mini-2024-07-18:acme::abc',
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
