import type { Field } from './tool-page.ts';
import { isUnitChoice } from './units.ts';

type Inputs = Readonly<Record<string, string>>;

/** Returns the name of the input that is the unit of a number. */
export function unitKey(name: string): string {
  return `${name}.unit`;
}

/** Returns a field in the unit in which its number is typed, with an example in that unit. */
export function inItsUnit(field: Field, fields: readonly Field[], inputs: Inputs): Field {
  const unit = typedUnitOf(field, fields, inputs);
  const chosen = fields.filter(isUnitChoice).map(({ name }) => inputs[name]);
  const other = Object.entries(field.samples ?? {}).find(
    ([one]) => one === unit || chosen.includes(one),
  );
  return { ...field, unit, sample: other?.[1] ?? field.sample };
}

/** Returns the unit in which a number is typed. */
export function typedUnitOf(
  field: Field,
  fields: readonly Field[],
  inputs: Inputs,
): string | undefined {
  return inputs[unitKey(field.name)] ?? apiUnitOf(field, fields, inputs);
}

/** Returns the unit of a number in the request: of the units in `cm or in`, the one that is chosen in the form. */
export function apiUnitOf(
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
