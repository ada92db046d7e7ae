/**
 * Returns any CSS color, such as a name, `hsl()` or `oklch()`, as the `#rrggbb` that this browser
 * draws. Returns `undefined` for anything else, and for a color that is not opaque.
 */
export function drawnColor(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !isColor(context, text)) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'));
  return alpha === 255 ? `#${hex.join('')}` : undefined;
}

/** Whether a canvas accepts the text as a color. If not, it keeps the color it had. */
function isColor(context: CanvasRenderingContext2D, text: string): boolean {
  return ['#000000', '#ffffff'].some((former) => {
    context.fillStyle = former;
    context.fillStyle = text;
    return context.fillStyle !== former;
  });
}
