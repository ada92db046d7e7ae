import { findAbbreviations } from './abbreviations.ts';
import { eachSentenceBreak } from './sentence-breaks.ts';

/** Calls back with the start and the end of each sentence, the spaces that follow it included. */
export function eachSentence(text: string, callBack: (start: number, end: number) => void): void {
  const isAbbreviation = findAbbreviations(text);
  let start = 0;
  eachSentenceBreak(text, (index, terminator, before) => {
    if (isAbbreviation(terminator, index, before)) return;
    callBack(start, index);
    start = index;
  });
  callBack(start, text.length);
}
