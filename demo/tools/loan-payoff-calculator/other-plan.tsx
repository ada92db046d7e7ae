import { useContext, useId, useMemo, useState } from 'preact/hooks';
import { Scrollable } from '../../components/scrollable.tsx';
import { useExchange } from '../../components/use-exchange.ts';
import { Currency } from '../../currency.ts';
import { formatMoney, formatMonths, formatNumber } from '../../format.ts';
import { isReady, requestOf } from '../../inputs.ts';
import type { Shown } from '../../pictures/shown.ts';
import { fieldsOf } from '../../tool-page.ts';
import { written } from '../compare/compared.ts';
import { faultOf } from '../compare/fault.ts';
import { inputsOf } from '../compare/rows.ts';
import { SmallField } from '../compare/small-field.tsx';
import { toolOfPage } from '../tool-of-page.ts';
import { differenceOf, isPayoff, type Plan, planOf } from './plans.ts';
import '../money.css';

/** A second plan beside that of the form: it differs where the visitor changes it. */
export function OtherPlan({ request, result }: Shown<'loan-payoff-calculator'>) {
  const tool = useMemo(toolOfPage, []);
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const inputs = useMemo(
    () => ({ ...inputsOf(fields, { ...request }), ...changes }),
    [fields, request, changes],
  );
  const other = useMemo(() => requestOf(fields, inputs), [fields, inputs]);
  const isChanged = Object.keys(changes).length > 0;
  const isComplete = isChanged && isReady(fields, inputs, []);
  const { exchange } = useExchange(`/api/${tool.slug}`, other, isComplete, 0);
  const fault = faultOf(tool, exchange);
  const id = useId();
  const answer = exchange?.outcome.ok ? exchange.outcome.result : undefined;
  return (
    <section class="card extra" aria-labelledby={id}>
      <h2 id={id}>Compare with another plan</h2>
      <fieldset class="plan-fields" aria-label="The other plan">
        {fields.map((field) => (
          <SmallField
            key={field.name}
            field={field}
            value={inputs[field.name] ?? ''}
            isInvalid={fault.names.includes(field.name)}
            onInput={(value) => setChanges({ ...changes, [field.name]: value })}
          />
        ))}
      </fieldset>
      <p class="error" role="alert">
        {fault.text}
      </p>
      {exchange && isPayoff(answer) ? (
        <>
          <Plans
            plan={planOf(request.extraPayment, result)}
            other={planOf(exchange.request.extraPayment, answer)}
          />
          <div class="buttons">
            <button type="button" onClick={() => setChanges({})}>
              Start again from my plan
            </button>
          </div>
        </>
      ) : (
        <p class="note">Change a figure to see what another rate, term or extra payment costs.</p>
      )}
    </section>
  );
}

interface PlansProperties {
  readonly plan: Plan;
  readonly other: Plan;
}

/** Both plans and their difference. */
function Plans({ plan, other }: PlansProperties) {
  const currency = useContext(Currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const months = (count: number) => formatMonths(count) ?? `${formatNumber(count)} months`;
  const difference = differenceOf(plan, other);
  const rows = [
    { title: 'Monthly payment', name: 'payment', write: money },
    { title: 'Time', name: 'months', write: months },
    { title: 'Total interest', name: 'interest', write: money },
    { title: 'Total paid', name: 'total', write: money },
  ] as const;
  return (
    <>
      <Scrollable label="Both plans">
        <table class="amounts">
          <thead>
            <tr>
              <td />
              <th scope="col">My plan</th>
              <th scope="col">Other plan</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, name, write }) => (
              <tr key={name}>
                <th scope="row">{title}</th>
                <td>{written(plan[name], write)}</td>
                <td>{written(other[name], write)}</td>
                <td>{written(difference[name], (value) => signed(value, write))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p role="status">{sentenceOf(plan, other, money)}</p>
    </>
  );
}

function signed(value: number, write: (value: number) => string): string {
  if (value === 0) return '–';
  return `${value > 0 ? '+' : '\u2212'}${write(Math.abs(value))}`;
}

function sentenceOf(plan: Plan, other: Plan, money: (amount: number) => string): string {
  const { interest } = differenceOf(plan, other);
  if (other.months === undefined) return 'The other plan is never paid off.';
  if (interest === undefined) return 'Only the other plan is ever paid off.';
  if (interest === 0) return 'Both plans cost the same interest.';
  return interest < 0
    ? `The other plan costs ${money(-interest)} less interest.`
    : `The other plan costs ${money(interest)} more interest.`;
}
