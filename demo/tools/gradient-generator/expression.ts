import type { Inputs } from '../../../src/form/inputs.ts';
import { message } from '../../../src/form/language/language.ts';
import type { Preset } from '../shared/shortcuts.tsx';
import { shapes, sizes, spaces } from './compose.ts';
import { fewestStops, inputsOfStops, isColor, isPosition, mostStops, positionAt } from './stops.ts';

/** Gradients to start from. */
export const presets: readonly Preset[] = [
  { name: message('Sunset'), text: 'linear-gradient(135deg, #ff7e5f, #feb47b)' },
  { name: message('Ocean'), text: 'linear-gradient(180deg, #2193b0, #6dd5ed)' },
  { name: message('Violet'), text: 'linear-gradient(90deg, #7f00ff, #e100ff)' },
  {
    name: message('Rainbow'),
    text: 'linear-gradient(90deg, #e40303 0%, #ff8c00 20%, #ffed00 40%, #008026 60%, #004dff 80%, #750787 100%)',
  },
  {
    name: message('Dawn'),
    text: 'linear-gradient(0deg, #ffd89b 0%, #f28a6a 30%, #8e4a86 65%, #19284f 100%)',
  },
  {
    name: message('Stripes'),
    text: 'repeating-linear-gradient(45deg, #264653 0%, #264653 5%, #2a9d8f 5%, #2a9d8f 10%)',
  },
  { name: message('Spotlight'), text: 'radial-gradient(circle, #fff3b0, #9a6a1f)' },
  { name: message('Fade out'), text: 'linear-gradient(180deg, #000000, #00000000)' },
  {
    name: message('Color wheel'),
    text: 'conic-gradient(from 0deg, #ff0000 0%, #ffff00 16.67%, #00ff00 33.33%, #00ffff 50%, #0000ff 66.67%, #ff00ff 83.33%, #ff0000 100%)',
  },
];

const sides: Readonly<Record<string, string>> = {
  'to top': '0',
  'to right': '90',
  'to bottom': '180',
  'to left': '270',
};

/** Returns a color of CSS as hexadecimal digits, or `undefined` if it is none. */
type ReadColor = (color: string) => string | undefined;

/**
 * Reads a CSS gradient, with or without its property. Returns `undefined` if the form cannot
 * express it, as for corners and for lengths in pixels.
 */
export function inputsOfGradient(css: string, readColor: ReadColor): Inputs | undefined {
  const [, repeating = '', type = '', rest = ''] =
    /(repeating-)?(linear|radial|conic)-gradient\((.*)/is.exec(css) ?? [];
  const parts = argumentsIn(rest.toLowerCase());
  if (!parts) return undefined;
  const [start = ''] = parts;
  const kind = type.toLowerCase();
  const isStop = stopsIn(start, readColor) !== undefined;
  const line = lineOf(kind, isStop ? '' : start);
  const stops = placed((isStop ? parts : parts.slice(1)).map((part) => stopsIn(part, readColor)));
  if (!line || !stops) return undefined;
  return { type: kind, ...inputsOfStops(stops), ...line, ...(repeating && { repeat: 'true' }) };
}

/**
 * Returns what is between the commas up to the closing parenthesis, or `undefined` if there is
 * none.
 */
function argumentsIn(text: string): readonly string[] | undefined {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === ')' && depth === 0) return parts.map((part) => part.trim());
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return undefined;
}

interface ReadStop {
  readonly color: string;
  readonly position: string | undefined;
}

/** Reads a color with no position, one or two. */
function stopsIn(text: string, readColor: ReadColor): readonly ReadStop[] | undefined {
  const words = text.split(/\s+/);
  const end = words.findIndex((_, index) => index > 0 && words.slice(index).every(isPercent));
  const [written, percents] =
    end < 0 ? [text, []] : [words.slice(0, end).join(' '), words.slice(end)];
  const color = written.startsWith('#') && isColor(written) ? written : readColor(written);
  const numbers = percents.map((percent) => percent.slice(0, -1));
  const areInside = numbers.every((position) => Number(position) >= 0 && Number(position) <= 100);
  if (color === undefined || !areInside || numbers.length > 2) return undefined;
  const exact = numbers.map((written) => (isPosition(written) ? written : positionAt(+written)));
  return exact.length === 0
    ? [{ color, position: undefined }]
    : exact.map((position) => ({ color, position }));
}

function isPercent(word: string): boolean {
  return word.endsWith('%') && isNumber(word.slice(0, -1));
}

function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text);
}

/**
 * Gives stops without a position one as CSS does: 0 and 100% at the ends, and even distances
 * between others.
 */
function placed(read: readonly (readonly ReadStop[] | undefined)[]) {
  const stops = read.flatMap((some) => some ?? []);
  const isReadable = read.every((some) => some !== undefined);
  if (!isReadable || stops.length < fewestStops || stops.length > mostStops) return undefined;
  const last = stops.length - 1;
  const at = (index: number) =>
    stops[index]?.position ?? (index === 0 ? '0' : index === last ? '100' : undefined);
  const known = stops.map((_, index) => at(index));
  return inOrder(
    stops.map(({ color }, index) => ({ color, position: known[index] ?? between(known, index) })),
  );
}

function between(known: readonly (string | undefined)[], index: number): string {
  const before = known.findLastIndex((position, place) => place < index && position !== undefined);
  const after = known.findIndex((position, place) => place > index && position !== undefined);
  const [start, end] = [Number(known[before]), Number(known[after])];
  return positionAt(start + ((end - start) * (index - before)) / (after - before));
}

/** Moves each stop to where the one before it is, if that is further on, as CSS does. */
function inOrder(stops: readonly { readonly color: string; readonly position: string }[]) {
  let furthest = '0';
  return stops.map(({ color, position }) => {
    if (Number(position) > Number(furthest)) furthest = position;
    return { color, position: furthest };
  });
}

/** Reads what comes before the stops. Returns `undefined` if the form cannot express it. */
function lineOf(kind: string, line: string): Inputs | undefined {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const [outside, space] = cut(words, 'in', 1);
  const [rest, left, top] = cut(outside, 'at', 2);
  const center = [left, top].flatMap((word) => word ?? []);
  const isMixed = space !== undefined;
  const isPlaced = center.length > 0;
  if (isMixed && !spaces.some((one) => one === space)) return undefined;
  if (isPlaced && (kind === 'linear' || center.length < 2 || !center.every(isPercent))) {
    return undefined;
  }
  const [centerX = '', centerY = ''] = center.map((percent) => percent.slice(0, -1));
  const common = { ...(isMixed && { space }), ...(isPlaced && { centerX, centerY }) };
  if (kind === 'radial') return radial(rest, common);
  const angle = angleOf(kind, rest.join(' '));
  return angle === undefined ? undefined : { ...common, angle };
}

/** Returns the words without a keyword and the words that follow it, and these words. */
function cut(words: readonly string[], keyword: string, count: number) {
  const start = words.indexOf(keyword);
  if (start < 0) return [words] as const;
  const [one, other] = words.slice(start + 1, start + 1 + count);
  return [words.toSpliced(start, 1 + count), one ?? '', other] as const;
}

function radial(words: readonly string[], common: Inputs): Inputs | undefined {
  const shape = shapes.find((one) => words.includes(one)) ?? 'ellipse';
  const size = sizes.find((one) => words.includes(one));
  const isKnown = words.every((word) => word === shape || word === size);
  return isKnown ? { ...common, shape, ...(size && { size }) } : undefined;
}

function angleOf(kind: string, start: string): string | undefined {
  if (start === '') return kind === 'linear' ? '180' : '0';
  const turn = kind === 'conic' ? start.replace(/^from /, '') : start;
  const degrees = turn.replace(/deg$/, '');
  if (degrees !== turn && isNumber(degrees)) return degrees;
  return kind === 'linear' ? sides[start] : undefined;
}
