import { isWhiteSpace } from '../../characters/white-space.ts';
import { findWord } from '../../shared/words.ts';
import { eachParagraph } from './each-paragraph.ts';
import { eachSentence, joinParagraphs } from './sentences.ts';

/** A part of a text: `text.slice(start, end)`. */
export interface TextSpan {
  /** Index of its first UTF-16 code unit. */
  readonly start: number;
  /** Index behind its last one. */
  readonly end: number;
}

/**
 * Returns where the sentences are that `countWords` counts, in order and without the white space
 * around them, such as to mark the long ones.
 *
 * @example
 * findSentences('Dr. Smith waved. "Hello!"'); // [{ start: 0, end: 16 }, { start: 17, end: 25 }]
 */
export function findSentences(text: string): readonly TextSpan[] {
  const sentences: TextSpan[] = [];
  eachParagraph(text, (offset, end) => {
    const paragraph = text.slice(offset, end);
    let word = -1;
    eachSentence(joinParagraphs([paragraph]), (from, to) => {
      const span = withoutSpace(paragraph, from, Math.min(to, paragraph.length));
      if (word < span.start) word = findWord(paragraph, span.start);
      if (word < span.end) sentences.push({ start: offset + span.start, end: offset + span.end });
    });
  });
  return sentences;
}

function withoutSpace(text: string, from: number, to: number): TextSpan {
  let [start, end] = [from, to];
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}
