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
  hints: {
    text: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
    model: 'Name of a model, such as gpt-4o, in upper or lower case.',
  },
  estimates: ['tokens', 'percentOfContext', 'remainingTokens'],
  fields,
  request: {
    text: 'Text in any language; at most 500,000 characters in scripts without spaces.',
    model: 'Name of a model, in any case; it may include a provider, a date or a quantization.',
  },
  result: () => ({
    tokens: countShape(
      "Estimate for the model's family of tokenizers, or OpenAI's o200k_base if none is known.",
    ),
    characters: countShape('User-perceived characters (Unicode extended grapheme clusters).'),
    words: countShape(
      'Words, separated by white space or em dashes; in scripts without spaces, by Unicode segmentation.',
    ),
    contextWindow: orNull(
      countShape(
        'Tokens that the model takes at once, as of November 2026; null if the model is unknown.',
      ),
    ),
    percentOfContext: orNull(
      numberShape({
        description: 'tokens / contextWindow · 100; null if the model is unknown.',
        title: 'Share of context',
        'x-unit': '%',
      }),
    ),
    remainingTokens: orNull(
      countShape({
        description:
          'contextWindow − tokens, or 0 if the text is too long; null if the model is unknown.',
        title: 'Tokens left',
      }),
    ),
  }),
  example: { text: 'How many tokens is this?' },
  run: countTokens,
});
