import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber, powerOfTen } from '../../../src/form/numbers/format.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { NumberText } from '../../../src/form/view/number-text.tsx';
import { CopyableFigure, Figure } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import {
  digitsOf,
  engineering,
  inWords,
  type PowerOfTen,
  prefixOf,
  rounded,
  scientific,
  significantDigits,
  withPrefix,
  written,
} from './notation.ts';

/** How many powers of ten the ruler shows, of which it names every third. */
const shownPowers = 15;

/** The place of the number on a ruler of powers of ten, from left to right in every language. */
export function Picture({ result }: ToolAnswer<'scientific-notation-converter'>) {
  const { digits, exponent } = digitsOf(result.scientific);
  // Zero has no place among them.
  if (/^0*$/.test(digits)) return <figure hidden />;
  const first = 3 * Math.floor((exponent - shownPowers / 2 + 1) / 3);
  const place = (power: number) => `${(100 * (power - first)) / shownPowers}%`;
  const powers = Array.from({ length: shownPowers + 1 }, (_, index) => first + index);
  const power = exponent + Math.log10(Number(`0.${digits.slice(0, 15)}`)) + 1;
  return (
    <figure>
      <div class="ruler" dir="ltr" aria-hidden="true">
        {powers.map((one) => (
          <span
            key={one}
            class={one % 3 === 0 ? 'tick named' : 'tick'}
            style={{ left: place(one) }}
          />
        ))}
        {powers
          .filter((one) => one % 3 === 0 && one > first && one < first + shownPowers)
          .map((one) => (
            <span key={one} class="limit" style={{ left: place(one) }}>
              <b>
                10<sup>{withMinus(String(one))}</sup>
              </b>
              <small>{prefixOf(one)}</small>
            </span>
          ))}
        <span class="marker" style={{ left: place(power) }} />
      </div>
      <figcaption>
        {t('The number among the powers of ten: each line is ten times as much as the one before.')}
      </figcaption>
    </figure>
  );
}

/** Longer numbers would fill the page here; they can be copied above. */
const mostDigits = 60;

/**
 * The number in scientific notation, unless that is the answer, in engineering notation, with an SI
 * prefix, and in words.
 */
export function More({ result }: ToolAnswer<'scientific-notation-converter'>) {
  const [limit, setLimit] = useState('');
  const exact = digitsOf(result.scientific);
  const count = Number(limit);
  const isLimited = Number.isInteger(count) && count > 0 && exact.digits.length > count;
  const number = isLimited ? rounded(exact, count) : exact;
  const { least, most } = significantDigits(result.input);
  return (
    <TitledCard id="notations" title={t('Other ways to write it')}>
      <LimitField limit={limit} onInput={setLimit} />
      {number.digits.length > mostDigits ? (
        <p class="note">
          {t('Round it to at most {count} digits to see them.', {
            count: formatNumber(mostDigits),
          })}
        </p>
      ) : (
        <dl class="figures" aria-live="polite">
          {(isLimited || result.direction === 'from') && (
            <Power name={t('Scientific')} power={scientific(number)} isRounded={isLimited} />
          )}
          <Power name={t('Engineering')} power={engineering(number)} isRounded={isLimited} />
          <Text name={t('SI prefix')} text={withPrefix(number)} isRounded={isLimited} />
          <Text name={t('In words')} text={inWords(number)} isRounded={isLimited} />
          <SignificantDigits least={least} most={most} />
        </dl>
      )}
      {least !== most && (
        <p class="note">
          {t('Without a decimal point, zeros at the end may be measured or only fill the places.')}
        </p>
      )}
    </TitledCard>
  );
}

interface LimitProperties {
  readonly limit: string;
  readonly onInput: (limit: string) => void;
}

function LimitField({ limit, onInput }: LimitProperties) {
  return (
    <div class="field">
      <label for="significant">{t('Round to significant digits')}</label>
      <NumberInput
        attributes={{ id: 'significant' }}
        field={{ unit: undefined, sample: '3', schema: { type: 'integer', minimum: 1 } }}
        value={limit}
        onInput={onInput}
      />
    </div>
  );
}

type DigitsProperties = ReturnType<typeof significantDigits>;

function SignificantDigits({ least, most }: DigitsProperties) {
  return (
    <Figure name={t('Significant digits as written')}>
      <span class="value number">
        {least === most
          ? formatNumber(most)
          : t('{least} to {most}', {
              least: formatNumber(least),
              most: formatNumber(most),
            })}
      </span>
    </Figure>
  );
}

interface RowProperties {
  readonly name: string;
  readonly isRounded: boolean;
}

interface PowerProperties extends RowProperties {
  readonly power: PowerOfTen;
}

function Power({ name, power: { mantissa, exponent }, isRounded }: PowerProperties) {
  return (
    <CopyableFigure name={name} text={`${mantissa} × 10^${exponent}`}>
      {isRounded && '≈\u00a0'}
      <NumberText text={powerOfTen(withMinus(written(mantissa)), exponent)} />
    </CopyableFigure>
  );
}

interface TextProperties extends RowProperties {
  /** `undefined` if there is no prefix or word for the number. */
  readonly text: string | undefined;
}

function Text({ name, text, isRounded }: TextProperties) {
  return (
    <CopyableFigure name={name} text={text}>
      {isRounded && '≈\u00a0'}
      {text}
    </CopyableFigure>
  );
}
