import { countGraphemes } from '../../shared/graphemes.ts';
import { check } from '../../shared/rules.ts';
import { numberOfWords } from '../../shared/words.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { contextWindowOf } from './models.ts';
import { rules } from './rules.ts';

export interface TokenCountRequest {
  readonly text: string;
  readonly model?: string;
}

export interface TokenCountResult {
  readonly tokens: number;
  readonly characters: number;
  readonly words: number;
  readonly contextWindow: number;
  readonly percentOfContext: number;
  readonly remainingTokens: number;
}

/**
 * Estimates how many tokens a text is to a language model, and how much of the model's context
 * window it takes: percentOfContext = tokens / contextWindow · 100.
 *
 * `tokens` is an estimate for every model, fitted to OpenAI's encoding o200k_base (GPT-4o and
 * later), from whose count it is about 4 % away on average in texts of a page, in common languages,
 * code and data; short texts can be further off. Other vendors' tokenizers make other tokens, often
 * more, and a request adds some of its own. `characters` and `words` are those of `countWords`.
 *
 * `model` is the exact name of a current model of OpenAI, Anthropic, Google, Meta, Mistral,
 * DeepSeek, Qwen or xAI, with or without a date (`gpt-4o-2024-08-06`), and `gpt-4o` where it is left
 * out. Context windows are as of November 2026. `remainingTokens` is 0 where the text is too long.
 * Throws a `ToolError` for any other model, naming close ones, and for texts that `countWords` refuses.
 *
 * @example
 * countTokens({ text: 'How many tokens is this?' });
 * // { tokens: 6, characters: 24, words: 5, contextWindow: 128000, percentOfContext: 0.0046875,
 * //   remainingTokens: 127994 }
 */
export function countTokens(request: TokenCountRequest): TokenCountResult {
  check(request, rules);
  const { text, model = 'gpt-4o' } = request;
  const words = numberOfWords(text);
  const tokens = estimateTokens(text);
  const contextWindow = contextWindowOf(model) ?? 0;
  return {
    tokens,
    characters: countGraphemes(text),
    words,
    contextWindow,
    // Both are whole numbers below 2^53, of which a division is as exact as can be.
    percentOfContext: (100 * tokens) / contextWindow,
    remainingTokens: Math.max(contextWindow - tokens, 0),
  };
}
