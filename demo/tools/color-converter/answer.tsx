import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { rich } from '../../language/rich.ts';
import { CopyableFigure } from '../shared/figures.tsx';
import { linkTo } from '../shared/link-to.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { black, type Channels, contrast, hexOf, mix, steps, white } from './colors.ts';
import { Contrasts } from './contrasts.tsx';
import { notations } from './notations.ts';
import { channelsOfHsl, hslOf, Sliders } from './sliders.tsx';

/** A swatch of the color, with sliders that change it. */
export function Picture({ result, change }: ToolAnswer<'color-converter'> & FormFiller) {
  const { hex, hsl, r, g, b } = result;
  const { color: typed = '' } = useContext(FormInputs);
  const color: Channels = [r, g, b];
  const name = <bdi>{hsl}</bdi>;
  const isLight = contrast(color, black) > contrast(color, white);
  // While a slider moves, the form is ahead of the answer. A gray keeps the hue of the slider.
  const shown = channelsOfHsl(typed) ?? channelsOfHsl(hsl);
  return (
    <figure>
      <div
        class="swatch"
        dir="ltr"
        style={{ color: hexOf(isLight ? black : white), backgroundColor: shown && hslOf(shown) }}
      >
        {hex}
      </div>
      {shown && <Sliders hsl={shown} onChange={(changed) => change('color', hslOf(changed))} />}
      <figcaption>
        {isLight
          ? rich('The color {name}. Black text reads better on it than white text.', { name })
          : rich('The color {name}. White text reads better on it than black text.', { name })}
      </figcaption>
    </figure>
  );
}

/** The contrast of text on the color, lighter and darker colors, and other notations. */
export function More({ result: { r, g, b } }: ToolAnswer<'color-converter'>) {
  const color: Channels = [r, g, b];
  return (
    <>
      <Contrasts color={color} />
      <TitledCard id="tints" title={t('Tints and shades')}>
        <Mixes
          color={color}
          other={white}
          label={(share, mixed) => t('{share}% white: {color}', { share, color: mixed })}
        />
        <Mixes
          color={color}
          other={black}
          label={(share, mixed) => t('{share}% black: {color}', { share, color: mixed })}
        />
        <p class="note">
          {t('Each step adds 10% of white, or of black. Choose a color to convert that one.')}
        </p>
      </TitledCard>
      <TitledCard id="notations" title={t('Other notations')}>
        <dl class="figures">
          {notations(color).map(({ name, text }) => (
            <CopyableFigure key={name} name={name} text={text} />
          ))}
        </dl>
        <p class="note">
          {t('CMYK is computed without the profile of a printer, so printed colors will differ.')}
        </p>
      </TitledCard>
    </>
  );
}

interface MixProperties {
  readonly color: Channels;
  readonly other: Channels;
  readonly label: (share: string, mixed: string) => string;
}

function Mixes({ color, other, label }: MixProperties) {
  return (
    <ul class="mixes">
      {steps.map((percent) => {
        const mixed = hexOf(mix(color, other, percent / 100));
        const name = label(formatNumber(percent), mixed);
        return (
          <li key={percent}>
            <a
              href={linkTo({ color: mixed, from: 'hex' })}
              title={name}
              style={{ backgroundColor: mixed }}
            >
              <span class="hidden">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
