import './cooking-converter.css';
import { convertCooking } from 'toolworker';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber } from '../../format.ts';
import { message, t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { HeadedTable } from '../headed-table.tsx';
import { linkTo } from '../link-to.ts';
import { TitledCard } from '../titled-card.tsx';
import { inCups, spoonsSentence, written } from './amounts.ts';
import { inSpoons } from './measures.ts';

const units = [
  { unit: 'teaspoon', name: message('Teaspoons') },
  { unit: 'tablespoon', name: message('Tablespoons') },
  { unit: 'floz', name: message('Fluid ounces') },
  { unit: 'cup', name: message('Cups') },
  { unit: 'pint', name: message('Pints') },
  { unit: 'quart', name: message('Quarts') },
  { unit: 'gallon', name: message('Gallons') },
] as const;

/** The amount as cooks measure it, and a chart of the most common amounts in recipes. */
export function More({ result }: Shown<'cooking-converter'>) {
  const spoons = inSpoons(result.units.teaspoon);
  return (
    <>
      <TitledCard id="measures" title={t('With measuring cups and spoons')}>
        {spoons && (
          <p>
            <strong>{spoonsSentence(spoons)}</strong>
          </p>
        )}
        <HeadedTable
          class="amounts kitchen"
          columns={[t('Unit'), t('To the nearest mark')]}
          rows={units.map(({ unit, name }) => ({
            key: unit,
            cells: [t(name), <bdi>{written(result.units[unit])}</bdi>],
          }))}
        />
        <p class="note">
          {t(
            'An amount with ≈ is rounded to the nearest eighth or third. Exact amounts are above.',
          )}
        </p>
      </TitledCard>
      <Chart />
    </>
  );
}

const chartedCups = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2, 4];

/** A chart of common amounts in recipes, in several units. */
function Chart() {
  const title = t('Chart of kitchen measures');
  return (
    <details class="card extra">
      <summary>{title}</summary>
      <Scrollable label={title}>
        <HeadedTable
          class="amounts kitchen"
          columns={[t('Cups'), t('tbsp'), t('tsp'), t('fl oz'), 'ml']}
          rows={chartedCups.map((cups) => {
            const { units } = convertCooking({ value: cups, from: 'cup', to: 'ml' });
            return {
              key: cups,
              cells: [
                <a href={linkTo({ value: cups, from: 'cup', to: 'ml' })}>{inCups(cups)}</a>,
                <bdi>{written(units.tablespoon)}</bdi>,
                <bdi>{written(units.teaspoon)}</bdi>,
                <bdi>{written(units.floz)}</bdi>,
                formatNumber(Math.round(units.ml)),
              ],
            };
          })}
        />
      </Scrollable>
      <p class="note">{t('US measures, with milliliters rounded to whole ones.')}</p>
    </details>
  );
}
