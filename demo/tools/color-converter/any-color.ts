import { hexOf } from './colors.ts';

/**
 * Returns any color of CSS as `#rrggbb`, as this browser draws it: a name, hsl(), oklch() and so on.
 * `undefined` for anything else, and for a color that is not opaque.
 */
export function drawnColor(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !isColor(context, text)) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? hexOf([red, green, blue]) : undefined;
}

/** Whether a canvas takes the text; it keeps what it had if not. */
function isColor(context: CanvasRenderingContext2D, text: string): boolean {
  return ['#000000', '#ffffff'].some((former) => {
    context.fillStyle = former;
    context.fillStyle = text;
    return context.fillStyle !== former;
  });
}
