import { type Inputs, type Request, unreadText } from '../../../src/form/inputs.ts';
import { message, t } from '../../../src/form/language/language.ts';
import { besideUnit } from '../../../src/form/numbers/beside-unit.ts';
import { formatMeasure } from '../../../src/form/numbers/format.ts';
import type { Call } from '../../../src/form/page-request.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { amountIn, type Conversion, conversionOf, isAverage, unitNamed } from './conversion.ts';
import { type Ingredient, ingredientGroups } from './ingredients.ts';
import { type OtherNames, readRecipe } from './read-recipe.ts';
import type { UnitNames } from './read-recipe-amount.ts';
import { isOwn, isWeight, type KitchenUnit, symbolOf, unitGroups } from './units.ts';

export const page = {
  /**
   * The choices of units and ingredients are long, so their options are in groups. The amount takes
   * a whole line of a recipe.
   */
  fields: (fields, tool) => {
    const names = {
      units: unitNames(tool),
      ingredient: (name: string) => labelIn(tool, 'ingredient', name),
    };
    return fields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, group: groupOf(option.value) })),
      ...(field.name === 'value' && {
        hint: t('Enter an amount and its unit, such as {first} or {second}.', {
          first: t('1 1/2 cups flour'),
          second: t('2 tbsp'),
        }),
        implies: (input: string) => partsOfLine(input, names),
      }),
    }));
  },
  /** Converts weights, and units that the API lacks, by way of milliliters. */
  pageRequest: {
    callFor,
    resultOf: (result, inputs) => {
      const conversion = conversionOf(inputs);
      if (!conversion || isOfApi(conversion)) return result;
      return { ...result, result: amountIn(conversion, conversion.to) };
    },
  },
  wording: (_, inputs) => answerInWords(inputs),
} satisfies FormParts;

/** Returns what a line of a recipe says of the amount, its unit and its ingredient. */
function partsOfLine(input: string, names: OtherNames): Inputs {
  const line = unreadText(input);
  const { to: _, ...parts } = (line && readRecipe(line, names)) || {};
  return parts;
}

function unitNames(tool: ToolPage): UnitNames {
  const { units = {} } = tool.response.properties;
  const named = ['ml', 'liter', ...unitGroups.us, ...unitGroups.weight] as const;
  return named.flatMap((unit) => {
    // Labels such as `cup (US, 236.6 ml)` add the size.
    const [label = unit] = labelIn(tool, 'from', unit).split(/ ?[(（]/, 1);
    const title = units.properties?.[unit]?.title ?? label;
    return [label, title, t(symbolOf(unit, 1))].map((name) => [unit, name] as const);
  });
}

/** Returns the label of an option of a choice of the page. */
export function labelIn({ pageFields = {} }: ToolPage, field: string, option: string): string {
  return pageFields[field]?.labels?.[option] ?? option;
}

const { flours, sugars, fats, liquids, grains, seasonings, extras } = ingredientGroups;

const groups: readonly (readonly [name: string, members: readonly string[]])[] = [
  [message('Metric'), unitGroups.metric],
  [message('US'), unitGroups.us],
  [message('Imperial'), unitGroups.imperial],
  [message('Weight'), unitGroups.weight],
  [message('Flour and starch'), namesOf(flours)],
  [message('Sugar and syrup'), namesOf(sugars)],
  [message('Butter and oil'), namesOf(fats)],
  [message('Milk, cream and cheese'), namesOf(liquids)],
  [message('Rice, oats and lentils'), namesOf(grains)],
  [message('Salt, spices and baking powder'), namesOf(seasonings)],
  [message('Chocolate, nuts and dried fruit'), namesOf(extras)],
];

function namesOf(ingredients: readonly Ingredient[]): readonly string[] {
  return ingredients.map(({ name }) => name);
}

function groupOf(value: string): string | undefined {
  const [name] = groups.find(([, members]) => members.includes(value)) ?? [];
  return name === undefined ? undefined : t(name);
}

function callFor(inputs: Inputs, typed: Request): Call {
  const units = { from: unitNamed(inputs.from), to: unitNamed(inputs.to) };
  if (isWeight(units.from) !== isWeight(units.to) && !inputs.ingredient) {
    return {
      problems: { ingredient: t('Choose an ingredient: a cup of each has a different weight.') },
    };
  }
  const conversion = conversionOf(inputs);
  if (!conversion || isOfApi(units)) return { request: { ...typed, ...units } };
  const milliliters = amountIn(conversion, 'ml');
  if (!Number.isFinite(milliliters)) {
    return { problems: { value: t('Enter a number closer to 0.') } };
  }
  return {
    request: { ...typed, value: milliliters, from: 'ml', to: isOwn(units.to) ? 'ml' : units.to },
  };
}

interface Units {
  readonly from: KitchenUnit;
  readonly to: KitchenUnit;
}

function isOfApi({ from, to }: Units): boolean {
  return !isOwn(from) && !isOwn(to);
}

/** Says the amount with its unit, and an answer that the API cannot give. */
function answerInWords(inputs: Inputs): Wordings {
  const conversion = conversionOf(inputs);
  if (!conversion) return {};
  const value = { shown: writtenIn(conversion, conversion.from) };
  if (isOfApi(conversion)) return { value };
  const amount = amountIn(conversion, conversion.to);
  const copied = isAverage(conversion, conversion.to) ? Number(amount.toPrecision(3)) : amount;
  return { value, result: { shown: writtenIn(conversion, conversion.to), copied: String(copied) } };
}

/**
 * Writes the amount in a unit. `≈` marks one that depends on the average weight of a cup, which has
 * three digits; others are written with `format`.
 */
export function writtenIn(
  conversion: Conversion,
  unit: KitchenUnit,
  format: (amount: number) => string = formatMeasure,
): string {
  const amount = amountIn(conversion, unit);
  const isRough = isAverage(conversion, unit);
  const number = (isRough ? formatMeasure : format)(amount);
  const amountText = beside(number, unit, amount);
  return isRough ? `≈\u00a0${amountText}` : amountText;
}

/** Writes an exact amount in a unit. */
export function writtenAs(amount: number, unit: KitchenUnit): string {
  return beside(formatMeasure(amount), unit, amount);
}

function beside(number: string, unit: KitchenUnit, amount: number): string {
  return besideUnit(number, symbolOf(unit, amount), amount).join('');
}
