import { exampleInputs, type Inputs } from './inputs.ts';
import type { Field } from './tool-page.ts';

/** Units in which a form takes what the API takes in one alone, by the API's unit. */
export const unitsFor: Readonly<Record<string, readonly string[]>> = {
  cm: ['cm', 'in'],
  kg: ['kg', 'lb'],
};

/** A unit in which to show and take numbers, and how to convert them to it and from it. */
export interface ShownUnit {
  readonly unit: string;
  readonly convert: (plain: string, from: string, to: string) => string;
}

/** Whether a form has numbers in units that can be chosen. */
export function hasUnits(fields: readonly Field[]): boolean {
  return fields.some(({ unit = '', name }) => unit in unitsFor || /unit$/i.test(name));
}

/** A field in the unit that the form has chosen, without the example's value if that is in another. */
export function inChosenUnit(field: Field, fields: readonly Field[], inputs: Inputs): Field {
  const unit = unitIn(field, fields, inputs);
  const isOfExample = unit === unitIn(field, fields, exampleInputs(fields));
  return { ...field, unit, sample: isOfExample ? field.sample : '' };
}

/** The unit of a number: of those named in `cm or in`, the one that the form has chosen. */
export function unitIn(
  { name, unit }: Field,
  fields: readonly Field[],
  inputs: Inputs,
): string | undefined {
  const units = unit?.split(' or ') ?? [];
  const choice = fields.find(
    (field) => field.kind === 'choice' && [`${name}Unit`, 'unit'].includes(field.name),
  );
  if (!choice || units.length === 1) return unit;
  return units[choice.options.findIndex(({ value }) => value === inputs[choice.name])] ?? unit;
}
