import { type Channels, linear } from './colors.ts';

/** Returns the color in notations that the API lacks, with the usual rounding. */
export function notations(color: Channels) {
  const [red, green, blue] = color;
  const [highest, lowest] = [Math.max(...color) / 255, Math.min(...color) / 255];
  const hue = Math.round(hueOf(color)) % 360;
  const ink = (channel: number) =>
    highest === 0 ? 0 : percent((highest - channel / 255) / highest);
  return [
    { name: 'HWB', text: `hwb(${hue} ${percent(lowest)}% ${percent(1 - highest)}%)` },
    { name: 'OKLCH', text: oklch(color) },
    {
      name: 'HSV',
      text: `${hue}°, ${highest === 0 ? 0 : percent(1 - lowest / highest)}%, ${percent(highest)}%`,
    },
    {
      name: 'CMYK',
      text: `${ink(red)}%, ${ink(green)}%, ${ink(blue)}%, ${percent(1 - highest)}%`,
    },
  ];
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Returns the angle on the color wheel, in degrees; 0 for a gray. */
function hueOf([red, green, blue]: Channels): number {
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (highest === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (highest === green) return 60 * ((blue - red) / range + 2);
  return 60 * ((red - green) / range + 4);
}

/** Returns lightness, chroma and hue by the matrices of CSS Color Module Level 4. */
function oklch(color: Channels): string {
  const [red = 0, green = 0, blue = 0] = color.map(linear);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0);
  // A gray has no hue, only rounding errors of the matrices.
  const shown = chroma < 0.0005 ? 0 : hue;
  return `oklch(${digits(lightness * 100, 1)}% ${digits(chroma, 3)} ${digits(shown, 1)})`;
}

function digits(value: number, places: number): number {
  return Number(value.toFixed(places));
}
