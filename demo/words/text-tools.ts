import type { AnyWords } from './words-of-tool.ts';

export const textWords = {
  'word-counter': {
    synonyms: 'character count letters sentences paragraphs reading time essay text length',
    headline: 'words',
    formula: 'reading time = words / words a minute',
    explanation:
      'A character is what a reader sees as one: an emoji or an accented letter counts once. Words in scripts without spaces are found by segmentation. Common abbreviations do not end a sentence.',
    source: 'Unicode Standard Annex #29.',
  },
  'remove-duplicate-lines': {
    synonyms: 'dedupe unique lines distinct list clean repeated',
    headline: 'result',
    formula: 'keep a line unless an equal one came before it',
    explanation:
      'The first of all equal lines stays as it was written, and the order is kept. Without case, lines compare by full case folding, so STRASSE and straße are equal.',
    source: 'Unicode case folding.',
  },
  'trim-whitespace': {
    synonyms: 'spaces tabs clean text strip collapse blank normalize',
    headline: 'result',
    formula: 'white space = the characters with the Unicode property White_Space',
    explanation:
      'Line ends and no-break spaces belong to it. Normalize makes each run one space, trim clears both ends, remove leaves none.',
    source: 'Unicode Character Database, PropList.',
  },
  'caesar-cipher': {
    synonyms: 'rot13 encrypt decrypt shift code secret letters cryptography',
    headline: 'result',
    formula: 'letter → (letter + shift) mod 26',
    explanation:
      'All but the letters A to Z stays. With a shift of 13, encrypting twice gives the text back (ROT13). It hides a spoiler, never a secret.',
    source: 'Suetonius, Divus Julius 56.',
  },
  randomizer: {
    synonyms: 'shuffle list pick winner raffle draw random names lottery choose',
    headline: 'result',
    formula: 'Fisher–Yates shuffle: swap each place with a random one not after it',
    explanation:
      'Every order is equally likely. The randomness is the cryptographic one of your device.',
    source: 'Fisher and Yates (1938), Durstenfeld (1964).',
  },
  'token-counter': {
    synonyms: 'llm gpt claude gemini prompt context window tokens ai openai',
    headline: 'tokens',
    formula: 'share = tokens / context window · 100',
    explanation:
      'An estimate for the tokenizer of the model, 4 to 6 % off on a page of text, more on a few words. How Claude counts is not public, so its estimate is rougher. The text stays on your device.',
    source: 'Fitted to the published tokenizers; context windows as of November 2026.',
  },
} satisfies AnyWords;
