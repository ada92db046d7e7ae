import { trimWhiteSpace } from '../../shared/white-space.ts';

/** The parts of a colour, whole numbers from 0 to 255. */
export interface Channels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

interface Notation {
  /** The colour that the text stands for, if it is well formed. */
  readonly parse: (text: string) => Channels | undefined;
  /** Completes the sentence that starts with "expected". */
  readonly expected: string;
}

/** How a colour may be written, by the name of the notation. */
export const notations = {
  hex: { parse: parseHex, expected: '3 or 6 hexadecimal digits, such as #ff5733' },
  rgb: { parse: parseRgb, expected: 'three whole numbers from 0 to 255, such as 255, 87, 51' },
} as const satisfies Record<string, Notation>;

function parseHex(text: string): Channels | undefined {
  const digits = text.replace(/^#/, '');
  if (/^[\da-f]{3}$/i.test(digits)) return parseHex(digits.replace(/./g, '$&$&'));
  if (!/^[\da-f]{6}$/i.test(digits)) return undefined;
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4) };
}

function parseRgb(text: string): Channels | undefined {
  const list = text.replace(/^rgb\((.*)\)$/is, '$1');
  const [r, g, b, ...others] = list.split(',', 4).map(parseChannel);
  if (r === undefined || g === undefined || b === undefined || others.length > 0) return undefined;
  return { r, g, b };
}

function parseChannel(part: string): number | undefined {
  const digits = trimWhiteSpace(part);
  return /^\d{1,3}$/.test(digits) && Number(digits) <= 255 ? Number(digits) : undefined;
}
