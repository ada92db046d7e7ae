import type { AnyWords } from './words-of-tool.ts';

export const textWords = {
  'word-counter': {
    synonyms:
      'character count letters sentences paragraphs reading speaking time essay text length keyword density frequency',
    headline: 'words',
    glances: ['characters', 'readingTimeMinutes', 'sentences', 'paragraphs'],
    layout: 'editor',
    formula: 'reading time = words / words per minute',
    explanation:
      'A character is what a reader sees as one: an emoji or an accented letter counts once. Words of languages written without spaces, such as Chinese or Thai, are counted, too. Common abbreviations do not end a sentence.',
    source: 'Unicode Standard Annex #29.',
    hints: {
      text: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
      wordsPerMinute:
        'Adults read English at about 238 words a minute silently and 183 aloud (Brysbaert 2019).',
    },
    titles: { wordsPerMinute: 'Reading speed' },
  },
  'remove-duplicate-lines': {
    synonyms: 'dedupe unique lines distinct list clean repeated',
    headline: 'result',
    layout: 'editor',
    formula: 'keep each line unless an equal line comes before it',
    explanation:
      'The first of several equal lines stays as it was written, and the lines keep their order. If case is ignored, lines are compared by full Unicode case folding, so STRASSE equals straße.',
    source: 'Unicode case folding.',
    hints: {
      text: 'At most 500,000 lines.',
      caseSensitive: 'Clear the box to treat lines that differ only in case as equal.',
      trimWhitespace: 'Ignores white space at the ends of lines when comparing them.',
      keepEmptyLines: 'Keeps every blank line instead of dropping them all.',
    },
    titles: {
      trimWhitespace: 'Ignore spaces at line ends',
      originalCount: 'Lines before',
      uniqueCount: 'Lines after',
      removedCount: 'Lines removed',
    },
  },
  'trim-whitespace': {
    description: 'Removes extra spaces, tabs and blank lines from a text, and keeps its lines.',
    synonyms:
      'spaces tabs clean text strip collapse blank empty lines normalize invisible nbsp zero width',
    headline: 'result',
    layout: 'editor',
    pageFields: {
      mode: {
        enum: ['lines', 'normalize', 'trim', 'remove'],
        default: 'normalize',
        title: 'Mode',
        description:
          'Line by line clears up each line and keeps the line breaks. One line joins them all. Ends only leaves the inside of the text as it is.',
      },
      blankLines: { enum: ['keep', 'one', 'none'], default: 'keep', title: 'Blank lines' },
    },
    pageConditions: { blankLines: { mode: ['lines'] } },
    formExample: { text: '  Milk \n\n\n\tBread,   2 loaves\n  Eggs ', mode: 'lines' },
    starts: { mode: 'lines' },
    formula: 'white space = the characters with the Unicode property White_Space',
    explanation: 'Line ends, tabs and no-break spaces are white space, too.',
    source: 'Unicode Character Database, PropList.',
    hints: {
      text: '',
      mode: 'Leaves one space between words, clears both ends of the text, or removes all white space.',
    },
    options: {
      lines: 'Line by line',
      normalize: 'One line',
      trim: 'Ends only',
      remove: 'Remove all',
      keep: 'Keep',
      one: 'One in a row',
      none: 'Remove',
    },
    titles: { originalLength: 'Length before', resultLength: 'Length after' },
  },
  'caesar-cipher': {
    synonyms:
      'rot13 encrypt decrypt shift code secret letters cryptography decoder solver brute force',
    headline: 'result',
    layout: 'editor',
    formula: 'letter → (letter + shift) mod 26',
    explanation:
      'Only the letters A to Z change. With a shift of 13, encrypting twice restores the text (ROT13). Use it to hide a spoiler, not a secret.',
    source: 'Suetonius, Divus Julius 56.',
    options: { encrypt: 'Encrypt', decrypt: 'Decrypt' },
    hints: {
      text: 'Only the letters A–Z and a–z change.',
      direction: 'Encrypting moves letters forwards, decrypting moves them back.',
    },
  },
  randomizer: {
    isRandom: true,
    synonyms:
      'shuffle list pick winner raffle draw random names lottery choose team group generator',
    headline: 'result',
    repeated: ['requestedCount'],
    pageFields: {
      separator: {
        enum: ['detect', 'newline', 'comma'],
        default: 'newline',
        title: 'Separator',
        description:
          'Between the items of the list and of the result. A single line is split at its commas.',
      },
    },
    starts: { separator: 'detect' },
    formExample: { separator: 'detect' },
    formula:
      'Fisher–Yates shuffle: from the last item to the first,\nswap each with a random item up to its own place',
    explanation:
      'Every order is equally likely. The random numbers come from your device’s cryptographic generator.',
    source: 'Fisher and Yates (1938), Durstenfeld (1964).',
    options: {
      shuffle: 'Shuffle',
      pick: 'Pick',
      detect: 'Detect',
      newline: 'New line',
      comma: 'Comma',
    },
    hints: {
      mode: 'Puts the whole list in random order, or picks some of its items.',
      unique: 'Drops repeated items first.',
    },
    conditions: { count: { mode: ['pick'] } },
    titles: {
      count: 'How many to pick',
      unique: 'Drop duplicates',
      inputCount: 'Items in the list',
      pickedCount: 'Items picked',
      requestedCount: 'How many to pick',
    },
  },
  'token-counter': {
    synonyms: 'llm gpt claude gemini prompt context window tokens ai openai',
    headline: 'tokens',
    glances: ['percentOfContext', 'words', 'characters'],
    layout: 'editor',
    estimates: ['tokens', 'percentOfContext', 'remainingTokens'],
    formula: 'share = tokens / context window · 100',
    explanation:
      'This is an estimate for the model’s tokenizer. On average it is 4 to 6 % off for a page of text, and 12 to 15 % for a few words. How Claude counts is not public, so its estimate is rougher. The text stays on your device.',
    source: 'Fitted to the published tokenizers; context windows as of November 2026.',
    hints: {
      text: 'Text in any language; at most 500,000 characters of Chinese, Thai and the like.',
      model: 'Name of a model, such as gpt-4o, in upper or lower case.',
    },
    titles: { percentOfContext: 'Share of context', remainingTokens: 'Tokens left' },
  },
} satisfies AnyWords;
