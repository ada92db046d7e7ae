import { parse } from '../../fields/index.ts';
import { countCharacters } from '../../shared/graphemes.ts';
import { numberOfWords } from '../../shared/words.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { modelOf } from './models.ts';
import { fields, type TokenCounterRequest } from './request.ts';

export type { TokenCounterRequest };

export interface TokenCounterResult {
  /** Estimate for the model's family of tokenizers, or OpenAI's o200k_base if none is known. */
  readonly tokens: number;
  /** User-perceived characters (Unicode extended grapheme clusters). */
  readonly characters: number;
  /**
   * Words, separated by white space or em dashes; in scripts without spaces, by Unicode
   * segmentation.
   */
  readonly words: number;
  /** Tokens that the model takes at once, as of November 2026; null if the model is unknown. */
  readonly contextWindow: number | null;
  /** tokens / contextWindow · 100; null if the model is unknown. */
  readonly percentOfContext: number | null;
  /** contextWindow − tokens, or 0 if the text is too long; null if the model is unknown. */
  readonly remainingTokens: number | null;
}

/**
 * Estimates how many tokens a text has for a language model, and how much of the model's context
 * window it takes.
 *
 * The estimate is fitted to published tokenizers: OpenAI's o200k_base (GPT-4o and later) and
 * cl100k_base (GPT-4, GPT-3.5), Llama 2, 3 and 4, Qwen 3, DeepSeek V3, Mistral's two and Gemma 3.
 * For a page of text in a common language, code or data, it is 4 to 6% off on average, depending
 * on the tokenizer; texts of a few words are 12 to 15% off. Repeated letters, words, pairs and
 * symbols (`haha`, `=-=-`, `哈哈`, `★★★`), rulers such as `=====`, full-width Latin, long words, hex
 * and base64, also one inside another, mostly stay between 0.6 and 1.7 times the tokenizer's count;
 * rare letters and emoji may not. An unknown model counts as o200k_base.
 *
 * Gemini counts as Gemma 3, newer Qwen as Qwen 3, and Grok since version 3 as o200k_base. The
 * tokenizers of Claude 3 and later are not public: their estimate is that of Claude 2, scaled by
 * published measurements, so its error is not known. The format of a request costs a few tokens
 * more. `characters` and `words` equal those of `countWords`.
 *
 * It knows the models of OpenAI, Anthropic, Google, Meta, Mistral, DeepSeek, Qwen and xAI. It
 * ignores the case and the separators of a name, a provider or `ft:` before it, and a date, an
 * offer, an effort, a size or a quantization after it: `GPT 4o`, `openai/gpt-4o-2024-08-06`,
 * `ft:gpt-4o-mini-2024-07-18:acme::abc`, `o3-mini-high`, `llama3.1:8b-q4_K_M`,
 * `us.anthropic.claude-sonnet-4-20250514-v1:0`. A name with any other suffix may be a different
 * model, so it is unknown. The fields about the context window are `null` for an unknown model.
 *
 * @throws `ToolError` if the name is blank, or if `countWords` rejects the text.
 *
 * @example
 * countTokens({ text: 'How many tokens is this?' });
 * // { tokens: 6, characters: 24, words: 5, contextWindow: 128000, percentOfContext: 0.0046875,
 * //   remainingTokens: 127994 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/token-counter.md
 */
export function countTokens(request: TokenCounterRequest): TokenCounterResult {
  const { text, model } = parse(request, fields);
  const words = numberOfWords(text);
  const known = modelOf(model);
  const tokens = estimateTokens(text, known?.family);
  const contextWindow = known?.contextWindow ?? null;
  return {
    tokens,
    characters: countCharacters(text).characters,
    words,
    contextWindow,
    // Both are integers below 2^53, so the quotient is rounded only once.
    percentOfContext: contextWindow && (100 * tokens) / contextWindow,
    remainingTokens: contextWindow && Math.max(contextWindow - tokens, 0),
  };
}
