import { countTokens } from 'toolworker';
import { fill, texts } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const textRequired = 'text: required, a string';
const modelError = 'model: expected the name of a model';
/** Tokens counted with gpt-tokenizer, an implementation of o200k_base and cl100k_base. */
const counted = 'tokens by gpt-tokenizer';
/** Tokens by the published tokenizer, which scripts/fit-token-weights/package.json names. */
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

export const spec: SpecOf<typeof countTokens> = {
  run: countTokens,
  operation: 'count-tokens',
  fields: { text: 'string, required', model: 'string, default "gpt-4o"' },
  result: ['tokens', 'characters', 'words', 'contextWindow', 'percentOfContext', 'remainingTokens'],
  answers: [
    [{ text: '' }, counts(0, 0, 0, 128_000, 0, 128_000), 'nothing'],
    [{ text: 'How many tokens is this?' }, counts(6, 24, 5, 128_000, 0.0046875, 127_994), `${counted}: How| many| tokens| is| this|?`],
    [{ text: 'a', model: 'gpt-4o-mini' }, counts(1, 1, 1, 128_000, 0.00078125, 127_999), counted],
    [{ text: ' ', model: 'gpt-4o-2024-08-06' }, counts(1, 1, 0, 128_000, 0.00078125, 127_999), `${counted}; ${window}`],
    [
      { text: 'The quick brown fox jumps over the lazy dog.', model: 'o3-mini' },
      counts(10, 44, 9, 200_000, 0.005, 199_990),
      `${counted}; ${window}`,
    ],
    [
      { text: 'for (let i = 0; i < 10; i++) {}', model: 'gpt-4.5-preview' },
      counts(16, 31, 7, 128_000, 0.0125, 127_984),
      `${counted}; ${window}`,
    ],
    [
      { text: 'How many tokens is this?', model: 'gemini-2.5-pro' },
      counts(6, 24, 5, 1_048_576, 0.00057220458984375, 1_048_570),
      `${published} Gemma 3; 6 / 2²⁰`,
    ],
    [
      { text: '1234567', model: 'gemma-3-27b' },
      counts(7, 7, 1, 131_072, 0.005340576171875, 131_065),
      `${published} Gemma 3, a digit each; 7 / 2¹⁷`,
    ],
    [
      { text: '2024-08-06', model: 'qwen3-8b' },
      counts(10, 10, 1, 131_072, 0.00762939453125, 131_062),
      `${published} Qwen 3, a digit each; 10 / 2¹⁷`,
    ],
    [
      { text: 'Where is the station?', model: 'gpt-3.5-turbo' },
      counts(5, 21, 4, 16_385, 0.030515715593530668, 16_380),
      `${counted}; 500 / 16385, rounded once`,
    ],
    [{ text: 'São Paulo' }, counts(2, 9, 2, 128_000, 0.0015625, 127_998), counted],
    [{ text: '1234567', model: 'o3-2025-04-16' }, counts(3, 7, 1, 200_000, 0.0015, 199_997), `${counted}; ${window}`],
    [{ text: 'e\u0301', model: 'grok-4' }, counts(2, 1, 1, 256_000, 0.00078125, 255_998), `${counted}; two code points, one character`],
    [{ text: 'state-of-the-art', model: 'grok-3' }, counts(4, 16, 1, 131_072, 0.0030517578125, 131_068), `${counted}; 4 / 2¹⁷`],
    [{ text: '{"a": 1}', model: 'deepseek-r1' }, counts(6, 8, 2, 131_072, 0.00457763671875, 131_066), `${published} DeepSeek V3; 6 / 2¹⁷`],
    [{ text: '  \n\n  x', model: 'qwen3-max' }, counts(3, 7, 1, 262_144, 0.0011444091796875, 262_141), `${published} Qwen 3; 3 / 2¹⁸`],
    [
      { text: 'a b', model: 'llama-4-scout' },
      counts(2, 3, 2, 10_000_000, 0.00002, 9_999_998),
      `${published} Llama 4; in doubles 2 / 10⁷ · 100 is 0.000019999999999999998`,
    ],
    [
      { text: ' a'.repeat(9_000), model: 'gpt-4' },
      counts(9_000, 18_000, 9_000, 8_192, 109.86328125, 0),
      `${counted}; 9000 / 2¹³, and more than the window leaves nothing`,
    ],
    ...(
      [
        ['x'.repeat(800), 100, 1, 0.078125],
        ['o'.repeat(50), 7, 1, 0.00546875],
        ['a'.repeat(80), 10, 1, 0.0078125],
        ['='.repeat(80), 1, 0, 0.00078125],
        ['abcdefghijklmnopqrstuvwxyz'.repeat(10), 10, 1, 0.0078125],
      ] as const
    ).map(
      ([text, tokens, words, percent]) =>
        [
          { text },
          counts(tokens, text.length, words, 128_000, percent, 128_000 - tokens),
          `${counted}, of a character or the alphabet repeated`,
        ] as const,
    ),
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
    ].map(
      (model) =>
        [
          { text: 'a', model },
          counts(1, 1, 1, 128_000, 0.00078125, 127_999),
          `${counted}; the window of gpt-4o, which ${JSON.stringify(model)} means`,
        ] as const,
    ),
    [
      { text: 'a', model: 'us.anthropic.claude-sonnet-4-20250514-v1:0' },
      counts(1, 1, 1, 200_000, 0.0005, 199_999),
      `${counted}; an inference profile of Amazon Bedrock`,
    ],
    [
      { text: 'a', model: 'claude-sonnet-4@20250514' },
      counts(1, 1, 1, 200_000, 0.0005, 199_999),
      `${counted}; a model of Google Cloud's Vertex AI`,
    ],
    [
      { text: 'a', model: 'models/gemini-2.5-pro' },
      counts(1, 1, 1, 1_048_576, 0.000095367431640625, 1_048_575),
      `${counted}; a model of Google's Gemini API, 100 / 2²⁰`,
    ],
    [
      { text: 'a', model: 'llama3.1:8b-instruct-q4_K_M' },
      counts(1, 1, 1, 131_072, 0.000762939453125, 131_071),
      `${counted}; a tag of Ollama, 100 / 2¹⁷`,
    ],
    ...['gpt-9', 'gpt-4o-mini-turbo', 'my-model', 'models/', '__proto__', 'gpt-4o-2024-13-45'].map(
      (model) => [{ text: 'a', model }, counts(1, 1, 1, null, null, null), `${counted}; ${model} is not known`] as const,
    ),
    [{ text: '', model: 'gpt-4o'.repeat(100_000) }, counts(0, 0, 0, null, null, null), 'nothing, and no name is that long'],
  ],
  refusals: [
    [{}, textRequired],
    [{ text: null }, textRequired],
    [{ model: 'gpt-4o' }, textRequired],
    ...['', ' ', '\t'].map((model) => [{ text: 'a', model }, `${modelError}, got ${model === '\t' ? '"\\u0009"' : `"${model}"`}`] as const),
    [{ text: 1, model: '' }, `text: expected a string, got the number 1; ${modelError}, got ""`],
  ],
  typed: [
    [
      { text: '', model: 'gpt-4.1-nano' },
      { tokens: 0, contextWindow: 1_047_576, remainingTokens: 1_047_576 },
      'ed-donner/llm_engineering #1213',
    ],
    [{ text: 'Hello', model: 'o1-preview-2024-09-12' }, { contextWindow: 128_000 }, 'andyzorigin/cybench #726'],
    [
      { text: 'Hello', model: 'ft:gpt-4o-mini-2024-07-18:org::id' },
      { contextWindow: 128_000 },
      "a fine-tuned model, as OpenAI's API names it",
    ],
    [{ text: 'Hello', model: 'o3-mini-high' }, { contextWindow: 200_000 }, 'the effort behind the name'],
    [{ text: 'Hello', model: 'mistral-small:24b' }, { contextWindow: 262_144 }, 'a size of Ollama'],
    [{ text: 'Hello', model: 'gpt-4' }, { contextWindow: 8192 }, 'juzeon/SydneyQt #19'],
    [{ text: 'Hello', model: 'gpt-4-1106-preview' }, { contextWindow: 128_000 }, 'openai/tiktoken #218'],
    [{ text: 'Hello', model: ' OpenAI/GPT-4o ' }, { contextWindow: 128_000 }, 'OpenRouter’s name, pasted'],
    [
      { text: 'Hello', model: 'claude-3-5-sonnet-20241022' },
      { contextWindow: 200_000 },
      'getappmap/appmap-js #2206, a model that tiktoken does not know',
    ],
    [
      { text: 'Hello, world', model: 'XX' },
      { contextWindow: null, percentOfContext: null, remainingTokens: null, words: 2 },
      'microsoft/graphrag #1839 and griptape-ai/griptape #629: an unknown model is counted all the same',
    ],
    [{ text: '你好 👋🏽', model: null }, { characters: 4, words: 1, contextWindow: 128_000 }, 'gpt-4o is the default'],
    [
      { messages: [{ role: 'user', content: 'Hello' }], model: 'gpt-4o' },
      'messages: unknown field, did you mean text?',
      'langchain-ai/langchainjs #7868, the messages of a chat',
    ],
    [{ text: 'Hello', model: 'models/gemini-1.5-pro' }, { contextWindow: 2_097_152 }, 'the name in Google’s API'],
    [{ text: 'Hello', model: 'anthropic/claude-3-opus-20240229' }, { contextWindow: 200_000 }, 'a provider before and a date behind'],
  ],
  beyondSchema: { model: 'it is not blank' },
  freeTexts: ['text', 'model'],
  otherNames: {
    meant: {
      text: 'prompt input content inputText textContent message string',
      model:
        'modelName model_name llm modelId llmModel engine tokenizer encoding model_version languageModel ' +
        'deployment gptModel modelType encodingName llm_name models engineName',
    },
    refused:
      'contextWindow=8000 context_window=8000 contextLength=8000 maxTokens=4000 max_tokens=4000 contextSize=8000 ' +
      'tokenLimit=100 modelContextWindow=5 maxContext=5 ' +
      'systemPrompt="x" system="x" images=2 imageCount=2 tools=[1] functions=[1] history=["x"] ' +
      'outputTokens=500 completionTokens=500 maxCompletionTokens=5 reservedTokens=100 specialTokens=true ' +
      'chatTemplate="x" overhead=3 chunkSize=500 overlap=50 truncate=true normalize=true',
    ignored:
      'name temperature=1 role tokens=5 characters=5 words=5 percentOfContext=1 remainingTokens=5 stream=true title images=0 specialTokens=false textType="x"',
  },
  slowest: {
    ...texts,
    'signs of all kinds': (share) => ({ text: fill("aB 'é{\n", share) }),
    'a long model': (share) => ({ text: '', model: fill('gpt-', share) }),
  },
  // tiktoken, o200k_base
  sentence: '≈ 6 tokens fill ≈ 0.0047% of the context window of gpt-4o. Of 128,000, this leaves ≈ 127,994 for more text and the answer.',
};
