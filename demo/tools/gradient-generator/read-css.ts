import { drawnColor } from '../../../src/form/drawn-color.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { inputsOfGradient } from './expression.ts';
import { colorOfChannels, isColor } from './stops.ts';

const longestRead = 2_000;

/** Returns the inputs of a CSS gradient, or `undefined` if the form cannot express it. */
export function gradientIn(text: string): Inputs | undefined {
  return inputsOfGradient(text.slice(0, longestRead), readColor);
}

/**
 * Returns any color of CSS, such as `tomato` or `hsl(9 100% 64%)`, as hexadecimal digits, or
 * `undefined`.
 */
export function readColor(text: string): string | undefined {
  const drawn = drawnColor(text);
  if (drawn !== undefined || !CSS.supports('color', text)) return drawn;
  // A canvas writes the opacity of a color more exactly than it draws it.
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = text;
  return inDigits(String(canvas.fillStyle));
}

/**
 * Returns a color as a canvas writes it, `#rrggbb` or `rgba(r, g, b, opacity)`, as hexadecimal
 * digits.
 */
export function inDigits(written: string): string | undefined {
  if (isColor(written)) return written;
  const [, inside] = /^rgba\(([\d., ]+)\)$/.exec(written) ?? [];
  const [red = 0, green = 0, blue = 0, opacity = 1] = inside?.split(',').map(Number) ?? [];
  return inside && colorOfChannels([red, green, blue, 255 * opacity]);
}
