import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { activityLevels, dailyEnergy } from './activity.ts';
import { formulas, rateBy } from './rates.ts';

/** The energy of a day at several levels of activity, by both equations. */
export function More({ request }: Shown<'bmr-calculator'>) {
  const columns = formulas.map(({ id, name }) => ({ name, rate: rateBy(id, request) }));
  return (
    <section class="card extra" aria-labelledby="energy">
      <h2 id="energy">Energy for a whole day</h2>
      <Scrollable label="Energy by activity">
        <table class="amounts">
          <thead>
            <tr>
              <th scope="col">Activity</th>
              <th scope="col">Factor</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}, kcal
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">At rest (BMR)</th>
              <td>{formatNumber(1)}</td>
              {columns.map(({ name: formula, rate }) => (
                <Energy key={formula} value={dailyEnergy(rate, 1)} />
              ))}
            </tr>
            {activityLevels.map(({ name, example, factor }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span class="note">({example})</span>
                </th>
                <td>{formatNumber(factor)}</td>
                {columns.map(({ name: formula, rate }) => (
                  <Energy key={formula} value={dailyEnergy(rate, factor)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p class="note">
        These factors are in common use with both equations; we know of no study behind them. The{' '}
        <a href="https://www.fao.org/4/y5686e/y5686e07.htm">FAO, WHO and UNU</a> give 1.40 to 1.69
        for a sedentary or lightly active life, 1.70 to 1.99 for a moderately active and 2.00 to
        2.40 for a vigorously active one.
      </p>
      <p class="note">
        Both equations estimate averages of adults. In a{' '}
        <a href="https://doi.org/10.1016/j.jada.2005.02.005">review of 2005</a>, Mifflin–St Jeor
        came within 10 % of the measured rate more often than other equations, but was far off for
        some people.
      </p>
    </section>
  );
}

function Energy({ value }: { readonly value: number | undefined }) {
  return <td>{value === undefined ? '–' : formatNumber(value)}</td>;
}
