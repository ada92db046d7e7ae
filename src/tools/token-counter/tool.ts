import * as z from 'zod/mini';
import { unspacedLimit } from '../../shared/words.ts';
import { defineTool } from '../define-tool.ts';
import { count, figure, longText, text } from '../fields.ts';
import { countTokens } from './count-tokens.ts';
import { rules } from './rules.ts';

export const tokenCounterTool = defineTool({
  slug: 'token-counter',
  operation: 'count-tokens',
  name: 'Token Counter',
  category: 'Text tools',
  description:
    'Estimates how many tokens a prompt is to a language model, and its share of the context window.',
  request: () =>
    z.object({
      text: longText(`The text, in any language: ${unspacedLimit}.`),
      model: z._default(
        text(
          'The exact name of a model of OpenAI, Anthropic, Google, Meta, Mistral, DeepSeek, Qwen or xAI, with or without a date: claude-haiku-4-5, gpt-4o-2024-08-06.',
          rules.model,
        ),
        'gpt-4o',
      ),
    }),
  result: () =>
    z.object({
      tokens: count(
        "An estimate, fitted to OpenAI's encoding o200k_base; other vendors' tokenizers make other tokens.",
      ),
      characters: count('User-perceived characters (Unicode extended grapheme clusters).'),
      words: count(
        'Runs between white space and em dashes with a letter or digit; by Unicode word segmentation in scripts written without spaces.',
      ),
      contextWindow: count('The tokens that the model takes at once, as of November 2026.'),
      percentOfContext: figure('tokens / contextWindow · 100.'),
      remainingTokens: count('contextWindow − tokens, or 0 where the text is too long.'),
    }),
  example: { text: 'How many tokens is this?' },
  run: countTokens,
});
