import { message, t } from '../../../src/form/language/language.ts';
import type { FieldsOfPage } from '../../components/form/form-parts.ts';
import { formFieldsOf } from '../../components/form/page-fields.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { type Ingredient, ingredientGroups } from './ingredients.ts';
import { unitGroups } from './units.ts';

/** The choices of units and ingredients are long, so their options are in groups. */
export const fieldsOf: FieldsOfPage = (tool) =>
  formFieldsOf(tool).map((field) => ({
    ...field,
    options: field.options.map((option) => ({ ...option, group: groupOf(option.value) })),
  }));

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

/** Returns the name of an option's group in the page's language. */
function groupOf(value: string): string | undefined {
  const [name] = groups.find(([, members]) => members.includes(value)) ?? [];
  return name === undefined ? undefined : t(name);
}
