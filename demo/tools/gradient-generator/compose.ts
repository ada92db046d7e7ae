import { type GradientGeneratorRequest, generateGradient } from 'toolworker';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { inRange } from '../shared/in-range.ts';
import { type Stop, stopsOf } from './stops.ts';

export const shapes = ['circle', 'ellipse'] as const;

/** The edge that a radial gradient ends at. The first one is the default of CSS. */
export const sizes = [
  'farthest-corner',
  'closest-side',
  'farthest-side',
  'closest-corner',
] as const;

/** How colors are mixed. The first one is the default of CSS. */
export const spaces = ['srgb', 'oklab', 'oklch', 'hsl'] as const;

/**
 * What the API's request cannot express. Each part is one of a few words or a number, whatever a
 * link contains.
 */
interface Details {
  readonly isRepeating: boolean;
  readonly shape: string;
  readonly size: string;
  readonly center: readonly [left: number, top: number];
  readonly space: string;
}

const types = ['linear', 'radial', 'conic'] as const;

/**
 * Returns the CSS of a form's gradient, or `undefined` if the API refuses its colors or its angle.
 */
export function cssOfInputs(inputs: Inputs): string | undefined {
  const request = requestOfInputs(inputs);
  const result = inRange(() => generateGradient(request));
  return result && composed(result, inputs);
}

function requestOfInputs({
  type,
  from = '',
  to = '',
  angle = '',
}: Inputs): GradientGeneratorRequest {
  const given = types.find((one) => one === type) ?? types[0];
  return { type: given, from, to, ...(angle !== '' && { angle: numberOf(angle, '°') }) };
}

type Result = Pick<ReturnType<typeof generateGradient>, 'css' | 'type' | 'from' | 'to'>;

/**
 * Adds to the API's gradient between two colors what only the page knows. Without any of that, it
 * stays as it is.
 */
export function composed({ css, type, from, to }: Result, inputs: Inputs): string {
  const details = detailsOf(inputs);
  const [, name = '', first = ''] = /^([a-z]+-gradient)\(([^,]*),/.exec(css) ?? [];
  const mixing = details.space === spaces[0] ? '' : `in ${details.space}`;
  const line = [lineOf(type, first, details), mixing].filter((part) => part !== '').join(' ');
  const colors = writtenStops(stopsOf({ ...inputs, from, to }));
  return `${details.isRepeating ? 'repeating-' : ''}${name}(${line}, ${colors})`;
}

/**
 * Returns the CSS for browsers that cannot mix colors otherwise, or `undefined` if all browsers
 * can.
 */
export function withoutMixing(css: string): string | undefined {
  const plain = css.replace(/ in (?:oklab|oklch|hsl)(?=,)/, '');
  return plain === css ? undefined : plain;
}

function detailsOf(inputs: Inputs): Details {
  return {
    isRepeating: inputs.repeat === 'true',
    shape: oneOf(shapes, inputs.shape),
    size: oneOf(sizes, inputs.size),
    center: [percentOf(inputs.centerX), percentOf(inputs.centerY)],
    space: oneOf(spaces, inputs.space),
  };
}

function oneOf(options: readonly [string, ...string[]], input: string | undefined): string {
  return options.find((option) => option === input) ?? options[0];
}

const middle = 50;
const farthest = 1_000;

function percentOf(input = ''): number {
  const percent = numberOf(input, '%');
  return Math.abs(percent) <= farthest ? percent : middle;
}

function lineOf(type: Result['type'], first: string, { shape, size, center }: Details): string {
  const [left, top] = center;
  const isCentered = left === middle && top === middle;
  const at = isCentered ? '' : `at ${left}% ${top}%`;
  if (type === 'linear') return first;
  const parts = type === 'conic' ? [first, at] : [shape, size === sizes[0] ? '' : size, at];
  return parts.filter((part) => part !== '').join(' ');
}

/** Writes the stops of a gradient. Browsers place two stops at both ends by themselves. */
function writtenStops(stops: readonly Stop[]): string {
  const colors = stops.map(({ color }) => `#${color.replace('#', '').toLowerCase()}`);
  const isUsual = stops.length === 2 && stops[0]?.position === '0' && stops[1]?.position === '100';
  if (isUsual) return colors.join(', ');
  return stops.map(({ position }, index) => `${colors[index]} ${position}%`).join(', ');
}
