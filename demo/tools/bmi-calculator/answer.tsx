import { useContext } from 'preact/hooks';
import type { BmiCalculatorResult } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { rich } from '../../language/rich.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { formatWeight, type WeightUnit } from '../shared/body-weight.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { type Band, Scale } from '../shared/pictures/scale.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { Exceptions } from './exceptions.tsx';
import { isYoung } from './page.tsx';

interface Category extends Band {
  readonly name: BmiCalculatorResult['category'];
}

const categories: readonly Omit<Category, 'from'>[] = [
  { name: message('Underweight'), tone: 'blue' },
  { name: message('Normal weight'), tone: 'teal' },
  { name: message('Overweight'), tone: 'amber' },
  { name: message('Obese'), tone: 'red' },
];

/** Marks the BMI of an adult on a scale with the categories of the World Health Organization. */
export function Picture({ result }: ToolAnswer<'bmi-calculator'>) {
  const inputs = useContext(FormInputs);
  const { tool } = useToolContext();
  if (isYoung(inputs)) return <ForYoungPeople />;
  const { category } = result;
  const bmi = formatBmi(result.bmi, tool);
  return (
    <>
      <Scale
        bands={categoriesOf(tool)}
        end={40}
        value={result.bmi}
        label={bmi}
        current={category}
        caption={t('A BMI of {bmi} is in the category “{category}”.', {
          bmi,
          category: t(category),
        })}
      />
      <p class="note">{t('These categories are for adults of 20 years or older.')}</p>
    </>
  );
}

function ForYoungPeople() {
  return (
    <p>
      {rich(
        'The BMI of children and teenagers has no such categories. It is compared with others of the same age and sex, by percentiles: {cdc}.',
        {
          cdc: (
            <a href="https://www.cdc.gov/bmi/child-teen-calculator/">{t('CDC (2 to 19 years)')}</a>
          ),
        },
      )}
    </p>
  );
}

/** The weights of each category at the visitor's height, and the groups with other limits. */
export function More({ request, result }: ToolAnswer<'bmi-calculator'>) {
  const inputs = useContext(FormInputs);
  const { tool } = useToolContext();
  if (isYoung(inputs)) return <Exceptions />;
  const unit = request.unit === 'metric' ? 'kg' : 'lb';
  const ranges = weightRanges({ request, result }, categoriesOf(tool));
  return (
    <>
      <TitledCard id="weights" title={t('Weights at this height')}>
        <p>{comparison(ranges, request.weight, unit)}</p>
        <Scrollable label={t('Weights by category')}>
          <HeadedTable
            columns={[
              t('Category'),
              t('BMI'),
              unit === 'kg' ? t('Weight in kg') : t('Weight in lb'),
            ]}
            rows={ranges.map(({ name, from, to }) => {
              const isCurrent = name === result.category;
              return {
                key: name,
                isCurrent,
                cells: [
                  isCurrent ? <strong>{t(name)}</strong> : t(name),
                  between(from?.bmi, to?.bmi, formatNumber),
                  between(from?.weight, to?.weight, formatBriefly),
                ],
              };
            })}
          />
        </Scrollable>
        <p class="note">{t('A category begins at its first number and ends before its second.')}</p>
      </TitledCard>
      <Exceptions />
    </>
  );
}

function between(
  from: number | undefined,
  to: number | undefined,
  written: (value: number) => string,
): string {
  if (from === undefined) return to === undefined ? '' : t('below {limit}', { limit: written(to) });
  if (to === undefined) return t('{limit} or more', { limit: written(from) });
  return t('{from} to {to}', { from: written(from), to: written(to) });
}

function comparison(ranges: readonly WeightRange[], weight: number, unit: WeightUnit): string {
  const normal = ranges.find(({ name }) => name === 'Normal weight');
  if (!normal) return '';
  const { from, to } = normal;
  const distance = distanceTo(normal, weight);
  if (Math.abs(distance) >= 0.05) {
    const difference = formatWeight(Math.abs(distance), unit);
    return distance < 0
      ? t('Normal weight begins {difference} above the weight that you entered.', { difference })
      : t('Normal weight ends {difference} below the weight that you entered.', { difference });
  }
  const isAtLimit = [from, to].some((limit) => limit && Math.abs(limit.weight - weight) < 0.05);
  return isAtLimit
    ? t('The weight that you entered is at a limit of normal weight.')
    : t('The weight that you entered is normal for this height.');
}

/** Returns the categories with the tool's limits. The first starts where the drawing begins. */
export function categoriesOf({ response }: Pick<ToolPage, 'response'>): readonly Category[] {
  const limits = response.properties.bmi?.limits ?? [];
  return categories.map((category, index) => ({ ...category, from: limits[index - 1] ?? 12 }));
}

/** Formats a BMI with one decimal, or with more if it would otherwise be in another category. */
function formatBmi(bmi: number, { response }: Pick<ToolPage, 'response'>): string {
  return formatFigure(bmi, response.properties.bmi ?? {}, undefined);
}

/** The weights of a category at one height, in the unit of the request. */
interface WeightRange {
  readonly name: string;
  /** Missing for the first category. */
  readonly from?: Limit;
  /** The start of the next category; missing for the last one. */
  readonly to?: Limit;
}

interface Limit {
  readonly bmi: number;
  readonly weight: number;
}

/**
 * Returns the weights of each category at the height of the request. At the same height, weights
 * are proportional to the BMI in any unit.
 */
export function weightRanges(
  { request, result }: ToolAnswer<'bmi-calculator'>,
  categories: ReturnType<typeof categoriesOf>,
): readonly WeightRange[] {
  const limit = (bmi: number) => ({ bmi, weight: (request.weight * bmi) / result.bmi });
  return categories.map(({ name, from }, index) => {
    const next = categories[index + 1];
    return {
      name,
      ...(index > 0 && { from: limit(from) }),
      ...(next && { to: limit(next.from) }),
    };
  });
}

/** Returns how far a weight is below (negative) or above a range; 0 within it. */
export function distanceTo({ from, to }: WeightRange, weight: number): number {
  if (from && weight < from.weight) return weight - from.weight;
  return to && weight > to.weight ? weight - to.weight : 0;
}
