import { refusal } from '../../fields/index.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import type { ColorRequest } from './request.ts';

/** The parts of a color, whole numbers from 0 to 255. */
export type Channels = readonly [r: number, g: number, b: number];

/** Returns the channels of a color, or throws a `ToolError` that names the part that is wrong. */
export function parseColor(color: string, from: ColorRequest['from']): Channels {
  const text = trimWhiteSpace(color);
  return from === 'hex' ? parseHex(text) : parseRgb(text);
}

function parseHex(text: string): Channels {
  const digits = text.replace(/^#/, '');
  if (/^[\da-f]{3}$/i.test(digits)) return parseHex(digits.replace(/./g, '$&$&'));
  if (!/^[\da-f]{6}$/i.test(digits)) {
    throw refusal('color', '3 or 6 hexadecimal digits such as #ff5733', text);
  }
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function parseRgb(text: string): Channels {
  const list = text.replace(/^rgb\((.*)\)$/is, '$1');
  const [r, g, b, ...others] = list.split(',', 4);
  if (r === undefined || g === undefined || b === undefined || others.length > 0) {
    throw refusal(
      'color',
      'three whole numbers with commas between them, such as 255, 87, 51',
      text,
    );
  }
  return [parseChannel(r), parseChannel(g), parseChannel(b)];
}

function parseChannel(part: string): number {
  const digits = trimWhiteSpace(part);
  if (/^\d{1,3}$/.test(digits) && Number(digits) <= 255) return Number(digits);
  throw refusal('color', 'three whole numbers from 0 to 255', digits);
}
