import { eachSentence } from '../../../src/tools/word-counter/sentences.ts';
import { isBlank, type Span } from './words.ts';

/** Finds the sentences that the API counts, without the white space around them. */
export function sentencesOf(text: string): readonly Span[] {
  const sentences: Span[] = [];
  for (const { start: offset, end } of paragraphsOf(text)) {
    // The API adds the same end, so that a blank line ends a sentence.
    const paragraph = `${text.slice(offset, end)} \x85`;
    eachSentence(paragraph, (from, to) => {
      const sentence = paragraph.slice(from, to);
      if (!/[\p{L}\p{N}]/u.test(sentence)) return;
      const start = offset + from + sentence.length - sentence.trimStart().length;
      const written = sentence.trim();
      const kept = written.endsWith('\x85') ? written.slice(0, -1).trimEnd() : written;
      sentences.push({ start, end: start + kept.length });
    });
  }
  return sentences;
}

function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  let start: number | undefined;
  let last = 0;
  const end = () => {
    if (start !== undefined) paragraphs.push({ start, end: last });
    start = undefined;
  };
  for (const { 1: line = '', index } of text.matchAll(/([^\r\n]*)(?:\r\n|[\r\n]|$)/g)) {
    if (isBlank(line)) end();
    else {
      start ??= index;
      last = index + line.length;
    }
  }
  end();
  return paragraphs;
}
