import { countGraphemes } from '../../shared/graphemes.ts';
import { rememberCharacters } from '../../shared/remember-characters.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';

const ordinary = 0;
const space = 1;
const lineEnd = 2;
const joinsNext = 3;
const joinsPrevious = 4;

/**
 * The number of characters, as a reader sees them, that are white space alone: a line end of two
 * characters is one, and a space with a mark on it none.
 */
export function numberOfSpaces(text: string): number {
  let spaces = 0;
  let previous = ordinary;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    let kind = kindOf(codePoint);
    if (kind === space && previous === joinsNext) kind = ordinary;
    if (kind === space || (kind === lineEnd && !text.startsWith('\r\n', index))) spaces += 1;
    if (kind === joinsPrevious && previous === space) spaces -= 1;
    previous = kind;
  }
  return spaces;
}

const kindOf = rememberCharacters(findKind);

function findKind(character: string): number {
  if (isWhiteSpace(character.charCodeAt(0))) return /\p{Zs}/u.test(character) ? space : lineEnd;
  if (countGraphemes(`${character} `) === 1) return joinsNext;
  return countGraphemes(` ${character}`) === 1 ? joinsPrevious : ordinary;
}
