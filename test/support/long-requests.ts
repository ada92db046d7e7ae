import type { Share } from './spec.ts';

// What the slowest requests of several tools are made of.

const bodyBytes = 10 * 1024 * 1024 - 200;

/** Repeats a piece until its JSON fills this share of the body. */
export function fill(piece: string, share: number): string {
  const bytes = new TextEncoder().encode(JSON.stringify(piece)).length - 2;
  return piece.repeat(Math.floor((bodyBytes * share) / bytes));
}

/** Joins so many different words. */
export function distinct(count: number, separator: string): string {
  return Array.from({ length: count }, (_, index) => index.toString(36)).join(separator);
}

/** Returns so many numbers of all magnitudes. */
export function magnitudes(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${1 + (index % 9)}e${((index * 7) % 300) - 150}`,
  );
}

/** Returns the text with a first character that makes an engine store each one in two bytes. */
export function inTwoBytes(text: string): string {
  return `漢${text.slice(3)}`;
}

/** Most ideographs of their first Unicode block, in an order that defeats caches. */
const ideographs = Array.from({ length: 20_000 }, (_, index) =>
  String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
).join('');

/**
 * Returns a builder of texts: the maximum of unspaced text, then other text that is slow to count.
 */
function beforeLetters(piece: string) {
  return (share: Share) => {
    const length = 500_000 * share;
    const unspaced = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const bytes = new TextEncoder().encode(unspaced).length;
    return { text: `${unspaced} ${fill('A c. ', share - bytes / bodyBytes)}` };
  };
}

export const million = 1_000_000;
export const [largest, least] = [Number.MAX_VALUE, Number.MIN_VALUE];

/** The most characters of a string of digits. */
export const digits = 10_000;

/** Texts whose words and characters are slow to count. */
export const texts = {
  letters: (share: Share) => ({ text: fill('a', share) }),
  'letters beyond ASCII': (share: Share) => ({ text: fill('é', share) }),
  'short words': (share: Share) => ({ text: fill('a ', share) }),
  initials: (share: Share) => ({ text: fill('A. ', share) }),
  sentences: (share: Share) => ({ text: fill('Ab. ', share) }),
  'initials in two bytes': (share: Share) => ({ text: `漢 ${fill('A. ', share)}` }),
  'sentences in two bytes': (share: Share) => ({ text: `漢 ${fill('Ab. ', share)}` }),
  'numbers and full stops': (share: Share) => ({ text: `漢 ${fill('1. ', share)}` }),
  'counting words': (share: Share) => ({ text: `漢 ${fill('No. ', share)}` }),
  'small letters': (share: Share) => ({ text: `漢 ${fill('A c. ', share)}` }),
  'marks and full stops': (share: Share) => ({ text: `漢 ${fill('\u0345. (', share)}` }),
  'Cyrillic initials': (share: Share) => ({ text: fill('Ж. ', share) }),
  pronouns: (share: Share) => ({ text: `漢 ${fill('I. ', share)}` }),
  'numerals of lists': (share: Share) => ({ text: `漢 ${fill('I.\n', share)}` }),
  notes: (share: Share) => ({ text: `漢 ${fill('A.[1] ', share)}` }),
  'open notes': (share: Share) => ({ text: `漢 ${fill('.[', share)}` }),
  'spaced closing marks': (share: Share) => ({ text: `漢 ${fill('A! ) ', share)}` }),
  'Korean initials': (share: Share) => ({ text: fill('가. ', share) }),
  'line ends': (share: Share) => ({ text: fill('\n', share) }),
  'combining marks': (share: Share) => ({ text: fill('\u0301', share) }),
  emoji: (share: Share) => ({ text: fill('👩‍👩‍👧‍👦', share) }),
  Chinese: beforeLetters(ideographs),
  'Chinese in short runs': beforeLetters(ideographs.replaceAll(/../g, '$& ')),
  'Chinese, refused': (share: Share) => ({ text: fill(ideographs, Math.max(share, 0.4)) }),
  Katakana: beforeLetters('アイウエオカキクケコサシスセソ'),
  'Katakana in short runs': beforeLetters('アイ '),
  Thai: beforeLetters('กาลครั้งหนึ่งนานมาแล้ว'),
  Burmese: beforeLetters('မြန်မာဘာသာစကား'),
  'signs after an ideograph': (share: Share) => ({
    text: `漢${',a'.repeat(249_000 * share)} ${fill('A c. ', 0.95 * share)}`,
  }),
};
