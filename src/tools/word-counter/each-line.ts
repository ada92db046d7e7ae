const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Calls back with the start and end index of each line, without the line end (`\r\n`, `\n` or
 * `\r`). A final line end adds no line, and the empty text has no lines.
 */
export function eachLine(text: string, callBack: (start: number, end: number) => void): void {
  let start = 0;
  for (let end = 0; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit !== lineFeed && unit !== carriageReturn) continue;
    callBack(start, end);
    if (unit === carriageReturn && text.charCodeAt(end + 1) === lineFeed) end += 1;
    start = end + 1;
  }
  if (start < text.length) callBack(start, text.length);
}
