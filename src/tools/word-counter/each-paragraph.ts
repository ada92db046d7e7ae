import { isWhiteSpace } from '../../characters/white-space.ts';
import { eachLine } from './each-line.ts';

/**
 * Calls back with the start and end index of each paragraph, including the blank lines before it.
 * Returns the number of lines of the text.
 */
export function eachParagraph(
  text: string,
  callBack: (start: number, end: number) => void,
): number {
  let lines = 0;
  let [first, last] = [0, 0];
  const endParagraph = () => {
    if (first < last) callBack(first, last);
    first = last;
  };
  eachLine(text, (start, end) => {
    lines += 1;
    let index = start;
    while (index < end && isWhiteSpace(text.charCodeAt(index))) index += 1;
    if (index < end) last = end;
    else endParagraph();
  });
  endParagraph();
  return lines;
}
