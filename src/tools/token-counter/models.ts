import { visibleText } from '../../characters/visible-text.ts';
import { once } from '../../shared/once.ts';
import type { Family } from './families.ts';

/**
 * Names of models by vendor and context window. A window is the number of tokens of prompt and
 * answer together, or of the prompt alone for Google's models. As of November 2026, from the npm
 * packages llm-zoo 1.37.0,
 * @pydantic/genai-prices 0.1.8 and gpt-tokenizer 4.0.0 and from LiteLLM's table of August 2026.
 * Where these disagree, the vendor's documentation decides; where that only says 128k or 1M, the
 * limit of the vendor's API.
 *
 * Without a size, Llama 3 and Gemma 3 are what Ollama runs by that name.
 *
 * A name with a date needs an entry only if its window differs from that of the name without it.
 * Each name has one spelling here, since separators are ignored.
 */
export const models: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  OpenAI: {
    4096: 'gpt-3.5-turbo-0301 gpt-3.5-turbo-0613 gpt-3.5-turbo-instruct',
    8192: 'gpt-4',
    16385: 'gpt-3.5-turbo gpt-3.5-turbo-16k',
    32000: 'gpt-realtime gpt-realtime-1.5 gpt-realtime-mini',
    32768: 'gpt-4-32k',
    128000:
      'gpt-4o gpt-4o-mini chatgpt-4o-latest gpt-4o-audio-preview gpt-4o-mini-audio-preview ' +
      'gpt-4o-search-preview gpt-4o-mini-search-preview gpt-4-turbo gpt-4-turbo-preview ' +
      'gpt-4-1106 gpt-4-0125 gpt-4-1106-preview gpt-4-0125-preview gpt-4-vision-preview ' +
      'gpt-4-1106-vision-preview gpt-4.5-preview gpt-5-chat-latest gpt-5.1-chat-latest ' +
      'gpt-5.2-chat-latest gpt-5.3-chat-latest o1-mini o1-preview gpt-audio gpt-audio-1.5 ' +
      'gpt-audio-mini gpt-realtime-2 gpt-realtime-2.1 gpt-realtime-2.1-mini',
    131072: 'gpt-oss-20b gpt-oss-120b gpt-oss-safeguard-20b',
    200000:
      'o1 o1-pro o3 o3-mini o3-pro o3-deep-research o4-mini o4-mini-deep-research ' +
      'codex-mini-latest',
    400000:
      'gpt-5 gpt-5-mini gpt-5-nano gpt-5-pro gpt-5-codex gpt-5.1 gpt-5.1-codex gpt-5.1-codex-max ' +
      'gpt-5.1-codex-mini gpt-5.2 gpt-5.2-codex gpt-5.2-pro gpt-5.3-codex gpt-5.4-mini ' +
      'gpt-5.4-nano gpt-5.6-cyber chat-latest',
    1047576: 'gpt-4.1 gpt-4.1-mini gpt-4.1-nano',
    1050000:
      'gpt-5.4 gpt-5.4-pro gpt-5.5 gpt-5.5-pro gpt-5.6 gpt-5.6-sol gpt-5.6-terra gpt-5.6-luna ' +
      'gpt-6-astra gpt-6-sol gpt-6-luna',
  },
  Anthropic: {
    100000: 'claude-2.0 claude-instant-1.2',
    200000:
      'claude-2.1 claude-3-haiku claude-3-sonnet claude-3-opus claude-3-5-haiku ' +
      'claude-3-5-sonnet claude-3-5-sonnet-v2 claude-3-7-sonnet claude-4-sonnet claude-4-opus ' +
      'claude-sonnet-4 claude-sonnet-4-0 claude-sonnet-4-5 claude-opus-4 claude-opus-4-0 ' +
      'claude-opus-4-1 claude-opus-4-5 claude-haiku-4-5',
    1000000:
      'claude-sonnet-4-6 claude-sonnet-5 claude-opus-4-6 claude-opus-4-7 claude-opus-4-8 ' +
      'claude-opus-5 claude-opus-5-5 claude-fable-5 claude-fable-5-1 claude-mythos-5 ' +
      'claude-mythos-5-1',
  },
  Google: {
    8192: 'gemma-2-9b gemma-2-27b',
    32768: 'gemini-pro gemini-1.0-pro gemma-3-1b gemma-3n-e2b gemma-3n-e4b',
    131072: 'gemma-3 gemma-3-4b gemma-3-12b gemma-3-27b',
    262144: 'gemma-4-26b-a4b gemma-4-31b',
    1048576:
      'gemini-1.5-flash gemini-1.5-flash-8b gemini-2.0-flash gemini-2.0-flash-exp ' +
      'gemini-2.0-flash-lite gemini-2.5-pro gemini-2.5-pro-preview gemini-2.5-flash ' +
      'gemini-2.5-flash-preview gemini-2.5-flash-lite gemini-2.5-flash-lite-preview ' +
      'gemini-3-pro-preview gemini-3-flash-preview gemini-3.1-pro-preview gemini-3.1-flash-lite ' +
      'gemini-3.1-flash-lite-preview gemini-3.5-flash gemini-3.5-flash-lite gemini-3.6-flash ' +
      'gemini-3.7-flash gemini-3.8-flash gemini-pro-latest gemini-flash-latest ' +
      'gemini-flash-lite-latest',
    2097152: 'gemini-1.5-pro',
  },
  Meta: {
    4096: 'llama-2-7b-chat llama-2-13b-chat llama-2-70b-chat',
    8192: 'llama-3-8b llama-3-70b llama-3-8b-instruct llama-3-70b-instruct',
    131072:
      'llama-3.1 llama-3.2 llama-3.3 llama-3.1-8b llama-3.1-70b llama-3.1-405b ' +
      'llama-3.1-8b-instruct llama-3.1-70b-instruct llama-3.1-405b-instruct llama-3.2-1b llama-3.2-3b llama-3.2-1b-instruct ' +
      'llama-3.2-3b-instruct llama-3.2-11b-vision llama-3.2-90b-vision ' +
      'llama-3.2-11b-vision-instruct llama-3.2-90b-vision-instruct llama-3.3-70b ' +
      'llama-3.3-8b-instruct llama-3.3-70b-instruct',
    1000000: 'llama-4-maverick llama-4-maverick-17b-128e-instruct',
    1048576: 'muse-spark-1.1 muse-spark-1.3',
    10000000: 'llama-4-scout llama-4-scout-17b-16e-instruct',
  },
  Mistral: {
    32768:
      'mistral-large-2402 mistral-medium-2312 mistral-small-2402 mistral-small-2409 ' +
      'mistral-small-2501 mistral-saba codestral-2405 open-mistral-7b open-mixtral-8x7b ' +
      'mixtral-8x7b mistral-7b',
    40960: 'magistral-medium-2506 magistral-small-2506 magistral-medium-2507 magistral-small-2507',
    65536: 'open-mixtral-8x22b mixtral-8x22b',
    131072:
      'mistral-large-2407 mistral-large-2411 mistral-medium-2505 mistral-medium-2508 ' +
      'mistral-medium-3 mistral-medium-3.1 mistral-small-2503 mistral-small-2506 mistral-nemo ' +
      'open-mistral-nemo ministral-3b ministral-8b-2410 pixtral-12b pixtral-large ' +
      'magistral-medium magistral-small devstral-small-2505 devstral-small-2507 ' +
      'devstral-medium-2507',
    256000: 'codestral codestral-mamba open-codestral-mamba',
    262144:
      'mistral-large mistral-large-3 mistral-medium mistral-medium-3.5 mistral-small ' +
      'ministral-8b ministral-14b devstral devstral-medium devstral-small',
  },
  DeepSeek: {
    131072:
      'deepseek-chat deepseek-reasoner deepseek-v3 deepseek-v3.1 deepseek-v3.1-terminus ' +
      'deepseek-v3.2 deepseek-v3.2-exp deepseek-v3.2-speciale deepseek-r1',
    1048576:
      'deepseek-v4-flash deepseek-v4-pro deepseek-v4-flash-vision-exp deepseek-v4.1-flash ' +
      'deepseek-flash',
  },
  Qwen: {
    32768: 'qwen-max',
    131072:
      'qwen-turbo qwen-plus-2025-01-25 qwen-plus-2025-04-28 qwen-plus-2025-07-14 qwen-vl-max ' +
      'qwen-vl-plus qwq-plus qwq-32b qvq-max qvq-72b-preview qwen2.5-7b-instruct ' +
      'qwen2.5-14b-instruct qwen2.5-32b-instruct qwen2.5-72b-instruct qwen2.5-coder-32b-instruct ' +
      'qwen3-8b qwen3-14b qwen3-32b qwen3-30b-a3b qwen3-235b-a22b qwen3-vl-32b-instruct ' +
      'qwen3-vl-32b-thinking qwen3-vl-235b-a22b-instruct qwen3-vl-235b-a22b-thinking',
    262144:
      'qwen3-max qwen3-max-preview qwen3-max-thinking qwen3.6-max-preview qwen3-vl-plus ' +
      'qwen3-vl-flash qwen3-coder-next qwen3-coder-30b-a3b-instruct ' +
      'qwen3-coder-480b-a35b-instruct qwen3-next-80b-a3b-instruct qwen3-next-80b-a3b-thinking ' +
      'qwen3-30b-a3b-2507 qwen3-235b-a22b-2507 qwen3-30b-a3b-instruct-2507 ' +
      'qwen3-30b-a3b-thinking-2507 qwen3-235b-a22b-instruct-2507 qwen3-235b-a22b-thinking-2507 ' +
      'qwen3.5-27b qwen3.5-122b-a10b',
    1000000:
      'qwen-plus qwen-flash qwen-turbo-2024-11-01 qwen-turbo-2025-04-28 qwen3-coder-plus ' +
      'qwen3-coder-flash qwen3.5-plus qwen3.5-flash qwen3.6-plus qwen3.6-flash qwen3.7-max ' +
      'qwen3.7-plus qwen3.8-max qwen3.8-flash',
  },
  xAI: {
    32768: 'grok-2-vision grok-2-1212-vision',
    131072:
      'grok-2 grok-3 grok-3-beta grok-3-mini grok-3-mini-beta grok-3-fast grok-3-fast-beta ' +
      'grok-3-mini-fast grok-3-mini-fast-beta',
    256000: 'grok-4 grok-code-fast grok-code-fast-1 grok-build-0.1',
    500000: 'grok-4.5 grok-4.6 grok-4.7',
    1000000:
      'grok-4.3 grok-4.20 grok-4.20-reasoning grok-4.20-non-reasoning grok-4.20-multi-agent ' +
      'grok-4.20-0309-reasoning grok-4.20-0309-non-reasoning',
    2000000:
      'grok-4-fast grok-4-fast-reasoning grok-4-fast-non-reasoning grok-4-1-fast ' +
      'grok-4-1-fast-reasoning grok-4-1-fast-non-reasoning',
  },
};

/**
 * The family of tokenizers of each listed model; the first match applies, and models without one
 * are in o200k. If the vendor publishes no tokenizer or several:
 *
 * - Gemini has Gemma's, according to Google's own libraries for 2.0 to 3.
 * - Claude's follow measurements with the vendor's counter, which differ since Opus 4.7.
 * - Grok counts as cl100k up to 2 and as o200k since 3, as measured by the package ai-tokenizer
 *   1.0.6.
 * - Mistral's first vocabulary belongs to the models that mistral-common lists for it; the others
 *   have Tekken.
 */
const families: readonly (readonly [Family, RegExp])[] = [
  ['cl100k', /^gpt-(?:3|4(?![.o]))|grok-2/],
  ['llama2', /llama-2/],
  ['llama3', /llama-3/],
  ['llama4', /llama-4/],
  ['qwen', /^q/],
  ['deepseek', /^deep/],
  ['mistral', /mistral-(?:7b|medium-2312|small-2402|large-24)|mixt|pixtral-l|codestral-(?:2405|m)/],
  ['tekken', /tral/],
  ['gemma', /^gem/],
  ['claude', /^claude-(?:[23i]|.*4(?:-[0-6])?(?:-sonnet|-opus)?$)/],
  ['claude47', /claude/],
];

/** A provider before the name of a model: `openai:`, `us.anthropic.`, `meta-llama/Meta-`. */
const provider = /^(?:[a-z-]+[.:])*(?:meta-)?/;

/** A model that OpenAI fine-tuned, with what it was tuned for: `ft:gpt-4o-mini:acme::abc`. */
const fineTuned = /^(?:[a-z-]+[.:])*ft:([^:]*).*/;

/** Suffixes that do not change the model, in lower case. */
const suffixes = [
  // Dates: -2024-08-06, -20251001, @20250514, -2512, -0709, -06-05, -09-2025.
  /[-@](?:latest|default|00\d|(?:20)?2\d-?[01]\d(?:-?[0-3]\d)?|[01]\d-?[0-3]\d|[01]\d-20\d\d)$/,
  // OpenRouter's offers, except `:extended`, which has a different window. Ollama's `:latest` may
  // be any size.
  /:(?:free|nitro|floor|exacto|online|thinking|beta)$/,
  // Versions of Bedrock and Vertex (-v1:0), and Google's suffix for an instruction-tuned Gemma.
  /-(?:v1|v\d:\d|1:\d|maas|it)$/,
  // The effort of reasoning, and Ollama's sizes, except those that are listed.
  /-(?:x?high|medium|low|minimal)$|:\d[\d.x]*[bm]$/,
  // Quantizations: -fp8, -q4_K_M, :Q8_0, -4bit, -AWQ, -GGUF.
  /[-:](?:i?q\d(?:-[a-z\d]{1,2}){0,2}|(?:(?:mx|nv)?fp|bf|int)\d\d?|\d-?bit|qat|awq|gptq|gguf|mlx)$/,
];

/** Longer names are unknown, since matching them could take long. */
const mostCharacters = 100;

export interface Model {
  readonly contextWindow: number;
  readonly family: Family;
}

const modelsByKey = once(() => new Map(Object.values(models).flatMap(entriesOf)));

function entriesOf(rows: Readonly<Record<number, string>>): (readonly [string, Model])[] {
  return Object.entries(rows).flatMap(([window, names]) =>
    names
      .split(' ')
      .map(
        (name) => [keyOf(name), { contextWindow: Number(window), family: familyOf(name) }] as const,
      ),
  );
}

function familyOf(name: string): Family {
  return families.find(([, names]) => names.test(name))?.[0] ?? 'o200k';
}

/**
 * Returns the context window, in tokens, and the family of tokenizers of a model, or `undefined` if
 * the name is unknown. Ignores a provider before the name, and suffixes that do not change the
 * model.
 */
export function modelOf(model: string): Model | undefined {
  const path = visibleText(model);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.length > mostCharacters) return undefined;
  const written = name
    .toLowerCase()
    .replace(/[\s_\p{Pd}]/gu, '-')
    .replace(fineTuned, '$1');
  // A name such as mistral-nemo:free looks as if it had a provider.
  return listedModel(written) ?? listedModel(written.replace(provider, ''));
}

function listedModel(name: string): Model | undefined {
  // Names such as gpt-3.5-turbo-0301 are listed with their suffix.
  const known = modelsByKey().get(keyOf(name));
  if (known) return known;
  const suffix = suffixes.find((ending) => ending.test(name));
  return suffix && listedModel(name.replace(suffix, ''));
}

/** Returns the name without separators, which people write differently: `gpt-4o` and `gpt4o`. */
function keyOf(name: string): string {
  return name.replace(/[-.:]/g, '');
}

/** Returns the listed names, those with large windows first, which are mostly the newer ones. */
export function modelNames(): string[] {
  const rows = Object.values(models).flatMap((windows) => Object.values(windows).reverse());
  return rows.flatMap((names) => names.split(' '));
}
