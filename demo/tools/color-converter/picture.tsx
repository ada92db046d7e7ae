import './color-converter.css';
import type { Shown } from '../../pictures/shown.ts';
import { black, type Channels, contrast, hexOf, white } from './colors.ts';

/** The color, with its own notation on it. */
export function Picture({ result: { hex, hsl, r, g, b } }: Shown<'color-converter'>) {
  const color: Channels = [r, g, b];
  const isLight = contrast(color, black) > contrast(color, white);
  return (
    <figure>
      <div class="swatch" style={{ color: hexOf(isLight ? black : white), backgroundColor: hex }}>
        {hex}
      </div>
      <figcaption>
        {isLight
          ? `The color ${hsl}. Black text reads better on it than white text.`
          : `The color ${hsl}. White text reads better on it than black text.`}
      </figcaption>
    </figure>
  );
}
