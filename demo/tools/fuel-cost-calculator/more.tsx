import { useContext, useId, useState } from 'preact/hooks';
import { Currency } from '../../currency.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { mostPeople, peopleOf, tripOf } from './trip.ts';

/** The cost there and back, for each person, and for each 100 km or miles. */
export function More(shown: Shown<'fuel-cost-calculator'>) {
  const currency = useContext(Currency);
  const [typed, setTyped] = useState('2');
  const [isReturn, setReturn] = useState(false);
  const id = useId();
  const people = peopleOf(typed);
  const { cost, perPerson, perHundred, unit } = tripOf(shown, people ?? 1, isReturn);
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section class="card extra" aria-labelledby={id}>
      <h2 id={id}>Share the cost</h2>
      <div class="field">
        <label for={`${id}-people`}>People</label>
        <input
          id={`${id}-people`}
          type="number"
          min={1}
          max={mostPeople}
          step={1}
          autocomplete="off"
          value={typed}
          aria-invalid={people === undefined || undefined}
          aria-describedby={`${id}-fault`}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p class="error" id={`${id}-fault`} role="alert">
          {people === undefined
            ? `Expected a whole number from 1 to ${formatNumber(mostPeople)}`
            : ''}
        </p>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isReturn}
          onChange={({ currentTarget }) => setReturn(currentTarget.checked)}
        />
        <span>There and back</span>
      </label>
      <dl class="figures">
        <div>
          <dt>{isReturn ? 'There and back' : 'One way'}</dt>
          <dd>{money(cost)}</dd>
        </div>
        <div>
          <dt>Each person pays</dt>
          <dd>{people === undefined ? '–' : money(perPerson)}</dd>
        </div>
        <div>
          <dt>{unit === 'km' ? 'Cost of 100 km' : 'Cost of 100 miles'}</dt>
          <dd>{perHundred === undefined ? '–' : money(perHundred)}</dd>
        </div>
      </dl>
    </section>
  );
}
