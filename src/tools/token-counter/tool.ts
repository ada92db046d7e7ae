import { countShape, numberShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { countTokens } from './count-tokens.ts';
import { fields } from './request.ts';

export const tokenCounterTool = builtInTool({
  slug: 'token-counter',
  operation: 'count-tokens',
  name: 'Token Counter',
  category: 'Text tools',
  description:
    'Estimates how many tokens a text has for a language model, and its share of the context window.',
  fields,
  request: {
    text: {
      description: 'Text in any language; at most 500,000 characters in scripts without spaces.',
      hint: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
    },
    model: {
      description:
        'Name of a model, in any case; it may include a provider, a date or a quantization.',
      hint: 'Name of a model, such as gpt-4o, in upper or lower case.',
    },
  },
  result: {
    tokens: {
      shape: countShape(),
      description:
        "Estimate for the model's family of tokenizers, or OpenAI's o200k_base if none is known.",
      estimate: true,
    },
    characters: {
      shape: countShape(),
      description: 'User-perceived characters (Unicode extended grapheme clusters).',
    },
    words: {
      shape: countShape(),
      description:
        'Words, separated by white space or em dashes; in scripts without spaces, by Unicode segmentation.',
    },
    contextWindow: {
      shape: orNull(countShape()),
      description:
        'Tokens that the model takes at once, as of November 2026; null if the model is unknown.',
    },
    percentOfContext: {
      shape: orNull(numberShape),
      description: 'tokens / contextWindow · 100; null if the model is unknown.',
      title: 'Share of context',
      unit: '%',
      estimate: true,
    },
    remainingTokens: {
      shape: orNull(countShape()),
      description:
        'contextWindow − tokens, or 0 if the text is too long; null if the model is unknown.',
      title: 'Tokens left',
      estimate: true,
    },
  },
  example: { text: 'How many tokens is this?' },
  run: countTokens,
});
