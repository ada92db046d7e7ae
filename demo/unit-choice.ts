import { exampleInputs, type Inputs } from './inputs.ts';
import type { Field } from './tool-page.ts';

/** Units that a form offers for a number that the API accepts in only one unit, by that unit. */
export const unitsFor: Readonly<Record<string, readonly string[]>> = {
  cm: ['cm', 'in'],
  kg: ['kg', 'lb'],
};

/** A unit in which the form shows and reads numbers, and a function that converts to and from it. */
export interface ShownUnit {
  readonly unit: string;
  readonly convert: (plain: string, from: string, to: string) => string;
}

/** Whether a form has numbers whose unit can be chosen. */
export function hasUnits(fields: readonly Field[]): boolean {
  return fields.some(({ unit = '', name }) => unit in unitsFor || /unit$/i.test(name));
}

/** Returns a field in the form's chosen unit, without the example's value if that is in another unit. */
export function inChosenUnit(field: Field, fields: readonly Field[], inputs: Inputs): Field {
  const unit = unitIn(field, fields, inputs);
  const isOfExample = unit === unitIn(field, fields, exampleInputs(fields));
  return { ...field, unit, sample: isOfExample ? field.sample : '' };
}

/** Returns the unit of a number: of the units in `cm or in`, the one that is chosen in the form. */
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
