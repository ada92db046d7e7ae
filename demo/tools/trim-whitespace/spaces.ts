import { message } from '../../../src/form/language/language.ts';
import { type BlankLines, trimmedLines } from './lines.ts';

interface Sign {
  /** The name in English. */
  readonly name: string;
  /** The text that is shown in place of the character. */
  readonly sign: string;
}

/**
 * The characters with the property White_Space (Unicode 17, PropList), then characters that only
 * look empty.
 */
const signs: Readonly<Record<number, Sign>> = {
  32: { name: message('Space'), sign: '·' },
  9: { name: message('Tab'), sign: '→' },
  10: { name: message('Line feed'), sign: '↵' },
  11: { name: message('Vertical tab'), sign: 'VT' },
  12: { name: message('Form feed'), sign: 'FF' },
  13: { name: message('Carriage return'), sign: 'CR' },
  133: { name: message('Next line'), sign: 'NEL' },
  160: { name: message('No-break space'), sign: 'NBSP' },
  5760: { name: message('Ogham space mark'), sign: 'OGHAM' },
  8192: { name: message('En quad'), sign: 'EN QUAD' },
  8193: { name: message('Em quad'), sign: 'EM QUAD' },
  8194: { name: message('En space'), sign: 'EN' },
  8195: { name: message('Em space'), sign: 'EM' },
  8196: { name: message('Three-per-em space'), sign: 'EM/3' },
  8197: { name: message('Four-per-em space'), sign: 'EM/4' },
  8198: { name: message('Six-per-em space'), sign: 'EM/6' },
  8199: { name: message('Figure space'), sign: 'FIGURE' },
  8200: { name: message('Punctuation space'), sign: 'PUNCT' },
  8201: { name: message('Thin space'), sign: 'THIN' },
  8202: { name: message('Hair space'), sign: 'HAIR' },
  8232: { name: message('Line separator'), sign: 'LS' },
  8233: { name: message('Paragraph separator'), sign: 'PS' },
  8239: { name: message('Narrow no-break space'), sign: 'NNBSP' },
  8287: { name: message('Medium mathematical space'), sign: 'MATH' },
  12288: { name: message('Ideographic space'), sign: 'WIDE' },
  173: { name: message('Soft hyphen'), sign: 'SHY' },
  8203: { name: message('Zero width space'), sign: 'ZWSP' },
  8288: { name: message('Word joiner'), sign: 'WJ' },
  65279: { name: message('Byte order mark'), sign: 'BOM' },
};

function signOf(character: string): string {
  return signs[character.charCodeAt(0)]?.sign ?? character;
}

export interface SpaceCount {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  /** Whether the character only looks empty, so that no mode removes it. */
  readonly isKept: boolean;
}

/** Counts each kind of white space in a text and in its result. */
export function countSpaces(text: string, result: string): readonly SpaceCount[] {
  const [before, after] = [countUnits(text), countUnits(result)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((unit) => ({
      name: signs[unit]?.name ?? '',
      before: before.get(unit) ?? 0,
      after: after.get(unit) ?? 0,
      isKept: !isWhiteSpace(String.fromCharCode(unit)),
    }))
    .sort((one, other) => other.before - one.before);
}

function isWhiteSpace(character: string): boolean {
  return /\p{White_Space}/u.test(character);
}

function countUnits(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // Skips most characters at once: they are between the space and the other signs.
    if ((unit > 0x20 && unit < 0x85) || !(unit in signs)) continue;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return counts;
}

export type Mode = 'normalize' | 'trim' | 'remove';

export interface Run {
  readonly text: string;
  readonly kind: 'text' | 'kept' | 'removed' | 'replaced';
}

/**
 * Splits a text into runs with and without white space, and says what a mode does to each: keep it,
 * remove it, or replace it with a single space. `isWhole` is false for the beginning of a longer
 * text.
 */
export function runsOf(text: string, mode: Mode, isWhole: boolean): readonly Run[] {
  return [...text.matchAll(/\p{White_Space}+|\P{White_Space}+/gu)].map(({ 0: run, index }) => {
    if (!isWhiteSpace(run.charAt(0))) return { text: run, kind: 'text' };
    const isAtEnd = index === 0 || (isWhole && index + run.length === text.length);
    if (isAtEnd || mode === 'remove') return { text: run, kind: 'removed' };
    return { text: run, kind: mode === 'trim' || run === ' ' ? 'kept' : 'replaced' };
  });
}

/** Like `runsOf`, for a text that is trimmed line by line. */
export function runsOfLines(
  text: string,
  blankLines: BlankLines,
  isWhole: boolean,
): readonly Run[] {
  const lines = trimmedLines(text, blankLines);
  return lines.flatMap((line, index) => {
    const isCut = !isWhole && index === lines.length - 1;
    const end: Run = { text: line.end, kind: line.isKept ? 'kept' : 'removed' };
    return [...runsOf(line.text, 'normalize', !isCut), ...(line.end === '' ? [] : [end])];
  });
}

/** Replaces invisible characters with their signs. Returns runs of signs and of other text. */
export function signed(
  text: string,
): readonly { readonly text: string; readonly isSign: boolean }[] {
  return [...text.matchAll(signPattern)].map(({ 0: run, index }) => {
    const isSign = run.charCodeAt(0) in signs;
    // The line feed of \r\n ends the line.
    const isEnded = text.startsWith('\r\n', index);
    return { text: isSign ? visible(run, isEnded) : run, isSign };
  });
}

const invisible = '\\p{White_Space}\\u00AD\\u200B\\u2060\\uFEFF';
const signPattern = new RegExp(`\\n| +|\\t+|[${invisible}]|[^${invisible}]+`, 'gu');

/**
 * Returns the signs of invisible characters. Adds the end of a line, unless the next run ends it
 * (`isEnded`).
 */
function visible(run: string, isEnded: boolean): string {
  const shown = [...run].map(signOf).join('');
  return /[\r\n]/.test(run) && !isEnded ? `${shown}\n` : shown;
}
