import { trimWhitespace } from 'toolworker';
import type { Inputs } from '../../../src/form/inputs.ts';

/** What becomes of blank lines: all stay, one of several in a row stays, or none. */
const choices = ['keep', 'one', 'none'] as const;

export type BlankLines = (typeof choices)[number];

export function blankLinesOf({ blankLines }: Inputs): BlankLines {
  return choices.find((choice) => choice === blankLines) ?? 'keep';
}

export interface Line {
  /** The line as it was, without its end. */
  readonly text: string;
  readonly trimmed: string;
  /** The characters that end the line; none at the end of the text. */
  readonly end: string;
  readonly isKept: boolean;
}

// Besides the usual ends of lines, those that only Unicode has.
const lines = /([^\n\r\x85\u2028\u2029]*)(\r\n|[\n\r\x85\u2028\u2029]|$)/g;

export function firstLine(text: string): string {
  return /^[^\n\r\x85\u2028\u2029]*/.exec(text)?.[0] ?? '';
}

/** Trims each line of a text, makes its spaces single, and says which lines stay. */
export function trimmedLines(text: string, blankLines: BlankLines): readonly Line[] {
  let wasBlank = false;
  return [...text.matchAll(lines)].map(({ 1: line = '', 2: end = '' }) => {
    const trimmed = trimWhitespace({ text: line }).result;
    // What follows the last line end is no line.
    const isBlank = trimmed === '' && end !== '';
    const isSurplus = blankLines === 'none' || (blankLines === 'one' && wasBlank);
    wasBlank = isBlank;
    return { text: line, trimmed, end, isKept: !(isBlank && isSurplus) };
  });
}

/** Returns a text with each of its lines trimmed. The ends of lines stay as they are. */
export function trimLines(text: string, blankLines: BlankLines): string {
  return trimmedLines(text, blankLines)
    .filter(({ isKept }) => isKept)
    .map(({ trimmed, end }) => trimmed + end)
    .join('');
}
