import { countTokens } from 'toolworker';
import { defineCases } from '../cases.ts';

const textRequired = 'text: required, a string';
const modelError = 'model: expected the name of a model';
/** Tokens counted with gpt-tokenizer, an implementation of o200k_base and cl100k_base. */
const counted = 'tokens by gpt-tokenizer';
/** Tokens by the published tokenizer, which scripts/fit-token-weights/packages.ts names. */
const published = 'tokens by the tokenizer of';
const window = 'the window as the vendor gives it';

/** Returns a result from its fields in order. */
function counts(
  tokens: number,
  characters: number,
  words: number,
  contextWindow: number | null,
  percentOfContext: number | null,
  remainingTokens: number | null,
) {
  return { tokens, characters, words, contextWindow, percentOfContext, remainingTokens };
}

export const cases = defineCases({
  run: countTokens,
  answers: [
    { request: { text: '' }, result: counts(0, 0, 0, 128_000, 0, 128_000), source: 'nothing' },
    {
      request: { text: 'How many tokens is this?' },
      result: counts(6, 24, 5, 128_000, 0.0046875, 127_994),
      source: `${counted}: How| many| tokens| is| this|?`,
    },
    {
      request: { text: 'a', model: 'gpt-4o-mini' },
      result: counts(1, 1, 1, 128_000, 0.00078125, 127_999),
      source: counted,
    },
    {
      request: { text: ' ', model: 'gpt-4o-2024-08-06' },
      result: counts(1, 1, 0, 128_000, 0.00078125, 127_999),
      source: `${counted}; ${window}`,
    },
    {
      request: { text: 'The quick brown fox jumps over the lazy dog.', model: 'o3-mini' },
      result: counts(10, 44, 9, 200_000, 0.005, 199_990),
      source: `${counted}; ${window}`,
    },
    {
      request: { text: 'for (let i = 0; i < 10; i++) {}', model: 'gpt-4.5-preview' },
      result: counts(16, 31, 7, 128_000, 0.0125, 127_984),
      source: `${counted}; ${window}`,
    },
    {
      request: { text: 'How many tokens is this?', model: 'gemini-2.5-pro' },
      result: counts(6, 24, 5, 1_048_576, 0.00057220458984375, 1_048_570),
      source: `${published} Gemma 3; 6 / 2²⁰`,
    },
    {
      request: { text: '1234567', model: 'gemma-3-27b' },
      result: counts(7, 7, 1, 131_072, 0.005340576171875, 131_065),
      source: `${published} Gemma 3, a digit each; 7 / 2¹⁷`,
    },
    {
      request: { text: '2024-08-06', model: 'qwen3-8b' },
      result: counts(10, 10, 1, 131_072, 0.00762939453125, 131_062),
      source: `${published} Qwen 3, a digit each; 10 / 2¹⁷`,
    },
    {
      request: { text: 'Where is the station?', model: 'gpt-3.5-turbo' },
      result: counts(5, 21, 4, 16_385, 0.030515715593530668, 16_380),
      source: `${counted}; 500 / 16385, rounded once`,
    },
    {
      request: { text: 'São Paulo' },
      result: counts(2, 9, 2, 128_000, 0.0015625, 127_998),
      source: counted,
    },
    {
      request: { text: '1234567', model: 'o3-2025-04-16' },
      result: counts(3, 7, 1, 200_000, 0.0015, 199_997),
      source: `${counted}; ${window}`,
    },
    {
      request: { text: 'e\u0301', model: 'grok-4' },
      result: counts(2, 1, 1, 256_000, 0.00078125, 255_998),
      source: `${counted}; two code points, one character`,
    },
    {
      request: { text: 'state-of-the-art', model: 'grok-3' },
      result: counts(4, 16, 1, 131_072, 0.0030517578125, 131_068),
      source: `${counted}; 4 / 2¹⁷`,
    },
    {
      request: { text: '{"a": 1}', model: 'deepseek-r1' },
      result: counts(6, 8, 2, 131_072, 0.00457763671875, 131_066),
      source: `${published} DeepSeek V3; 6 / 2¹⁷`,
    },
    {
      request: { text: '  \n\n  x', model: 'qwen3-max' },
      result: counts(3, 7, 1, 262_144, 0.0011444091796875, 262_141),
      source: `${published} Qwen 3; 3 / 2¹⁸`,
    },
    {
      request: { text: 'a b', model: 'llama-4-scout' },
      result: counts(2, 3, 2, 10_000_000, 0.00002, 9_999_998),
      source: `${published} Llama 4; in doubles 2 / 10⁷ · 100 is 0.000019999999999999998`,
    },
    {
      request: { text: ' a'.repeat(9_000), model: 'gpt-4' },
      result: counts(9_000, 18_000, 9_000, 8_192, 109.86328125, 0),
      source: `${counted}; 9000 / 2¹³, and more than the window leaves nothing`,
    },
    ...(
      [
        ['x'.repeat(800), 100, 1, 0.078125],
        ['o'.repeat(50), 7, 1, 0.00546875],
        ['a'.repeat(80), 10, 1, 0.0078125],
        ['='.repeat(80), 1, 0, 0.00078125],
        ['abcdefghijklmnopqrstuvwxyz'.repeat(10), 10, 1, 0.0078125],
      ] as const
    ).map(([text, tokens, words, percent]) => ({
      request: { text },
      result: counts(tokens, text.length, words, 128_000, percent, 128_000 - tokens),
      source: `${counted}, of a character or the alphabet repeated`,
    })),
    ...[
      'GPT-4o',
      ' gpt-4o\n',
      'GPT 4o',
      'gpt4o',
      'openai/gpt-4o',
      'openai:gpt-4o',
      'openrouter/openai/gpt-4o:free',
      'OpenAI/GPT-4o-2024-08-06',
      'gpt-4o-latest',
    ].map((model) => ({
      request: { text: 'a', model },
      result: counts(1, 1, 1, 128_000, 0.00078125, 127_999),
      source: `${counted}; the window of gpt-4o, which ${JSON.stringify(model)} means`,
    })),
    {
      request: { text: 'a', model: 'us.anthropic.claude-sonnet-4-20250514-v1:0' },
      result: counts(1, 1, 1, 200_000, 0.0005, 199_999),
      source: `${counted}; an inference profile of Amazon Bedrock`,
    },
    {
      request: { text: 'a', model: 'claude-sonnet-4@20250514' },
      result: counts(1, 1, 1, 200_000, 0.0005, 199_999),
      source: `${counted}; a model of Google Cloud's Vertex AI`,
    },
    {
      request: { text: 'a', model: 'models/gemini-2.5-pro' },
      result: counts(1, 1, 1, 1_048_576, 0.000095367431640625, 1_048_575),
      source: `${counted}; a model of Google's Gemini API, 100 / 2²⁰`,
    },
    {
      request: { text: 'a', model: 'llama3.1:8b-instruct-q4_K_M' },
      result: counts(1, 1, 1, 131_072, 0.000762939453125, 131_071),
      source: `${counted}; a tag of Ollama, 100 / 2¹⁷`,
    },
    ...['gpt-9', 'gpt-4o-mini-high', 'my-model', 'models/', '__proto__', 'gpt-4o-2024-13-45'].map(
      (model) => ({
        request: { text: 'a', model },
        result: counts(1, 1, 1, null, null, null),
        source: `${counted}; ${model} is not known`,
      }),
    ),
    {
      request: { text: '', model: 'gpt-4o'.repeat(100_000) },
      result: counts(0, 0, 0, null, null, null),
      source: 'nothing, and no name is that long',
    },
  ],
  refusals: [
    { request: {}, error: textRequired },
    { request: { text: null }, error: textRequired },
    { request: { model: 'gpt-4o' }, error: textRequired },
    { request: { text: 1 }, error: 'text: expected a string, got the number 1' },
    { request: { text: ['a'] }, error: 'text: expected a string, got an array' },
    {
      request: { text: 'a', model: 4 },
      error: 'model: expected a string such as "gpt-5.4", got the number 4',
    },
    {
      request: { text: 'a', model: ['gpt-4o'] },
      error: 'model: expected a string such as "gpt-5.4", got an array',
    },
    ...['', ' ', '\t'].map((model) => ({
      request: { text: 'a', model },
      error: `${modelError}, got ${model === '\t' ? '"\\u0009"' : `"${model}"`}`,
    })),
    {
      request: { text: 1, model: '' },
      error: `text: expected a string, got the number 1; ${modelError}, got ""`,
    },
    {
      request: { text: 'a', Model: 'gpt-4' },
      error: 'Model: unknown field, did you mean model?',
    },
    {
      request: { text: 'a', modelName: 'gpt-4' },
      error: 'modelName: unknown field, did you mean model?',
    },
    {
      request: { prompt: 'a', llm: 'gpt-4' },
      error: 'prompt: unknown field, did you mean text?; llm: unknown field, did you mean model?',
    },
    { request: { question: 'a' }, error: 'request body: expected fields such as text, model' },
  ],
});
