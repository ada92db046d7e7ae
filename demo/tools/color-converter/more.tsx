import './color-converter.css';
import { useState } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { CopyableFigure } from '../copyable-figure.tsx';
import { HeadedTable } from '../headed-table.tsx';
import { linkTo } from '../link-to.ts';
import { TitledCard } from '../titled-card.tsx';
import {
  black,
  type Channels,
  channelsOf,
  contrast,
  cutRatio,
  hexOf,
  levelOf,
  mix,
  steps,
  type TextSize,
  white,
} from './colors.ts';
import { notations } from './notations.ts';

/** The contrast of text on the color, lighter and darker colors, and other notations. */
export function More({ result: { r, g, b } }: Shown<'color-converter'>) {
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

interface ColorProperties {
  readonly color: Channels;
}

function Contrasts({ color }: ColorProperties) {
  const [typed, setTyped] = useState('#1d3557');
  const second = channelsOf(typed);
  const texts = [
    { name: t('White'), text: white },
    { name: t('Black'), text: black },
    ...(second ? [{ name: t('Other color'), text: second }] : []),
  ];
  return (
    <TitledCard id="contrast" title={t('Text on this color')}>
      <HeadedTable
        class="contrasts"
        columns={[t('Text'), t('Ratio'), t('Normal text'), t('Large text')]}
        rows={texts.map(({ name, text }) => {
          const ratio = contrast(color, text);
          return {
            key: name,
            cells: [
              <Sample color={color} text={text} name={name} />,
              <bdi>{formatNumber(cutRatio(ratio))}&nbsp;:&nbsp;1</bdi>,
              <Level ratio={ratio} size="text" />,
              <Level ratio={ratio} size="large" />,
            ],
          };
        })}
      />
      <div class="field">
        <label for="second">{t('Compare with another color')}</label>
        <div class="control">
          <input
            id="second"
            type="text"
            dir="ltr"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            aria-describedby="second-hint"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <input
            type="color"
            aria-label={t('Pick the other color')}
            value={hexOf(second ?? black)}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <p class="hint" id="second-hint">
          {second
            ? t(
                'Contrast by WCAG 2. Text is large from 24 pixels on, or from 19 pixels if it is bold.',
              )
            : t('Write it as 3 or 6 hexadecimal digits, such as #1d3557.')}
        </p>
      </div>
    </TitledCard>
  );
}

interface SampleProperties extends ColorProperties {
  readonly text: Channels;
  readonly name: string;
}

function Sample({ color, text, name }: SampleProperties) {
  return (
    <>
      {/* Hidden from assistive technology, since it may be hard to read and repeats the name. */}
      <svg
        class="sample"
        direction="ltr"
        style={{ backgroundColor: hexOf(color) }}
        aria-hidden="true"
      >
        <text x="8" y="26" class="large" fill={hexOf(text)}>
          {name}
        </text>
        <text x="8" y="47" fill={hexOf(text)}>
          {t('Normal text')}
        </text>
      </svg>
      <span class="hidden">{name}</span>
    </>
  );
}

function Level({ ratio, size }: { readonly ratio: number; readonly size: TextSize }) {
  const level = levelOf(ratio, size);
  return level ? <span class="passes">{level}</span> : <span class="fails">{t('Fails')}</span>;
}

interface MixProperties extends ColorProperties {
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
