import { channelsOf, colorOfChannels } from './stops.ts';

/** Returns a color as `#rrggbb` for a color picker, without its opacity. */
export function opaque(color: string): string {
  return colorOfChannels([...channelsOf(color).slice(0, 3), 255]);
}

/** Returns the picked color with the opacity of the former one. */
export function withOpacityOf(former: string, picked: string): string {
  return colorOfChannels([...channelsOf(picked).slice(0, 3), ...channelsOf(former).slice(3)]);
}

/** Returns the same direction in whole degrees, from 0 to 359. */
export function wholeDegrees(angle: number): number {
  const rounded = Math.round(angle % 360);
  return (rounded + 360) % 360;
}

/** Returns the angle from a center to a point, as in CSS: clockwise from 0 at the top. */
export function angleTowards(right: number, down: number): number {
  return wholeDegrees((Math.atan2(right, -down) * 180) / Math.PI);
}

/** Returns the opacity of a color in whole percent. */
export function opacityOf(color: string): number {
  const [, , , opacity = 255] = channelsOf(color);
  return Math.round((opacity * 100) / 255);
}

/** Returns the color with an opacity in percent. */
export function withOpacity(color: string, percent: number): string {
  return colorOfChannels([...channelsOf(color).slice(0, 3), (percent * 255) / 100]);
}
