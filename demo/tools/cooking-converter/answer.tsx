import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatMeasure, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { useToolContext } from '../../components/form/tool-context.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { linkTo } from '../shared/link-to.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { amountIn, type Conversion, conversionOf } from './conversion.ts';
import { numberFrom } from './exact-amount.ts';
import type { Ingredient } from './ingredients.ts';
import { asFraction, inSpoons, type Spoons } from './measures.ts';
import { labelIn, writtenIn } from './page.tsx';
import { isWeight, type KitchenUnit, symbolOf, unitGroups } from './units.ts';

interface Properties extends ToolAnswer<'cooking-converter'> {
  readonly inputs?: Inputs | undefined;
}

const weights = ['gram', 'ounce', 'pound'] as const;
const usual = ['ml', 'liter', ...unitGroups.us.filter((unit) => unit !== 'label cup')] as const;
const others: readonly KitchenUnit[] = [
  'metric cup',
  'metric tablespoon',
  'Australian tablespoon',
  'metric teaspoon',
  'label cup',
  ...unitGroups.imperial,
];

/**
 * The amount in every unit and as cooks measure it, and a chart of the most common amounts in
 * recipes.
 */
export function More({ inputs = {} }: Properties) {
  const conversion = conversionOf(inputs);
  if (!conversion) return null;
  const { from, ingredient } = conversion;
  const rare = t('Metric and imperial cups and spoons');
  const isVolume = !isWeight(from) || ingredient !== undefined;
  const spoons = isVolume ? inSpoons(amountIn(conversion, 'teaspoon')) : undefined;
  const shown = [...(isWeight(from) || ingredient ? weights : []), ...(isVolume ? usual : [])];
  return (
    <>
      <TitledCard id="units" title={t('In every unit')}>
        {spoons && (
          <p>
            <strong>{spoonsSentence(spoons)}</strong>
          </p>
        )}
        <Units label={t('Usual units')} conversion={conversion} units={shown} />
        {isVolume && (
          <details>
            <summary>{rare}</summary>
            <Units label={rare} conversion={conversion} units={others} />
          </details>
        )}
        {ingredient && <Weight ingredient={ingredient} />}
      </TitledCard>
      <Chart ingredient={ingredient} />
    </>
  );
}

interface UnitsProperties {
  readonly label: string;
  readonly conversion: Conversion;
  readonly units: readonly KitchenUnit[];
}

function Units({ label, conversion, units: shown }: UnitsProperties) {
  const { tool } = useToolContext();
  const { units = {} } = tool.response.properties;
  return (
    <Scrollable label={label}>
      <HeadedTable
        class="amounts kitchen"
        columns={[t('Unit'), t('Amount'), t('Nearest mark')]}
        rows={shown.map((unit) => {
          const name = units.properties?.[unit]?.title ?? labelIn(tool, 'from', unit);
          const amount = amountIn(conversion, unit);
          return {
            key: unit,
            cells: [
              name,
              <span class="amount">
                <bdi>{writtenIn(conversion, unit, formatNumber)}</bdi>
                <CopyButton text={() => String(amount)} subject={name} />
              </span>,
              isMarked(unit) ? <bdi>{written(amount)}</bdi> : '',
            ],
          };
        })}
      />
    </Scrollable>
  );
}

function isMarked(unit: KitchenUnit): boolean {
  return !isWeight(unit) && unit !== 'ml' && unit !== 'liter';
}

function Weight({
  ingredient: { name, grams, measure, food },
}: {
  readonly ingredient: Ingredient;
}) {
  const { tool } = useToolContext();
  const weight = `${formatMeasure(Number(grams))}\u00a0${t('g')}`;
  return (
    <p class="note">
      {t('{ingredient}: 1 {measure} = {weight}.', {
        ingredient: labelIn(tool, 'ingredient', name),
        measure: labelIn(tool, 'from', measure),
        weight,
      })}{' '}
      {food && (
        <>
          {t('How you fill the cup changes the weight, so use a scale where it matters.')}{' '}
          <span lang="en">USDA FoodData Central, {food}.</span>
        </>
      )}
    </p>
  );
}

const chartedCups = ['1/8', '1/4', '1/3', '1/2', '2/3', '3/4', '1', '2', '4'];

function Chart({ ingredient }: { readonly ingredient: Ingredient | undefined }) {
  const { tool } = useToolContext();
  const columns = ingredient
    ? (['gram', 'ounce', 'ml'] as const)
    : (['tablespoon', 'teaspoon', 'floz', 'ml'] as const);
  const name = ingredient && labelIn(tool, 'ingredient', ingredient.name);
  const title = name
    ? t('Chart of cups: {ingredient}', { ingredient: name })
    : t('Chart of kitchen measures');
  return (
    <details class="card extra">
      <summary>{title}</summary>
      <Scrollable label={title}>
        <HeadedTable
          class="amounts kitchen"
          columns={[t('Cups'), ...columns.map((unit) => t(symbolOf(unit, 1)))]}
          rows={chartedCups.map((cups) => ({
            key: cups,
            cells: chartedCells(cups, columns, ingredient),
          }))}
        />
      </Scrollable>
      <p class="note">{t('US measures, with milliliters rounded to whole ones.')}</p>
    </details>
  );
}

/** Returns the cells of an amount in cups, whose first one links to its conversion. */
function chartedCells(
  cups: string,
  columns: readonly KitchenUnit[],
  ingredient: Ingredient | undefined,
) {
  const named = ingredient ? { ingredient: ingredient.name } : {};
  const inputs = { value: cups, from: 'cup', to: ingredient ? 'gram' : 'ml', ...named };
  const conversion = conversionOf(inputs);
  if (!conversion) return [];
  const amounts = columns.map((unit) => {
    const amount = amountIn(conversion, unit);
    if (unit === 'ml') return <bdi>{formatMeasure(Math.round(amount))}</bdi>;
    return <bdi>{isWeight(unit) ? formatMeasure(amount) : written(amount)}</bdi>;
  });
  return [<a href={linkTo(inputs)}>{inCups(numberFrom(conversion.amount))}</a>, ...amounts];
}

/** Writes an amount as cooks measure it; `≈` marks a rounded one. */
export function written(amount: number): string {
  const measured = asFraction(amount);
  if (!measured) return amount < 1 ? t('less than ⅛') : formatNumber(amount);
  return measured.isExact ? measured.text : `≈\u00a0${measured.text}`;
}

/** Writes an amount in cups, such as `½ cup` or `1½ cups`. */
function inCups(amount: number): string {
  return plural(asSaid(amount), '{amount} cup', '{amount} cups', { amount: written(amount) });
}

/** Writes an amount in cups and spoons, such as `About ⅓ cup, 1 tablespoon and 1¼ teaspoons`. */
export function spoonsSentence({ cups, tablespoons, teaspoons, isExact }: Spoons): string {
  const parts = [
    cups > 0 && inCups(cups),
    tablespoons > 0 && plural(tablespoons, '{count} tablespoon', '{count} tablespoons'),
    teaspoons > 0 &&
      plural(asSaid(teaspoons), '{amount} teaspoon', '{amount} teaspoons', {
        amount: written(teaspoons),
      }),
  ].filter((part) => part !== false);
  const amounts = formatList(parts);
  return isExact ? amounts : t('About {amounts}', { amounts });
}

/** Returns the number that selects singular or plural. Less than one is singular, too: `½ cup`. */
function asSaid(amount: number): number {
  return Math.max(1, amount);
}
