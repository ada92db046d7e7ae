import { formatBriefly, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { DrawList } from '../draw-list.tsx';
import { useDraws } from '../draws.ts';
import { typeInto } from '../type-into.ts';
import { chanceOfAtLeast, expectationOf } from './chances.ts';
import { modifierInForm, writeNotation } from './notation.ts';

const mostListed = 10;

/** Rolls again, and says which totals to expect. */
export function More({ request, result }: Shown<'dice-roller'>) {
  const { count, sides, rolls, total } = result;
  const modifier = modifierInForm(count, sides);
  const dice = writeNotation({ count, sides, modifier });
  const sum = total + modifier;
  const shown = rolls.slice(0, mostListed).map(formatNumber).join(', ');
  const list = rolls.length > mostListed ? `${shown}, …` : shown;
  // The same seed rolls the same dice again.
  const draws = useDraws(
    dice,
    count > 1 ? `${formatNumber(sum)} (${list})` : formatNumber(sum),
    request.seed ?? result,
  );
  const { lowest, highest, average, deviation } = expectationOf({ count, sides, modifier });
  const chance = chanceOfAtLeast(total, count, sides);
  return (
    <>
      <section class="card extra" aria-label="Rolls">
        <div class="buttons">
          <button type="button" class="primary" onClick={rollAgain}>
            Roll again
          </button>
        </div>
        <p class="note">
          {request.seed === undefined
            ? 'Each roll again takes a new seed. The link above then shows the same roll to others.'
            : 'The link above shows this roll to others, because its seed is in the form.'}
        </p>
        <DrawList title="Last rolls" draws={draws} />
      </section>
      <section class="card extra" aria-labelledby="expected">
        <h2 id="expected">What to expect of {dice}</h2>
        <dl class="figures">
          <div>
            <dt>Lowest and highest total</dt>
            <dd>
              {formatNumber(lowest)} to {formatNumber(highest)}
            </dd>
          </div>
          <div>
            <dt>Average total</dt>
            <dd>{formatNumber(average)}</dd>
          </div>
          <div>
            <dt>Standard deviation</dt>
            <dd>{formatBriefly(deviation)}</dd>
          </div>
          {chance !== undefined && (
            <div>
              <dt>Chance of {formatNumber(sum)} or more</dt>
              <dd>{percent.format(chance)}</dd>
            </div>
          )}
        </dl>
      </section>
    </>
  );
}

const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumSignificantDigits: 3,
});

/** Seeds of 32 bits are short in a link, and enough that hardly two rolls share one. */
function rollAgain() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  typeInto(document.forms.namedItem('dice-roller'), 'seed', String(seed));
}
