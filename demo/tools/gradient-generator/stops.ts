import type { Inputs } from '../../../src/form/inputs.ts';

/** A color of a gradient, and its place in percent as a plain decimal. */
export interface Stop {
  /** 3, 4, 6 or 8 hexadecimal digits, with or without `#`. */
  readonly color: string;
  readonly position: string;
}

export const fewestStops = 2;
export const mostStops = 12;

const place = /^\d{1,3}(?:\.\d{1,6})?$/;

/** Whether a text is a position from 0 to 100. */
export function isPosition(text: string): boolean {
  return place.test(text) && Number(text) <= 100;
}

export function isColor(text: string): boolean {
  return /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text);
}

/**
 * Returns the stops among the inputs of the form. The first and the last color are fields of the
 * API; `stops` has their positions and the stops between them, as in `0,#00ff00 30,100`. Anything
 * else in it is ignored.
 */
export function stopsOf({ from = '', to = '', stops = '' }: Inputs): readonly Stop[] {
  const parts = stops.split(',');
  const read = parts.map((part, index) => {
    const [position = '', color = ''] = part.split(' ').reverse();
    const end = index === 0 ? from : index === parts.length - 1 ? to : undefined;
    return { color: end ?? color, position, isOwn: end === undefined };
  });
  const isValid =
    read.length >= fewestStops &&
    read.length <= mostStops &&
    read.every(({ color, position, isOwn }) => isPosition(position) && (!isOwn || isColor(color)));
  if (!isValid) return ends(from, to);
  return sorted(read.map(({ color, position }) => ({ color, position })));
}

function ends(from: string, to: string): readonly Stop[] {
  return [
    { color: from, position: '0' },
    { color: to, position: '100' },
  ];
}

/** Returns the inputs that contain these stops, which are sorted. */
export function inputsOfStops(stops: readonly Stop[]) {
  const [from = '', to = ''] = [stops[0]?.color, stops.at(-1)?.color];
  const written = stops.map(({ color, position }, index) => {
    const isEnd = index === 0 || index === stops.length - 1;
    return isEnd ? position : `${color} ${position}`;
  });
  const text = written.join(',');
  return { from, to, stops: text === '0,100' ? '' : text };
}

/** Sorts by position. Stops at the same position keep their order, which is a hard edge. */
export function sorted(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((one, other) => Number(one.position) - Number(other.position));
}

/** Returns the stops with the same distance between neighbors, from 0 to 100%. */
export function distributed(stops: readonly Stop[]): readonly Stop[] {
  const last = stops.length - 1;
  return stops.map(({ color }, index) => ({ color, position: positionAt((100 * index) / last) }));
}

export function reversed(stops: readonly Stop[]): readonly Stop[] {
  return stops
    .map(({ color, position }) => ({ color, position: positionAt(100 - Number(position)) }))
    .reverse();
}

/** Adds a stop that leaves the gradient as it looks. */
export function withStopAt(stops: readonly Stop[], percent: number): readonly Stop[] {
  if (stops.length >= mostStops) return stops;
  const position = positionAt(percent);
  return sorted([...stops, { color: colorAt(stops, Number(position)), position }]);
}

/** Returns the middle of the widest gap between stops. */
export function widestGap(stops: readonly Stop[]): number {
  const places = stops.map(({ position }) => Number(position));
  const gaps = places.slice(1).map((end, index) => {
    const start = places[index] ?? 0;
    return { size: end - start, middle: (start + end) / 2 };
  });
  return gaps.reduce((widest, gap) => (gap.size > widest.size ? gap : widest)).middle;
}

/** Writes a position with at most two decimals, from 0 to 100. */
export function positionAt(percent: number): string {
  return String(Number(Math.min(100, Math.max(0, percent)).toFixed(2)));
}

/** Returns the color of the gradient at a position, with the channels of both neighbors mixed. */
function colorAt(stops: readonly Stop[], percent: number): string {
  const after = stops.find(({ position }) => Number(position) >= percent) ?? stops.at(-1);
  const before = stops.findLast(({ position }) => Number(position) <= percent) ?? stops[0];
  if (!before || !after) return '#000000';
  const width = Number(after.position) - Number(before.position);
  const share = width === 0 ? 0 : (percent - Number(before.position)) / width;
  const [one, other] = [channelsOf(before.color), channelsOf(after.color)];
  const mixed = one.map((channel, index) => channel + share * ((other[index] ?? 0) - channel));
  return colorOfChannels(mixed);
}

/** Returns red, green, blue and opacity from 0 to 255. A text that is no color is black. */
export function channelsOf(color: string): readonly number[] {
  const digits = isColor(color) ? color.replace('#', '') : '000';
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4, 6].map((start) => Number.parseInt(long.slice(start, start + 2) || 'ff', 16));
}

/** Writes channels from 0 to 255 as `#rrggbb`, with the opacity if the color is not opaque. */
export function colorOfChannels(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('').replace(/^(.{6})ff$/, '$1')}`;
}

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
