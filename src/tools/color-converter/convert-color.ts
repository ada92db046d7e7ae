import { parse } from '../../fields/index.ts';
import { readField } from '../../fields/notation.ts';
import { type Channels, parseColor } from './parse-color.ts';
import { type ColorConverterRequest, fields, rules } from './request.ts';

export type { ColorConverterRequest };

export interface ColorConverterResult {
  /** Hexadecimal notation in lower case, such as #ff5733. */
  readonly hex: string;
  /** RGB notation, such as rgb(255, 87, 51). */
  readonly rgb: string;
  /** HSL notation with rounded parts, such as hsl(11, 100%, 60%). */
  readonly hsl: string;
  /** Red, 0 to 255. */
  readonly r: number;
  /** Green, 0 to 255. */
  readonly g: number;
  /** Blue, 0 to 255. */
  readonly b: number;
}

/**
 * Returns a color in hexadecimal, RGB and HSL notation (CSS Color Module Level 4). A hue that
 * rounds to 360 is 0, and so is the hue of a gray.
 *
 * With `from: 'hex'`, it reads `#rgb` and `#rrggbb`, with or without `#`, and `0xrrggbb`.
 *
 * With `from: 'rgb'`, it reads three whole numbers with commas or spaces between them, alone or in
 * brackets, and `rgb(…)` and `rgba(…)` as in CSS, all of these also with percentages. A percentage
 * p becomes 255 · p / 100, rounded half up. As in CSS, numbers and percentages cannot be mixed if
 * they are separated by commas. Case and surrounding white space are ignored. Digits may be those
 * of any script.
 *
 * @throws `ToolError` if the request is invalid, and for any alpha other than 1, because results
 * are opaque.
 *
 * @example
 * convertColor({ color: '#ff5733', from: 'hex' });
 * // { hex: '#ff5733', rgb: 'rgb(255, 87, 51)', hsl: 'hsl(11, 100%, 60%)', r: 255, g: 87, b: 51 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/color-converter.md
 */
export function convertColor(request: ColorConverterRequest): ColorConverterResult {
  const { color, from } = parse(request, fields, rules);
  const channels = readField('color', color, (text) => parseColor(text, from));
  const [r, g, b] = channels;
  return {
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    rgb: `rgb(${r}, ${g}, ${b})`,
    hsl: formatHsl(channels),
    r,
    g,
    b,
  };
}

function formatHsl([r, g, b]: Channels): string {
  const highest = Math.max(r, g, b);
  const lowest = Math.min(r, g, b);
  const chroma = highest - lowest;
  const lightness = percent(highest + lowest, 510);
  if (chroma === 0) return `hsl(0, 0%, ${lightness}%)`;
  const [sextant, difference] =
    highest === r ? [0, g - b] : highest === g ? [2, b - r] : [4, r - g];
  const hue = Math.round((60 * (sextant * chroma + difference)) / chroma);
  const saturation = percent(chroma, 255 - Math.abs(highest + lowest - 255));
  return `hsl(${(hue + 360) % 360}, ${saturation}%, ${lightness}%)`;
}

/** Divides small integers only once, so that an exact half is rounded up. */
function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
