import { useId, useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { useToolAnswer } from '../../components/result/use-tool-answer.ts';
import { useMoney } from '../shared/money.ts';
import { roundStep, withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { monthsOfPlan } from './growth.ts';
import { defaultReturn, inTodaysMoney } from './inflation.ts';

const unchanged = { contribution: 0, rate: 0 };
const returnSteps: Steps = { step: 0.25, min: -5, max: 5 };

interface Properties extends ToolAnswer<'retirement-calculator'> {
  readonly inflation: number | undefined;
}

/** Shows how another contribution or return would change the savings. */
export function WhatIf({ request, result, inflation }: Properties) {
  const { change, setChange, plan, isChanged, savings } = useChangedPlan(request);
  const id = useId();
  const money = useMoney();
  const today =
    savings !== undefined && inflation !== undefined
      ? inTodaysMoney(savings, inflation, monthsOfPlan(request))
      : undefined;
  return (
    <section class="card extra what-if" aria-labelledby={id}>
      <h2 id={id}>{t('What if?')}</h2>
      <Slider
        label={t('Monthly contribution')}
        text={money(plan.monthlyContribution)}
        steps={stepsAround(request.monthlyContribution ?? 0)}
        value={change.contribution}
        onInput={(by) => setChange({ ...change, contribution: by })}
      />
      <Slider
        label={t('Return a year')}
        text={percentage(formatNumber(plan.annualReturn))}
        steps={returnSteps}
        value={change.rate}
        onInput={(by) => setChange({ ...change, rate: by })}
      />
      <p role="status">
        {savings === undefined
          ? t('Move a slider to see what it changes.')
          : sentenceOf(savings, savings - result.projectedSavings, money)}
        {today !== undefined && (
          <> {t('In today’s money, that is about {amount}.', { amount: money(today) })}</>
        )}
      </p>
      {isChanged && (
        <div class="buttons">
          <button type="button" onClick={() => setChange(unchanged)}>
            {t('Back to my plan')}
          </button>
        </div>
      )}
    </section>
  );
}

function useChangedPlan(request: Properties['request']) {
  const { monthlyContribution = 0, annualReturn = defaultReturn } = request;
  const [change, setChange] = useState(unchanged);
  const contribution = Math.max(0, moved(monthlyContribution, change.contribution));
  const rate = Math.max(-99, moved(annualReturn, change.rate));
  const isChanged = contribution !== monthlyContribution || rate !== annualReturn;
  const plan = useMemo(
    () => ({ ...request, monthlyContribution: contribution, annualReturn: rate }),
    [request, contribution, rate],
  );
  const { answer } = useToolAnswer('retirement-calculator', plan, isChanged);
  const savings = answer && 'result' in answer ? answer.result.projectedSavings : undefined;
  return {
    change,
    setChange,
    plan,
    isChanged,
    savings: typeof savings === 'number' ? savings : undefined,
  };
}

interface SliderProperties {
  readonly label: string;
  /** The figure that the slider is set to. */
  readonly text: string;
  readonly steps: Steps;
  readonly value: number;
  readonly onInput: (value: number) => void;
}

function Slider({ label, text, steps, value, onInput }: SliderProperties) {
  return (
    <label class="slider">
      <span>{label}</span>
      <strong>
        <bdi>{text}</bdi>
      </strong>
      <input
        type="range"
        {...steps}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onInput={({ currentTarget }) => onInput(Number(currentTarget.value))}
      />
    </label>
  );
}

function sentenceOf(savings: number, more: number, money: (amount: number) => string): string {
  const amounts = { savings: money(savings), change: money(Math.abs(more)) };
  if (more === 0) return t('You will have {savings} at retirement, as before.', amounts);
  return more > 0
    ? t('You will have {savings} at retirement, which is {change} more.', amounts)
    : t('You will have {savings} at retirement, which is {change} less.', amounts);
}

interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the range of changes that make an amount 0 to about twice as much, in round steps. */
export function stepsAround(amount: number): Steps {
  const scale = amount >= 0.01 ? amount : 500;
  const step = roundStep(scale / 20);
  const below = Math.floor(amount / step) * step;
  return { step, min: -below, max: Math.max(below, 20 * step) };
}

/** Adds a change to a figure. */
export function moved(figure: number, by: number): number {
  return withoutBinaryNoise(figure + by);
}
