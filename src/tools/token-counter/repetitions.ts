/** The length of the longest unit whose repetitions are recognized. */
const longestUnit = 32;

/**
 * Returns the length of the shortest unit that fills the text from start to end at least three
 * times, or 0.
 */
export function lengthOfUnit(text: string, start: number, end: number): number {
  const longest = Math.min(longestUnit, (end - start) / 3);
  for (let length = 1; length <= longest; length += 1) {
    const last = endOfRepetition(text, start, end, length);
    if (last === end) return length;
    // If another unit filled the text, this one would too: both would repeat one of their greatest
    // common divisor.
    if (last - start >= 2 * longestUnit) return 0;
  }
  return 0;
}

/** Returns the index of the first character that differs from the one a unit before it. */
function endOfRepetition(text: string, start: number, end: number, length: number): number {
  let index = start + length;
  while (index < end && text.charCodeAt(index) === text.charCodeAt(index - length)) index += 1;
  return index;
}

/**
 * Returns how many times the text from start to end is the alphabet, in either case; 0 if it is
 * not.
 */
export function timesAlphabet(text: string, start: number, end: number): number {
  const times = (end - start) / 26;
  if (!Number.isInteger(times)) return 0;
  for (let index = start; index < end; index += 1) {
    if ((text.charCodeAt(index) | 0x20) - 0x61 !== (index - start) % 26) return 0;
  }
  return times;
}

/** Returns the end of the symbols, before any line ends. White space is all symbols. */
export function endOfSymbols(text: string, start: number, end: number): number {
  if (text.charCodeAt(start) <= 0x20) return end;
  let last = end;
  while (/[\r\n]/.test(text.charAt(last - 1))) last -= 1;
  return last;
}

/** Shorter runs of a letter cost what their features say. */
const shortestRun = 4;

/**
 * Calls back with the start and end index of each part of a word: runs of one letter, as in base64
 * of zeros, and what is between them. Most words are a single part.
 */
export function eachPart(
  text: string,
  word: number,
  end: number,
  callBack: (start: number, end: number) => void,
): void {
  let start = word;
  for (let run = word, next = word; run < end; run = next) {
    const letter = text.charCodeAt(run);
    while (next < end && text.charCodeAt(next) === letter) next += 1;
    if (next - run < shortestRun) continue;
    if (start < run) callBack(start, run);
    callBack(run, next);
    start = next;
  }
  if (start < end) callBack(start, end);
}
