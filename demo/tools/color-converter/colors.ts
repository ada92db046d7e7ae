import { convertColor } from 'toolworker';
import { inRange } from '../shared/in-range.ts';

/** Red, green and blue, each from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

export const white: Channels = [255, 255, 255];
export const black: Channels = [0, 0, 0];

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Channels, other: Channels): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Returns the relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the light of a channel, from 0 to 1: its value without the gamma of sRGB. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export type TextSize = 'text' | 'large';

/** The minimum contrast for each level (WCAG 2.2, 1.4.3 and 1.4.6). */
const required = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
} as const;

/** Returns the level that text with this contrast reaches, if any. */
export function levelOf(ratio: number, size: TextSize): 'AA' | 'AAA' | undefined {
  const { AA, AAA } = required[size];
  return ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : undefined;
}

/** Rounds a ratio down to two decimals, so that 4.499 does not look sufficient. */
export function cutRatio(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

const notations = ['hex', 'rgb'] as const;

/** Returns the notation of the API in which a text is a color, or `undefined` if it is none. */
export function notationOf(color: string): (typeof notations)[number] | undefined {
  return notations.find((from) => channelsIn(color, from) !== undefined);
}

/** Reads a color as the tool does: in hexadecimal digits, or as red, green and blue. */
export function channelsOf(color: string): Channels | undefined {
  const from = notationOf(color);
  return from && channelsIn(color, from);
}

function channelsIn(color: string, from: (typeof notations)[number]): Channels | undefined {
  return inRange(() => {
    const { r, g, b } = convertColor({ color, from });
    return [r, g, b] as const;
  });
}

export function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a color with a share of another one, channel by channel. */
export function mix(color: Channels, other: Channels, share: number): Channels {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (other[index] - color[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** The steps of a mix, in percent of the other color. */
export const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
