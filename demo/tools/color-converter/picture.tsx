import { rich } from '../../language/rich.ts';
import type { Shown } from '../shared/shown.ts';
import { black, type Channels, contrast, hexOf, white } from './colors.ts';

/** A swatch of the color with its hexadecimal notation. */
export function Picture({ result: { hex, hsl, r, g, b } }: Shown<'color-converter'>) {
  const color: Channels = [r, g, b];
  const name = <bdi>{hsl}</bdi>;
  const isLight = contrast(color, black) > contrast(color, white);
  return (
    <figure>
      <div
        class="swatch"
        dir="ltr"
        style={{ color: hexOf(isLight ? black : white), backgroundColor: hex }}
      >
        {hex}
      </div>
      <figcaption>
        {isLight
          ? rich('The color {name}. Black text reads better on it than white text.', { name })
          : rich('The color {name}. White text reads better on it than black text.', { name })}
      </figcaption>
    </figure>
  );
}
