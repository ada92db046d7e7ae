import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'token-counter'> = {
  icon: 'M4.5 8H9v8H4.5A1.5 1.5 0 0 1 3 14.5v-5A1.5 1.5 0 0 1 4.5 8zM9 8h5v8H9M14 8h5.5A1.5 1.5 0 0 1 21 9.5v5a1.5 1.5 0 0 1-1.5 1.5H14',
  synonyms:
    'llm gpt claude gemini prompt context window tokens ai openai tokenizer token count chatgpt gpt-4o anthropic price llama',
  layout: 'editor',
  handles: { text: true, model: true },
  formula: 'share = tokens / context window · 100',
  explanation:
    'This is an estimate for the model’s tokenizer. On average it is 4 to 6% off for a page of text, and 12 to 15% for a few words. How Claude counts is not public, so its estimate is rougher. The text stays on your device.',
  source: 'Fitted to the published tokenizers; context windows as of November 2026.',
  topics: 'tokens for GPT, Claude and Gemini',
  reading:
    'Language models read text in tokens, which are words or parts of words, and providers charge for them. The share says how much of the context window the text fills.',
  sentences: {
    answer: [
      {
        when: { tokens: ['1'] },
        text: '{tokens} token\nfills {percentOfContext} of the context window of {model}.',
      },
      { text: '{tokens} tokens\nfill {percentOfContext} of the context window of {model}.' },
      {
        when: { contextWindow: [''] },
        text: '{tokens} tokens\nif {model} counts as GPT-4o does: this model is not known here.',
      },
    ],
    more: [
      {
        text: 'Of {contextWindow}, this leaves {remainingTokens} for more text and the answer.',
      },
    ],
  },
  mistake:
    'A token is not a word: names, code and many languages need more tokens. Leave room for the answer, which fills the context window, too.',
};
