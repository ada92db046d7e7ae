import { useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import {
  digitsOf,
  engineering,
  inWords,
  type PowerOfTen,
  rounded,
  scientific,
  significantDigits,
  withPrefix,
} from './notation.ts';

/** Longer numbers are copied above, and would fill the page here. */
const mostDigits = 60;

/** The number in the notations of science, engineering and everyday words. */
export function More({ result }: Shown<'scientific-notation-converter'>) {
  const [limit, setLimit] = useState('');
  const exact = digitsOf(result.scientific);
  const count = Number(limit);
  const isLimited = Number.isInteger(count) && count > 0 && exact.digits.length > count;
  const number = isLimited ? rounded(exact, count) : exact;
  const { least, most } = significantDigits(result.input);
  return (
    <section class="card extra" aria-labelledby="notations">
      <h2 id="notations">Other ways to write it</h2>
      <div class="field">
        <label for="significant">
          Round to significant digits <span class="optional">optional</span>
        </label>
        <input
          id="significant"
          type="number"
          min={1}
          step={1}
          placeholder="All"
          value={limit}
          onInput={({ currentTarget }) => setLimit(currentTarget.value)}
        />
      </div>
      {number.digits.length > mostDigits ? (
        <p class="note">Round it to at most {mostDigits} digits to see them.</p>
      ) : (
        <dl class="figures" aria-live="polite">
          <Power name="Scientific" power={scientific(number)} isRounded={isLimited} />
          <Power name="Engineering" power={engineering(number)} isRounded={isLimited} />
          <Text name="SI prefix" text={withPrefix(number)} isRounded={isLimited} />
          <Text name="In words" text={inWords(number)} isRounded={isLimited} />
          <div>
            <dt>Significant digits as written</dt>
            <dd>
              <span class="value number">
                {least === most
                  ? formatNumber(most)
                  : `${formatNumber(least)} to ${formatNumber(most)}`}
              </span>
            </dd>
          </div>
        </dl>
      )}
      {least !== most && (
        <p class="note">
          Without a point, zeros at the end may be measured or only fill the places.
        </p>
      )}
    </section>
  );
}

interface RowProperties {
  readonly name: string;
  readonly isRounded: boolean;
}

function Power({
  name,
  power: { mantissa, exponent },
  isRounded,
}: RowProperties & { readonly power: PowerOfTen }) {
  const text = `${mantissa} × 10^${exponent}`.replaceAll('−', '-');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="value number">
          {isRounded && '≈\u00a0'}
          {mantissa}&nbsp;×&nbsp;10<sup>{String(exponent).replace('-', '−')}</sup>
        </span>
        <CopyButton text={() => text} subject={name} />
      </dd>
    </div>
  );
}

/** Nothing where the number has no such name. */
function Text({ name, text, isRounded }: RowProperties & { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="value number">
          {isRounded && '≈\u00a0'}
          {text}
        </span>
        <CopyButton text={() => text} subject={name} />
      </dd>
    </div>
  );
}
