import { t } from '../../../src/form/language/language.ts';
import { formatNumber, isRounded } from '../../../src/form/numbers/format.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { rich } from '../../language/rich.ts';
import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

type Result = ToolAnswer<'standard-deviation-calculator'>['result'];

interface Properties {
  readonly sorted: Float64Array;
  readonly result: Result;
}

/** The squared distances from the mean, and the variance that follows from them. */
export function Steps({ sorted, result }: Properties) {
  const { count, sum, mean, sample, variance, standardDeviation } = result;
  const divisor = sample ? count - 1 : count;
  const squares = formatNumber(withoutBinaryNoise(variance * divisor));
  const quotient = `${squares} / ${formatNumber(divisor)}`;
  return (
    <details class="card extra">
      <summary>{t('Step by step')}</summary>
      <div class="stack">
        <Scrollable label={t('Distances from the mean')}>
          <Distances sorted={sorted} mean={mean} squares={squares} />
        </Scrollable>
        <p>
          {rich('Mean: {formula}', {
            formula: formula(`${formatNumber(sum)} / ${formatNumber(count)}`, mean),
          })}
        </p>
        <p>{rich('Variance: {formula}', { formula: formula(quotient, variance) })}</p>
        <p>
          {rich('Standard deviation: {formula}', {
            formula: formula(`√(${quotient})`, standardDeviation),
          })}
        </p>
      </div>
    </details>
  );
}

interface DistancesProperties {
  readonly sorted: Float64Array;
  readonly mean: number;
  /** The sum of the squares. */
  readonly squares: string;
}

function Distances({ sorted, mean, squares }: DistancesProperties) {
  return (
    <table class="amounts">
      <thead>
        <tr>
          <th scope="col">x</th>
          <th scope="col">
            <bdi dir="ltr">{t('x − mean')}</bdi>
          </th>
          <th scope="col">
            <bdi dir="ltr">{t('(x − mean)²')}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from(sorted, (number, index) => (
          <Distance key={String(index)} number={number} mean={mean} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Sum')}</th>
          <td />
          <td>{squares}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Distance({ number, mean }: { readonly number: number; readonly mean: number }) {
  const distance = withoutBinaryNoise(number - mean);
  return (
    <tr>
      <td>
        <bdi>{formatNumber(number)}</bdi>
      </td>
      <td>
        <bdi>{formatNumber(distance)}</bdi>
      </td>
      <td>
        <bdi>{formatNumber(withoutBinaryNoise(distance ** 2))}</bdi>
      </td>
    </tr>
  );
}

/** An expression and its value, with `≈` between them if the value is rounded, or else `=`. */
function formula(expression: string, value: number) {
  const shown = formatNumber(value);
  const sign = isRounded(value, shown) ? '≈' : '=';
  return <bdi dir="ltr">{`${expression} ${sign} ${shown}`}</bdi>;
}
