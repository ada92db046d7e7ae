import { findSentences, type TextSpan } from 'toolworker';
import { longest, longestWords, wordsOf } from './words.ts';

/** A part of a text in a single style. */
export interface Part {
  readonly text: string;
  readonly isLongWord: boolean;
}

export interface MarkedSentence {
  readonly parts: readonly Part[];
  /** The index of the sentence, or `undefined` for text between sentences. */
  readonly place: number | undefined;
  readonly isLong: boolean;
}

const mostLongSentences = 3;

/** Splits a text into sentences, and marks the longest sentences and words. */
export function markText(text: string): readonly MarkedSentence[] {
  const sentences = findSentences(text);
  const words = wordsOf(text);
  const counts = countWordsIn(sentences, words);
  const longSentences = new Set(
    longest(sentences, (sentence) => counts.get(sentence) ?? 0, mostLongSentences),
  );
  const longWords = longestWords(text, words);
  const marked: MarkedSentence[] = [];
  const add = (span: TextSpan, place: number | undefined, isLong: boolean) => {
    if (span.end > span.start)
      marked.push({ parts: partsOf(text, span, longWords), place, isLong });
  };
  let done = 0;
  sentences.forEach((sentence, place) => {
    add({ start: done, end: sentence.start }, undefined, false);
    add(sentence, place, longSentences.has(sentence));
    done = sentence.end;
  });
  add({ start: done, end: text.length }, undefined, false);
  return marked;
}

function countWordsIn(
  sentences: readonly TextSpan[],
  words: readonly TextSpan[],
): ReadonlyMap<TextSpan, number> {
  const counts = new Map<TextSpan, number>();
  let next = 0;
  for (const sentence of sentences) {
    const first = next;
    while ((words[next]?.start ?? Infinity) < sentence.end) next += 1;
    counts.set(sentence, next - first);
  }
  return counts;
}

function partsOf(
  text: string,
  { start, end }: TextSpan,
  longWords: readonly TextSpan[],
): readonly Part[] {
  const inside = longWords
    .filter((word) => word.start >= start && word.end <= end)
    .sort((one, other) => one.start - other.start);
  const parts: Part[] = [];
  let done = start;
  for (const word of inside) {
    parts.push({ text: text.slice(done, word.start), isLongWord: false });
    parts.push({ text: text.slice(word.start, word.end), isLongWord: true });
    done = word.end;
  }
  parts.push({ text: text.slice(done, end), isLongWord: false });
  return parts.filter((part) => part.text !== '');
}
