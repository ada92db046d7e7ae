import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Figure } from '../shared/figures.tsx';
import { firstNumbers } from '../shared/first-numbers.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import type { Shown } from '../shared/shown.ts';

const mostListed = 20;
const mostSorted = 200;

/** An en space, since some languages group digits with narrower spaces. */
const gap = '\u2002';

/** Draws again, and lists the last draws. */
export function More({ request, result }: Shown<'random-number-generator'>) {
  const { results } = result;
  const draws = useDraws(JSON.stringify(request), firstNumbers(results, mostListed, gap), result);
  const sorted = results.toSorted((one, other) => one - other);
  return (
    <section class="card extra" aria-label={t('Draws')}>
      <div class="buttons">
        <button type="submit" form="random-number-generator" class="primary">
          {t('Draw again')}
        </button>
      </div>
      {results.length > 1 && (
        <dl class="figures">
          <Figure name={t('Sum')}>{formatNumber(sumOf(results))}</Figure>
          <Figure name={t('In order')}>
            <span class="value number" dir="auto">
              {firstNumbers(sorted, mostSorted, gap)}
            </span>
          </Figure>
        </dl>
      )}
      <DrawList title={t('Last draws')} draws={draws} />
    </section>
  );
}

/** Returns the sum without the rounding errors of doubles beyond 2^53. */
function sumOf(numbers: readonly number[]): number {
  return Number(numbers.reduce((sum, number) => sum + BigInt(number), 0n));
}
