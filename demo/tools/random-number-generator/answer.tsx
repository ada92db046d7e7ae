import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Figure } from '../shared/figures.tsx';
import { firstNumbers } from '../shared/first-numbers.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const mostListed = 20;

/** An en space, since some languages group digits with narrower spaces. */
const gap = '\u2002';

/** The sum, and the last draws. */
export function More({ request, result }: ToolAnswer<'random-number-generator'>) {
  const { results } = result;
  const draws = useDraws(JSON.stringify(request), firstNumbers(results, mostListed, gap), result);
  if (results.length < 2 && draws.length < 2) return null;
  return (
    <section class="card extra" aria-label={t('Draws')}>
      {results.length > 1 && (
        <dl class="figures">
          <Figure name={t('Sum')}>{formatNumber(sumOf(results))}</Figure>
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
