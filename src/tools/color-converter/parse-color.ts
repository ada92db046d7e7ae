import { trimWhiteSpace } from '../../characters/white-space.ts';

import { Mistake } from '../../fields/notation.ts';
import { withoutBrackets } from '../../shared/brackets.ts';
import { colorAlone, isCopiedCode } from '../../shared/copied-code.ts';
import type { ColorConverterRequest } from './request.ts';

/** Red, green and blue, integers from 0 to 255. */
export type Channels = readonly [r: number, g: number, b: number];

/** Returns the channels of a color, or the mistake in it. */
export function parseColor(text: string, from: ColorConverterRequest['from']): Channels | Mistake {
  if (isCopiedCode(text)) return new Mistake(colorAlone, text);
  return from === 'hex' ? parseHex(text) : parseRgb(text);
}

function parseHex(text: string): Channels | Mistake {
  // With eight digits, programs write the alpha first.
  const digits = text.replace(/^(?:#|0x(?=.{6}$))/i, '');
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) {
    return new Mistake('3 or 6 hexadecimal digits such as #ff5733 for hex (from)', text);
  }
  const width = digits.length < 6 ? 1 : 2;
  const alpha = digits.slice(3 * width);
  if (!/^f*$/i.test(alpha)) return notOpaque(alpha);
  const channel = (index: number) => {
    const part = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(part.repeat(2 / width), 16);
  };
  return [channel(0), channel(1), channel(2)];
}

function parseRgb(text: string): Channels | Mistake {
  const [, inside] = /^rgba?\((.*)\)$/is.exec(text) ?? [];
  const list = inside ?? withoutBrackets(text);
  const hasCommas = list.includes(',');
  const [[r, g, b, ...others], alphas] = hasCommas ? splitAtCommas(list) : splitAtSpaces(list);
  const isOtherFunction = inside === undefined && /^[^(,]*\(/.test(list);
  if (
    r === undefined ||
    g === undefined ||
    b === undefined ||
    others.length > 0 ||
    alphas.length > (inside === undefined ? 0 : 1) ||
    isOtherFunction
  ) {
    return new Mistake(
      'three whole numbers with commas between them, such as 255, 87, 51, for rgb (from)',
      text,
    );
  }
  const [alpha = '1'] = alphas;
  if (!/^(?:1(?:\.0+)?|100(?:\.0+)?%)$/.test(alpha)) return notOpaque(alpha);
  // As in CSS, commas do not mix numbers and percentages.
  const isPercentage = (part: string) => (hasCommas ? r : part).endsWith('%');
  const channel = (part: string) => parseChannel(part, isPercentage(part));
  const wrong = [r, g, b].find((part) => Number.isNaN(channel(part)));
  if (wrong === undefined) return [channel(r), channel(g), channel(b)];
  return new Mistake(
    isPercentage(wrong) ? 'three percentages from 0% to 100%' : 'three whole numbers from 0 to 255',
    wrong,
  );
}

type Split = readonly [channels: readonly string[], alphas: readonly string[]];

function splitAtCommas(list: string): Split {
  const parts = list.split(',', 5).map(trimWhiteSpace);
  return [parts.slice(0, 3), parts.slice(3)];
}

function splitAtSpaces(list: string): Split {
  const [channels = '', ...alphas] = list.split('/', 3);
  return [trimWhiteSpace(channels).split(/\p{White_Space}+/u, 4), alphas.map(trimWhiteSpace)];
}

/** Returns an integer from 0 to 255, or NaN. */
function parseChannel(part: string, isPercentage: boolean): number {
  if (isPercentage) {
    const percentage = Number(/^(\d{1,3}(?:\.\d+)?|\.\d+)%$/.exec(part)?.[1]);
    return percentage <= 100 ? Math.round((255 * percentage) / 100) : Number.NaN;
  }
  return /^\d{1,3}$/.test(part) && Number(part) <= 255 ? Number(part) : Number.NaN;
}

function notOpaque(alpha: string): Mistake {
  return new Mistake('an alpha of 1, since results are opaque', alpha);
}
