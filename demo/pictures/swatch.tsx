import { formatBriefly } from '../format.ts';
import type { Shown } from './shown.ts';

/** The color, and how text reads on it. */
export function Picture({ result: { hex, r, g, b } }: Shown<'color-converter'>) {
  const white = formatBriefly(contrast(luminance(r, g, b), 1));
  const black = formatBriefly(contrast(luminance(r, g, b), 0));
  return (
    <figure>
      <svg viewBox="0 0 560 150" aria-hidden="true">
        <rect width="560" height="150" rx="12" fill={hex} />
        <text x="28" y="88" class="large" fill="#fff">
          White {white}
        </text>
        <text x="532" y="88" class="large end" fill="#000">
          Black {black}
        </text>
      </svg>
      <figcaption>
        On {hex}, white text has a contrast of {white} to 1 and black text {black} to 1. Small text
        needs at least 4.5 to 1.
      </figcaption>
    </figure>
  );
}

/** Relative luminance (WCAG 2.2). */
function luminance(r: number, g: number, b: number): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
