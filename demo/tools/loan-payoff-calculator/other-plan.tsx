import { useId, useMemo, useState } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatMonths } from '../../../src/form/numbers/format.ts';
import { formatTime } from '../../../src/form/numbers/unit-of-time.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { useToolContext } from '../../components/form/tool-context.ts';
import { minus } from '../shared/compare/comparison-figures.ts';
import { inputsOf } from '../shared/compare/rows.ts';
import { SmallFields } from '../shared/compare/small-fields.tsx';
import { useRowAnswer } from '../shared/compare/use-row-answer.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { useMoney } from '../shared/money.ts';
import { orDash } from '../shared/or-dash.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Compares the plan in the form with a copy of it that the visitor can change. */
export function OtherPlan({ request, result }: ToolAnswer<'loan-payoff-calculator'>) {
  const { fields, inputs, answer, fault, change, reset } = useOtherPlan(request);
  const id = useId();
  const payoff = answer && 'result' in answer ? answer.result : undefined;
  return (
    <TitledCard id={id} title={t('Compare with another plan')}>
      <fieldset class="plan-fields" aria-label={t('The other plan')}>
        <SmallFields fields={fields} inputs={inputs} invalid={fault.names} onInput={change} />
      </fieldset>
      <p class="error" role="alert">
        {fault.text}
      </p>
      {answer && isPayoff(payoff) ? (
        <>
          <Plans
            plan={planOf(request.extraPayment, result)}
            other={planOf(answer.request.extraPayment, payoff)}
          />
          <div class="buttons">
            <button type="button" onClick={reset}>
              {t('Start again from my plan')}
            </button>
          </div>
        </>
      ) : (
        <p class="note">
          {t('Change a figure to see what another rate, term or extra payment costs.')}
        </p>
      )}
    </TitledCard>
  );
}

function useOtherPlan(request: object) {
  const { tool, fields } = useToolContext();
  const [changes, setChanges] = useState<Inputs>({});
  const typed = useMemo(
    () => ({ ...inputsOf(fields, { ...request }), ...changes }),
    [fields, request, changes],
  );
  const isChanged = Object.keys(changes).length > 0;
  return {
    fields,
    ...useRowAnswer(tool, fields, typed, isChanged),
    change: (changed: Inputs) => setChanges({ ...changes, ...changed }),
    reset: () => setChanges({}),
  };
}

interface PlansProperties {
  readonly plan: Plan;
  readonly other: Plan;
}

function Plans({ plan, other }: PlansProperties) {
  const money = useMoney();
  const months = (count: number) => formatMonths(count) ?? formatTime('months', count);
  const rows = [
    { title: t('Monthly payment'), name: 'payment', write: money },
    { title: t('Time'), name: 'months', write: months },
    { title: t('Total interest'), name: 'interest', write: money },
    { title: t('Total paid'), name: 'total', write: money },
  ] as const;
  return (
    <>
      <Scrollable label={t('Both plans')}>
        <HeadedTable
          class="amounts"
          columns={['', t('My plan'), t('Other plan'), t('Difference')]}
          rows={rows.map(({ title, name, write }) => ({
            key: name,
            cells: [
              title,
              orDash(plan[name], write),
              orDash(other[name], write),
              <bdi>{orDash(minus(other[name], plan[name]), (value) => signed(value, write))}</bdi>,
            ],
          }))}
        />
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
  const interest = minus(other.interest, plan.interest);
  if (other.months === undefined) return t('The other plan is never paid off.');
  if (interest === undefined) return t('Only the other plan is ever paid off.');
  if (interest === 0) return t('Both plans cost the same interest.');
  return interest < 0
    ? t('The other plan costs {amount} less interest.', { amount: money(-interest) })
    : t('The other plan costs {amount} more interest.', { amount: money(interest) });
}

type Payoff = ToolAnswer<'loan-payoff-calculator'>['result'];

/**
 * The cost of a loan with its extra payment. Figures are `undefined` if the loan is never paid off.
 */
interface Plan {
  readonly payment: number;
  readonly months: number | undefined;
  readonly interest: number | undefined;
  readonly total: number | undefined;
}

/** Whether a result from the API comes from this tool. */
export function isPayoff(answer: object | undefined): answer is Payoff {
  return answer !== undefined && 'scheduledPayment' in answer && 'accelerated' in answer;
}

export function planOf(extraPayment: unknown, { scheduledPayment, accelerated }: Payoff): Plan {
  const extra = typeof extraPayment === 'number' ? extraPayment : 0;
  return {
    payment: scheduledPayment + extra,
    months: accelerated.months ?? undefined,
    interest: accelerated.totalInterest ?? undefined,
    total: accelerated.totalPaid ?? undefined,
  };
}
