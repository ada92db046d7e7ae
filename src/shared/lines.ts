import type { Walk } from './ranges.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Walks along the lines of a text without their ends, which are `\r\n`, `\n` and `\r`. A final line
 * end adds no empty line, and the empty text has no lines.
 */
export function walkLines(text: string): Walk {
  return (callBack) => {
    let start = 0;
    for (let end = 0; end < text.length; end += 1) {
      const unit = text.charCodeAt(end);
      if (unit !== lineFeed && unit !== carriageReturn) continue;
      callBack(start, end);
      if (unit === carriageReturn && text.charCodeAt(end + 1) === lineFeed) end += 1;
      start = end + 1;
    }
    if (start < text.length) callBack(start, text.length);
  };
}

/** Whether the text holds nothing but Unicode white space, of which U+0085 is and U+FEFF is not. */
export function isBlank(text: string): boolean {
  return !/\P{White_Space}/u.test(text);
}
