import type { SomeGuidance } from './guidance-of-tool.ts';

export const textGuidance = {
  'word-counter': {
    topics: 'characters, sentences and reading time',
    reading:
      'Spaces count as characters; the number without them is there, too. The reading time assumes 200 words a minute, which you can change.',
    example: {
      request: { text: 'The cat sat on the mat. It slept.' },
      sentence: '“{text}” has {words} words, {characters} characters and {sentences} sentences.',
    },
    mistake:
      'Other programs may count hyphens, numbers or emoji differently. If a form has a limit, trust its own counter.',
  },
  'remove-duplicate-lines': {
    topics: 'unique lines of a list',
    reading:
      'The first of several equal lines stays, and the order does not change. The figures say how many lines were removed.',
    example: {
      request: { text: 'apple\nbanana\napple\ncherry' },
      sentence: 'Of the {originalCount} lines apple, banana, apple and cherry, {uniqueCount} stay.',
    },
    mistake:
      'Lines that look the same may differ in capitals or in spaces at their ends. Two boxes of the form decide whether that counts.',
  },
  'trim-whitespace': {
    topics: 'remove extra spaces and tabs',
    reading:
      'Only white space changes; the words stay. The two lengths show how many characters are gone.',
    example: {
      request: { text: '  Hello,   world!  ' },
      sentence:
        'With spaces around and between its words, a text of {originalLength} characters becomes “{result}”, which has {resultLength}.',
    },
    mistake:
      'Line breaks are white space, too, so one line is all that is left of a list unless you trim it line by line. Without any white space, all words run together.',
  },
  'caesar-cipher': {
    topics: 'ROT13, encode and decode',
    reading:
      'Each letter moves along the alphabet by the shift, and after Z comes A. To read a message, decrypt it with the shift that was used.',
    example: {
      request: { text: 'Hello', shift: 3 },
      sentence: 'With a shift of {shift}, {text} becomes {result}.',
    },
    mistake:
      'Anyone can break this cipher in seconds, so never protect a password with it. Letters with accents and other alphabets do not change.',
  },
  randomizer: {
    topics: 'shuffle a list or draw a winner',
    reading:
      'The result is the list in a new order, or the items that were drawn. Every outcome is equally likely, and earlier draws have no effect.',
    example: {
      request: { items: 'Alice\nBob\nCarol\nDave', mode: 'pick', count: 2 },
      sentence: 'If {pickedCount} of {inputCount} names are drawn, each has a chance of 50 %.',
    },
    mistake:
      'A name that is in the list twice has more chances. Drop duplicates if everyone is to have the same.',
  },
  'token-counter': {
    topics: 'tokens for GPT, Claude and Gemini',
    reading:
      'Language models read and charge for text in tokens, which are words or parts of words. The share says how much of the context window the text fills.',
    example: {
      request: { text: 'How many tokens is this?' },
      sentence: '“{text}” has {words} words, {characters} characters and about {tokens} tokens.',
    },
    mistake:
      'A token is not a word: names, code and many languages need more tokens. Leave room for the answer, which fills the context window, too.',
  },
} satisfies SomeGuidance;
