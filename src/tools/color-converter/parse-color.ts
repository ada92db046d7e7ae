import { invalidField } from '../../fields/index.ts';
import { colorAlone, isCopiedCss } from '../../shared/copied-css.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import type { ToolError } from '../../tool-error.ts';
import type { ColorRequest } from './request.ts';

/** Red, green and blue, integers from 0 to 255. */
export type Channels = readonly [r: number, g: number, b: number];

/** Returns the channels of a color. Throws a `ToolError` that shows the invalid part. */
export function parseColor(color: string, from: ColorRequest['from']): Channels {
  const text = trimWhiteSpace(color);
  if (isCopiedCss(text)) throw invalidField('color', colorAlone, text);
  return from === 'hex' ? parseHex(text) : parseRgb(text);
}

function parseHex(text: string): Channels {
  const digits = text.replace(/^#/, '');
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) {
    throw invalidField('color', '3 or 6 hexadecimal digits such as #ff5733 if from is hex', text);
  }
  const width = digits.length < 6 ? 1 : 2;
  const alpha = digits.slice(3 * width);
  if (!/^f*$/i.test(alpha)) throw notOpaque(alpha);
  const channel = (index: number) => {
    const part = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(part.repeat(2 / width), 16);
  };
  return [channel(0), channel(1), channel(2)];
}

function parseRgb(text: string): Channels {
  // Outside of rgb(…), only commas separate parts.
  const [, inside, list = inside ?? ''] = /^(?:rgba?\((.*)\)|([^(]*,.*))$/is.exec(text) ?? [];
  const hasCommas = list.includes(',');
  const [[r, g, b, ...others], alphas] = hasCommas ? splitAtCommas(list) : splitAtSpaces(list);
  if (
    r === undefined ||
    g === undefined ||
    b === undefined ||
    others.length > 0 ||
    alphas.length > (inside === undefined ? 0 : 1)
  ) {
    throw invalidField(
      'color',
      'three whole numbers with commas between them, such as 255, 87, 51, if from is rgb',
      text,
    );
  }
  const [alpha = '1'] = alphas;
  if (!/^(?:1(?:\.0+)?|100(?:\.0+)?%)$/.test(alpha)) throw notOpaque(alpha);
  // As in CSS, commas do not mix numbers and percentages.
  const channel = (part: string) => parseChannel(part, (hasCommas ? r : part).endsWith('%'));
  return [channel(r), channel(g), channel(b)];
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

function parseChannel(part: string, isPercentage: boolean): number {
  if (isPercentage) {
    const percentage = Number(/^(\d{1,3}(?:\.\d+)?|\.\d+)%$/.exec(part)?.[1]);
    if (percentage <= 100) return Math.round((255 * percentage) / 100);
    throw invalidField('color', 'three percentages from 0% to 100%', part);
  }
  if (/^\d{1,3}$/.test(part) && Number(part) <= 255) return Number(part);
  throw invalidField('color', 'three whole numbers from 0 to 255', part);
}

function notOpaque(alpha: string): ToolError {
  return invalidField('color', 'an alpha of 1, since results are opaque', alpha);
}
