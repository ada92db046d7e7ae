import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import {
  black,
  type Channels,
  channelsOf,
  contrast,
  cutRatio,
  hexOf,
  levelOf,
  type TextSize,
  white,
} from './colors.ts';

interface Properties {
  readonly color: Channels;
}

/** The contrast of white, black and another text on a color. */
export function Contrasts({ color }: Properties) {
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
      <OtherColor typed={typed} color={second} onType={setTyped} />
    </TitledCard>
  );
}

interface OtherProperties {
  readonly typed: string;
  /** `undefined` if the text is not a color. */
  readonly color: Channels | undefined;
  readonly onType: (typed: string) => void;
}

function OtherColor({ typed, color, onType }: OtherProperties) {
  return (
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
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        <input
          type="color"
          aria-label={t('Pick the other color')}
          value={hexOf(color ?? black)}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      <p class="hint" id="second-hint">
        {color
          ? t(
              'Contrast by WCAG 2. Text is large from 24 pixels on, or from 19 pixels if it is bold.',
            )
          : t('Enter 3 or 6 hexadecimal digits, such as #1d3557.')}
      </p>
    </div>
  );
}

interface SampleProperties extends Properties {
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
