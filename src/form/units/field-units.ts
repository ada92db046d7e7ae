import { ownProperty } from '../../shared/own-property.ts';
import type { Field, Option } from '../form-fields.ts';
import { t } from '../language/language.ts';
import { acceptedUnit, isUnitChoice, offeredUnits } from './units.ts';

type Inputs = Readonly<Record<string, string>>;

/** Returns the name of the input that is the unit of a number. */
export function unitKey(name: string): string {
  return `${name}.unit`;
}

/** Returns a field in the unit in which its number is typed, with an example in that unit. */
export function inItsUnit(field: Field, fields: readonly Field[], inputs: Inputs): Field {
  const unit = typedUnitOf(field, fields, inputs);
  const sample = unit === undefined ? undefined : ownProperty(field.samples, unit);
  return { ...field, unit, sample: sample ?? field.sample };
}

/**
 * Returns the choice of the unit of a number, which is named after it: `priceUnit` for `fuelPrice`.
 */
export function unitChoiceOf({ name, kind }: Field, fields: readonly Field[]): Field | undefined {
  return fields.find((choice) => {
    const [, quantity] = /^(.+)Unit$/.exec(choice.name) ?? [];
    const isItsName = quantity && name.toLowerCase().endsWith(quantity);
    return kind === 'number' && isItsName && isUnitChoice(choice);
  });
}

/** Returns the units to choose from for a number. */
export function unitOptions(field: Field, fields: readonly Field[]): readonly Option[] {
  const { options = [] } = unitChoiceOf(field, fields) ?? {};
  const others = offeredUnits(field).filter((unit) => options.every(({ value }) => value !== unit));
  return [...options, ...others.map((unit) => ({ value: unit, label: t(unit) }))];
}

/** Returns the unit in which a number is typed. */
export function typedUnitOf(
  field: Field,
  fields: readonly Field[],
  inputs: Inputs,
): string | undefined {
  const [typed, api] = [inputs[unitKey(field.name)], apiUnitOf(field, fields, inputs)];
  return typed !== undefined && acceptedUnit(typed, field) === api ? typed : api;
}

/**
 * Returns the unit of a number in the request: of the units in `cm or in`, the one that is chosen
 * in the form.
 */
export function apiUnitOf(
  field: Field,
  fields: readonly Field[],
  inputs: Inputs,
): string | undefined {
  const own = unitChoiceOf(field, fields);
  if (own) return inputs[own.name];
  const units = field.unit?.split(' or ') ?? [];
  const choice = fields.find(({ name, kind }) => kind === 'choice' && name === 'unit');
  if (!choice || units.length === 1) return field.unit;
  return (
    units[choice.options.findIndex(({ value }) => value === inputs[choice.name])] ?? field.unit
  );
}

/**
 * Returns the inputs that are the unit of a number: a choice of the API, a unit of the form, or
 * both.
 */
export function unitInputs(field: Field, fields: readonly Field[], unit: string): Inputs {
  const choice = unitChoiceOf(field, fields);
  return { ...(choice && { [choice.name]: acceptedUnit(unit) }), [unitKey(field.name)]: unit };
}
