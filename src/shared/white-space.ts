import type { Walk } from './ranges.ts';

/** The text without the Unicode white space at its ends; `String.trim` has another set of it. */
export function trimWhiteSpace(text: string): string {
  const start = trimmedStart(text, 0, text.length);
  return text.slice(start, trimmedEnd(text, start, text.length));
}

/** Where a part of the text starts without the white space there; at its end, if it holds no more. */
export function trimmedStart(text: string, start: number, end: number): number {
  let index = start;
  while (index < end && isWhiteSpace(text.charCodeAt(index))) index += 1;
  return index;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let index = end;
  while (index > start && isWhiteSpace(text.charCodeAt(index - 1))) index -= 1;
  return index;
}

/** Walks along the parts of a text without the white space at their ends. */
export function walkTrimmed(text: string, walk: Walk): Walk {
  return (callBack) =>
    walk((start, end) => {
      const newStart = trimmedStart(text, start, end);
      callBack(newStart, trimmedEnd(text, newStart, end));
    });
}

/** Whether a UTF-16 code unit is Unicode white space, none of which is beyond U+FFFF. */
export function isWhiteSpace(unit: number): boolean {
  // Nearly all are letters or the space, which need no look at the tables of Unicode.
  if (unit === 0x20) return true;
  return (unit < 0x20 || unit > 0x84) && /\p{White_Space}/u.test(String.fromCharCode(unit));
}
