import './cooking-converter.css';
import { convertCooking } from 'toolworker';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { linkTo } from '../fill-form.ts';
import { asFraction, inSpoons, type Measured, type Spoons } from './measures.ts';

const units = [
  { unit: 'teaspoon', name: 'Teaspoons' },
  { unit: 'tablespoon', name: 'Tablespoons' },
  { unit: 'floz', name: 'Fluid ounces' },
  { unit: 'cup', name: 'Cups' },
  { unit: 'pint', name: 'Pints' },
  { unit: 'quart', name: 'Quarts' },
  { unit: 'gallon', name: 'Gallons' },
] as const;

/** The amount as cooks measure it, and the amounts that recipes name most. */
export function More({ result }: Shown<'cooking-converter'>) {
  const spoons = inSpoons(result.units.teaspoon);
  return (
    <>
      <section class="card extra" aria-labelledby="measures">
        <h2 id="measures">With measuring cups and spoons</h2>
        {spoons && (
          <p>
            <strong>{sentenceOf(spoons)}</strong>
          </p>
        )}
        <table class="amounts kitchen">
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">To the nearest mark</th>
            </tr>
          </thead>
          <tbody>
            {units.map(({ unit, name }) => (
              <tr key={unit}>
                <th scope="row">{name}</th>
                <td>{written(asFraction(result.units[unit]), result.units[unit])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="note">
          An amount with ≈ is rounded to the nearest eighth or third. Exact amounts are above.
        </p>
      </section>
      <Chart />
    </>
  );
}

function sentenceOf({ cups, tablespoons, teaspoons, isExact }: Spoons): string {
  const parts = [
    cups && (isOne(cups) ? `${cups} cup` : `${cups} cups`),
    tablespoons && (tablespoons === 1 ? '1 tablespoon' : `${tablespoons} tablespoons`),
    teaspoons && (isOne(teaspoons) ? `${teaspoons} teaspoon` : `${teaspoons} teaspoons`),
  ].filter((part) => typeof part === 'string' && part !== '');
  const list = new Intl.ListFormat('en-GB').format(parts.map(String));
  return isExact ? list : `About ${list}`;
}

/** Whether cooks say `cup` of it, as in `½ cup`. */
function isOne(amount: string): boolean {
  return amount === '1' || /^\D+$/.test(amount);
}

function written(measured: Measured | undefined, amount: number): string {
  if (!measured) return amount < 1 ? 'less than ⅛' : formatNumber(amount);
  return measured.isExact ? measured.text : `≈\u00a0${measured.text}`;
}

const charted = [
  { cups: 1 / 8, name: '⅛ cup' },
  { cups: 1 / 4, name: '¼ cup' },
  { cups: 1 / 3, name: '⅓ cup' },
  { cups: 1 / 2, name: '½ cup' },
  { cups: 2 / 3, name: '⅔ cup' },
  { cups: 3 / 4, name: '¾ cup' },
  { cups: 1, name: '1 cup' },
  { cups: 2, name: '2 cups' },
  { cups: 4, name: '4 cups' },
] as const;

/** The usual amounts of a recipe in every unit. */
function Chart() {
  return (
    <details class="card extra">
      <summary>Chart of kitchen measures</summary>
      <Scrollable label="Chart of kitchen measures">
        <table class="amounts kitchen">
          <thead>
            <tr>
              <th scope="col">Cups</th>
              <th scope="col">tbsp</th>
              <th scope="col">tsp</th>
              <th scope="col">fl oz</th>
              <th scope="col">ml</th>
            </tr>
          </thead>
          <tbody>
            {charted.map(({ cups, name }) => {
              const { units } = convertCooking({ value: cups, from: 'cup', to: 'ml' });
              return (
                <tr key={name}>
                  <th scope="row">
                    <a href={linkTo({ value: cups, from: 'cup', to: 'ml' })}>{name}</a>
                  </th>
                  <td>{written(asFraction(units.tablespoon), units.tablespoon)}</td>
                  <td>{written(asFraction(units.teaspoon), units.teaspoon)}</td>
                  <td>{written(asFraction(units.floz), units.floz)}</td>
                  <td>{formatNumber(Math.round(units.ml))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrollable>
      <p class="note">US measures, with millilitres rounded to whole ones.</p>
    </details>
  );
}
