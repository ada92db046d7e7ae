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
import { labelIn, writtenAs, writtenIn } from './page.tsx';
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

/** The smallest usual measure that holds the amount, filled to its height. */
export function Picture({ inputs = {} }: Properties) {
  const conversion = conversionOf(inputs);
  const vessel = conversion && vesselFor(conversion);
  // Takes the room that the page keeps for the drawing.
  if (!vessel) return <figure hidden />;
  const { unit, share } = vessel;
  const level = bottom - share * (bottom - top);
  const amount = conversion && writtenIn(conversion, conversion.from);
  const size = writtenAs(1, unit);
  return (
    <figure>
      <svg viewBox="0 0 320 180" class="measure" aria-hidden="true">
        <path
          d={`M74 ${level}H${196}V${bottom}a14 14 0 0 1 -14 14H88a14 14 0 0 1 -14 -14z`}
          class="filling"
        />
        <path
          d="M196 50h16a24 24 0 0 1 24 24v22a24 24 0 0 1 -24 24h-16"
          class="curve"
          fill="none"
        />
        <path
          d={`M74 10V${bottom}a14 14 0 0 0 14 14H182a14 14 0 0 0 14 -14V10`}
          class="curve"
          fill="none"
        />
        {marks.map(({ part, glyph }) => {
          const y = bottom - part * (bottom - top);
          return (
            <g key={glyph}>
              <path d={`M74 ${y}h18`} class="tick" />
              <text x="66" y={y + 5} class="end quiet">
                {part === 1 ? size : glyph}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {t('{amount} in a measure of {size}.', { amount: amount ?? '', size })}
      </figcaption>
    </figure>
  );
}

/** Where a full measure and an empty one end. */
const [top, bottom] = [24, 150];

const marks = [
  { part: 0.25, glyph: '¼' },
  { part: 0.5, glyph: '½' },
  { part: 0.75, glyph: '¾' },
  { part: 1, glyph: '1' },
] as const;

const vessels = {
  us: ['teaspoon', 'tablespoon', 'cup', 'quart', 'gallon'],
  metric: ['metric teaspoon', 'metric tablespoon', 'metric cup', 'liter'],
} as const satisfies Readonly<Record<string, readonly KitchenUnit[]>>;

/** Returns the smallest measure that holds an amount, of the system of its volume, if any does. */
export function vesselFor(conversion: Conversion) {
  const { from, to, ingredient } = conversion;
  const volume = [from, to].find((unit) => !isWeight(unit));
  if (volume === undefined && !ingredient) return undefined;
  const system = unitGroups.metric.some((unit) => unit === volume) ? 'metric' : 'us';
  const shares = vessels[system].map((unit) => ({ unit, share: amountIn(conversion, unit) }));
  // A cup that rounding errors would spill is full.
  const found = shares.find(({ share }) => share <= 1 + 1e-9);
  return found && found.share > 0 ? found : undefined;
}

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
        {ingredient?.name === 'butter' && <Sticks conversion={conversion} />}
        {ingredient && <Weight ingredient={ingredient} />}
      </TitledCard>
      <Chart ingredient={ingredient} />
      <OvenTemperatures />
    </>
  );
}

/** Butter in American sticks, of which a pound has four. */
function Sticks({ conversion }: { readonly conversion: Conversion }) {
  const sticks = 4 * amountIn(conversion, 'pound');
  const amount = written(Number(sticks.toPrecision(3)));
  return (
    <p>
      {plural(
        asSaid(sticks),
        'That is {amount} stick of butter, as sold in the US.',
        'That is {amount} sticks of butter, as sold in the US.',
        { amount },
      )}
    </p>
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

const gasMarks = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Gas mark 1 is 275 °F, and each further one 25 °F more. */
function OvenTemperatures() {
  return (
    <details class="card extra">
      <summary>{t('Oven temperatures')}</summary>
      <HeadedTable
        class="amounts kitchen"
        columns={[t('Gas mark'), '°F', '°C']}
        rows={gasMarks.map((mark) => {
          const fahrenheit = 250 + 25 * mark;
          const celsius = Math.round(((fahrenheit - 32) * 5) / 9);
          return {
            key: mark,
            cells: [formatNumber(mark), formatNumber(fahrenheit), formatNumber(celsius)],
          };
        })}
      />
      <p class="note">{t('Recipes round these, such as 350 °F to 180 °C.')}</p>
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
