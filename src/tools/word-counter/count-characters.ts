import { splitGraphemes } from '../../shared/graphemes.ts';
import { isBlank } from '../../shared/lines.ts';

const space = 0x20;
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The number of grapheme clusters, and of those that are not white space alone.
 *
 * Between two characters of ASCII, a cluster ends whatever stands around them, unless they are
 * `\r\n`. So what lies between such borders is counted by itself, and most often is one character.
 */
export function countCharacters(text: string) {
  let characters = 0;
  let charactersNoSpaces = 0;
  for (let start = 0; start < text.length; ) {
    const end = nextBorder(text, start);
    if (end === start + 1) {
      characters += 1;
      if (!isSpace(text.charCodeAt(start))) charactersNoSpaces += 1;
    } else {
      for (const grapheme of splitGraphemes(text.slice(start, end))) {
        characters += 1;
        // Many are letters of ASCII, for which a look in Unicode's tables would take its time.
        if (/[!-~]/.test(grapheme) || !isBlank(grapheme)) charactersNoSpaces += 1;
      }
    }
    start = end;
  }
  return { characters, charactersNoSpaces };
}

/** The index after which two characters of ASCII stand apart, or the end of the text. */
function nextBorder(text: string, start: number): number {
  let before = text.charCodeAt(start);
  for (let index = start + 1; index < text.length; index += 1) {
    const after = text.charCodeAt(index);
    const isLineEnd = before === carriageReturn && after === lineFeed;
    if (before < 0x80 && after < 0x80 && !isLineEnd) return index;
    before = after;
  }
  return text.length;
}

/** Whether a code unit that stands alone is white space. */
function isSpace(code: number): boolean {
  if (code < 0x80) return code === space || (code >= tab && code <= carriageReturn);
  return isBlank(String.fromCharCode(code));
}
