import { Scrollable } from '../../components/scrollable.tsx';
import { formatBriefly, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { distanceTo, type WeightRange, weightRanges } from './weights.ts';

/** The weights of the categories at the visitor's height, and to whom the categories do not apply. */
export function More({ request, result }: Shown<'bmi-calculator'>) {
  const unit = request.unit === 'metric' ? 'kg' : 'lb';
  const ranges = weightRanges({ request, result });
  return (
    <>
      <section class="card extra" aria-labelledby="weights">
        <h2 id="weights">Weights at this height</h2>
        <p>{comparison(ranges, request.weight, unit)}</p>
        <Scrollable label="Weights by category">
          <table>
            <thead>
              <tr>
                <th scope="col">Category</th>
                <th scope="col">BMI</th>
                <th scope="col">Weight in {unit}</th>
              </tr>
            </thead>
            <tbody>
              {ranges.map(({ name, from, to }) => {
                const isOwn = name === result.category;
                return (
                  <tr key={name} aria-current={isOwn || undefined}>
                    <th scope="row">{isOwn ? <strong>{name}</strong> : name}</th>
                    <td>{between(from?.bmi, to?.bmi, formatNumber)}</td>
                    <td>{between(from?.weight, to?.weight, formatBriefly)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scrollable>
        <p class="note">A category begins at its first number and ends before its second.</p>
      </section>
      <Exceptions />
    </>
  );
}

function between(
  from: number | undefined,
  to: number | undefined,
  written: (value: number) => string,
): string {
  if (from === undefined) return to === undefined ? '' : `below ${written(to)}`;
  return to === undefined ? `${written(from)} or more` : `${written(from)} to ${written(to)}`;
}

function comparison(ranges: readonly WeightRange[], weight: number, unit: string): string {
  const normal = ranges.find(({ name }) => name === 'Normal weight');
  if (!normal) return '';
  const { from, to } = normal;
  const distance = distanceTo(normal, weight);
  const size = `${formatBriefly(Math.abs(distance))} ${unit}`;
  if (Math.abs(distance) >= 0.05) {
    return distance < 0
      ? `Normal weight begins ${size} above the weight that you entered.`
      : `Normal weight ends ${size} below the weight that you entered.`;
  }
  const isAtLimit = [from, to].some((limit) => limit && Math.abs(limit.weight - weight) < 0.05);
  return isAtLimit
    ? 'The weight that you entered is at a limit of normal weight.'
    : 'The weight that you entered is normal for this height.';
}

function Exceptions() {
  return (
    <details class="card extra">
      <summary>Children, pregnancy, athletes, Asian populations</summary>
      <div class="stack">
        <p>
          <strong>Children and teenagers</strong> have other limits. Their BMI is compared with
          others of the same age and sex, by percentiles of the{' '}
          <a href="https://www.cdc.gov/bmi/child-teen-calculator/">CDC (2 to 19 years)</a> or the{' '}
          <a href="https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age">
            WHO (5 to 19 years)
          </a>
          .
        </p>
        <p>
          <strong>During pregnancy</strong>, the categories do not apply. Guidelines for weight gain
          start from the BMI before it (
          <a href="https://doi.org/10.17226/12584">Institute of Medicine, 2009</a>).
        </p>
        <p>
          <strong>Athletes</strong> may have a high BMI because of muscle. The BMI does not tell
          muscle from fat; a <a href="/tools/body-fat-calculator/">body fat estimate</a> says more.
        </p>
        <p>
          <strong>In Asian populations</strong>, the risk of diabetes and heart disease is often
          high below a BMI of 25. A WHO expert consultation kept the categories for all, and named
          23, 27.5, 32.5 and 37.5 as further points for public health action (
          <a href="https://doi.org/10.1016/S0140-6736(03)15268-3">Lancet 363, 2004, 157–163</a>).
        </p>
      </div>
    </details>
  );
}
