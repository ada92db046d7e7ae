import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'trim-whitespace'> = {
  icon: 'M4 5v14M20 5v14M8 12h8M10.5 9.5 8 12l2.5 2.5M13.5 9.5 16 12l-2.5 2.5',
  description: 'Removes extra spaces, tabs and blank lines from a text, and keeps its lines.',
  synonyms:
    'spaces tabs clean text strip collapse blank empty lines normalize invisible nbsp zero width whitespace white space remove line breaks newlines delete extra trailing leading tidy cleaner remover',
  layout: 'editor',
  pageFields: {
    mode: {
      enum: ['lines', 'normalize', 'trim', 'remove'],
      default: 'normalize',
      title: 'Mode',
      labels: { lines: 'Line by line' },
      description:
        '“Line by line” cleans up each line and keeps the line breaks. “One line” joins them all. “Ends only” leaves the inside of the text as it is.',
    },
    blankLines: {
      enum: ['keep', 'one', 'none'],
      default: 'keep',
      title: 'Blank lines',
      labels: { keep: 'Keep', one: 'One in a row', none: 'Remove' },
      askedIf: { mode: ['lines'] },
    },
  },
  formExample: { text: '  Milk \n\n\n\tBread,   2 loaves\n  Eggs ', mode: 'lines' },
  // The sentence says them.
  fields: { originalLength: { hidden: true }, resultLength: { hidden: true } },
  handles: { text: true, mode: true },
  formula: 'white space = the characters with the Unicode property White_Space',
  explanation: 'Line ends, tabs and no-break spaces are white space, too.',
  source: 'Unicode Character Database, PropList.',
  topics: 'remove extra spaces and tabs',
  reading:
    'Only white space changes; the words stay. The two lengths show how many characters are gone.',
  sentences: {
    answer: [{ text: '{result}\nCharacters before: {originalLength}; after: {resultLength}.' }],
  },
  mistake:
    'Line breaks are white space, too, so one line is all that is left of a list unless you trim it line by line. Without any white space, all words run together.',
};
