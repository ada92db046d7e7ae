import { check } from '../../shared/rules.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { ToolError } from '../../tool-error.ts';
import { type Channels, notations } from './notations.ts';
import { rules } from './rules.ts';

export interface ColorRequest {
  readonly color: string;
  readonly from: 'hex' | 'rgb';
}

export interface ColorResult {
  readonly hex: string;
  readonly rgb: string;
  readonly hsl: string;
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/**
 * A colour in hexadecimal, RGB and HSL notation (sRGB to HSL as in the CSS Color Module Level 4).
 * The parts of `hsl` are rounded half up; a hue that rounds to 360 is 0, and the hue of a grey is 0.
 *
 * `hex` is 3 or 6 hexadecimal digits with or without #; `rgb` is three whole numbers from 0 to 255
 * with commas between them, with or without `rgb(…)` around them. White space around either is
 * dropped. Throws a `ToolError` for a colour in any other form.
 *
 * @example
 * convertColor({ color: '#ff5733', from: 'hex' });
 * // { hex: '#ff5733', rgb: 'rgb(255, 87, 51)', hsl: 'hsl(11, 100%, 60%)', r: 255, g: 87, b: 51 }
 */
export function convertColor(request: ColorRequest): ColorResult {
  check(request, rules);
  const { color, from } = request;
  const { parse, expected } = notations[from];
  const channels = parse(trimWhiteSpace(color));
  if (!channels) throw new ToolError(`color: expected ${expected}`);
  const { r, g, b } = channels;
  return {
    hex: `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    rgb: `rgb(${r}, ${g}, ${b})`,
    hsl: formatHsl(channels),
    ...channels,
  };
}

function formatHsl({ r, g, b }: Channels): string {
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

/** One quotient of small integers, so that an exact half is rounded as one. */
function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
