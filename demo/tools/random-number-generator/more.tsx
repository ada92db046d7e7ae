import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { DrawList } from '../draw-list.tsx';
import { useDraws } from '../draws.ts';

const mostListed = 20;
const mostSorted = 200;

/** Draws again, and lists what was drawn. */
export function More({ request, result }: Shown<'random-number-generator'>) {
  const { results } = result;
  const draws = useDraws(JSON.stringify(request), listOf(results, mostListed), result);
  const sorted = results.toSorted((one, other) => one - other);
  return (
    <section class="card extra" aria-label="Draws">
      <div class="buttons">
        <button type="submit" form="random-number-generator" class="primary">
          Draw again
        </button>
      </div>
      {results.length > 1 && (
        <dl class="figures">
          <div>
            <dt>Sum</dt>
            <dd>{formatNumber(sumOf(results))}</dd>
          </div>
          <div>
            <dt>In order</dt>
            <dd class="value number">{listOf(sorted, mostSorted)}</dd>
          </div>
        </dl>
      )}
      <DrawList title="Last draws" draws={draws} />
    </section>
  );
}

function listOf(numbers: readonly number[], most: number): string {
  const shown = numbers.slice(0, most).map(formatNumber).join('  ');
  return numbers.length > most ? `${shown}  …` : shown;
}

/** The sum, without the error that doubles would have beyond 2^53. */
function sumOf(numbers: readonly number[]): number {
  return Number(numbers.reduce((sum, number) => sum + BigInt(number), 0n));
}
