import { isWhiteSpace } from '../characters/white-space.ts';

/** Returns the first parts of a text between commas, which quotes around a whole part may hold. */
export function splitAtCommas(text: string, mostParts = Infinity): string[] {
  const parts: string[] = [];
  const comma = /[,，、،]/g;
  for (let start = 0; start <= text.length && parts.length < mostParts; ) {
    comma.lastIndex = endOfQuotes(text, start);
    const end = comma.exec(text)?.index ?? text.length;
    parts.push(text.slice(start, end));
    start = end + 1;
  }
  return parts;
}

/** The quotes that end what another one begins. */
const closings: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '「': '」',
  '『': '』',
};

/** Limited, since an attack could open quotes again and again that never end. */
const longestQuotation = 1_000;

/** Returns where the quotes around a part end, or its start if there are none around all of it. */
function endOfQuotes(text: string, start: number): number {
  const first = skipWhiteSpace(text, start);
  const closing = closings[text.charAt(first)];
  if (closing === undefined) return start;
  const last = Math.min(first + 1 + longestQuotation, text.length - 1);
  for (let index = first + 1; index <= last; index += 1) {
    const sign = text.charAt(index);
    if (!closing.includes(sign)) continue;
    const isDoubled = sign === '"' && text.charAt(index + 1) === sign;
    if (!isDoubled) {
      return /^[,，、،]?$/.test(text.charAt(skipWhiteSpace(text, index + 1))) ? index + 1 : start;
    }
    index += 1;
  }
  return start;
}

function skipWhiteSpace(text: string, start: number): number {
  let index = start;
  while (isWhiteSpace(text.charCodeAt(index))) index += 1;
  return index;
}
