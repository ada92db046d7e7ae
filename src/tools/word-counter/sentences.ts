import { isAbbreviation } from './abbreviations.ts';
import { sentenceBreaks } from './sentence-breaks.ts';

/** The sentences of a text, each with the spaces that follow it. */
export function* splitSentences(text: string): Generator<string> {
  let start = 0;
  for (const { index, terminator } of sentenceBreaks(text)) {
    if (terminator !== undefined && isAbbreviation(text, terminator, index)) continue;
    yield text.slice(start, index);
    start = index;
  }
  yield text.slice(start);
}
