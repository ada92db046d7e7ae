import { type Field, type FormContent, fieldsOf } from './form-fields.ts';
import { numberOf } from './units/amount.ts';
import { inItsUnit, unitInputs, unitKey } from './units/field-units.ts';
import { type AmountField, readAmount } from './units/read-amount.ts';
import {
  acceptedUnit,
  isUnitChoice,
  metricUnitOf,
  offeredUnits,
  type Units,
} from './units/units.ts';

/**
 * Form values by field name. A checkbox is `true` or `false`. A number is an amount in ASCII,
 * whatever the language in which it was typed; `height.unit` is the unit of `height`, if not that
 * of the API.
 */
export type Inputs = Readonly<Record<string, string>>;

export type Request = Readonly<Record<string, unknown>>;

/** Returns the API's defaults, and the first option of choices without a default. */
export function initialInputs(fields: readonly Field[]): Inputs {
  return inputsOf(fields, ({ schema, kind }) =>
    String(schema.default ?? (kind === 'choice' ? schema.enum?.[0] : kind === 'flag' ? false : '')),
  );
}

/** Returns the inputs of an empty form in these units. */
export function emptyInputs(fields: readonly Field[], units: Units): Inputs {
  const choices = fields.flatMap((field) => {
    const choice = choiceIn(field, units);
    return choice === undefined ? [] : [[field.name, choice] as const];
  });
  const ofEmpty = fields.flatMap(({ name, emptyChoice }) =>
    emptyChoice === undefined ? [] : [[name, emptyChoice]],
  );
  const inputs = { ...initialInputs(fields), ...Object.fromEntries([...choices, ...ofEmpty]) };
  return { ...inputs, ...unitsOfEmpty(fields, inputs, units) };
}

/** Returns the option of a choice that an empty form has in these units, if it depends on them. */
function choiceIn(field: Field, units: Units): string | undefined {
  if (field.kind === 'choice' && field.samples) return sampleIn(field, units);
  const unit = isUnitChoice(field) ? preferred(field.options[0]?.value, units) : undefined;
  return unit === undefined ? undefined : acceptedUnit(unit);
}

/** Returns the example of a field without a unit, for visitors with these units. */
function sampleIn({ sample, samples = {} }: Field, units: Units): string {
  const other = Object.entries(samples).find(([unit]) => Object.values(units).includes(unit));
  return other?.[1] ?? sample;
}

/** Returns the inputs of the example in these units. */
export function exampleInputs(fields: readonly Field[], units: Units = {}): Inputs {
  const empty = emptyInputs(fields, units);
  const samples = fields.flatMap((field) => {
    const { name, unit, sample } = inItsUnit(field, fields, empty);
    const shown = unit === undefined ? sampleIn(field, units) : sample;
    return shown === '' || isUnitChoice(field) ? [] : [[name, shown] as const];
  });
  return { ...empty, ...Object.fromEntries(samples) };
}

/**
 * Returns the inputs after the choice of another unit for a number. The number and all others stay
 * as they are.
 */
export function withUnit(fields: readonly Field[], inputs: Inputs, field: Field, unit: string) {
  const units = { [metricUnitOf(unit) ?? unit]: unit };
  const chosen = unitInputs(field, fields, unit);
  return { ...inputs, ...unitsOfEmpty(fields, inputs, units), ...chosen };
}

/** Returns the units of empty fields, by the name of their input. */
export function unitsOfEmpty(fields: readonly Field[], inputs: Inputs, units: Units): Inputs {
  const entries = fields.flatMap((field) => {
    const unit = preferred(offeredUnits(field)[0], units);
    return unit === undefined || inputs[field.name] ? [] : [[unitKey(field.name), unit] as const];
  });
  return Object.fromEntries(entries);
}

function preferred(unit: string | undefined, units: Units): string | undefined {
  return unit === undefined ? undefined : units[metricUnitOf(unit) ?? unit];
}

/** Returns the inputs that make a request. */
export function inputsWith(content: FormContent, request: Request): Inputs {
  const fields = fieldsOf({ ...content, example: request });
  const given = fields.filter(({ sample }) => sample !== '');
  return {
    ...initialInputs(fields),
    ...inputsOf(given, ({ sample }) => sample),
    ...lengthsIn(fields),
  };
}

/** Returns the lengths that are given in feet and inches, as people type them. */
function lengthsIn(fields: readonly Field[]): Inputs {
  const inches = fields.find(({ unit }) => unit === 'in')?.sample || '0';
  const lengths = fields.flatMap((field) => {
    const feet = fields.find(({ name }) => name === field.schema['x-replaced-by'])?.sample;
    return feet && !field.sample
      ? [[field.name, numberInput(`${feet}'${inches}"`, { ...field, unit: 'in' }, 'en')] as const]
      : [];
  });
  return Object.fromEntries(lengths);
}

/** Returns the fields that the form shows with these inputs. */
export function shownFields(fields: readonly Field[], inputs: Inputs): readonly Field[] {
  return fields.filter(({ condition = {} }) =>
    Object.entries(condition).every(
      ([name, values]) => values?.includes(inputs[name] ?? '') ?? true,
    ),
  );
}

/** The prefix of an input whose number cannot be read. */
const unread = '?';

/** Returns the input of a number field with this text. */
export function numberInput(text: string, field: AmountField, locale: string | undefined): string {
  if (text.trim() === '') return '';
  const reading = readAmount(text, field, locale);
  return 'plain' in reading ? reading.plain : `${unread}${text}`;
}

/** Returns the text of a number field that cannot be read, or `undefined` if it can. */
export function unreadText(input: string): string | undefined {
  return input.startsWith(unread) ? input.slice(unread.length) : undefined;
}

/** Returns the number of an input, or `undefined` if it is empty or cannot be read. */
export function numberIn(input: string): number | undefined {
  return input === '' || unreadText(input) !== undefined ? undefined : numberOf(input);
}

/** Reads the unreadable numbers again, in another language. */
export function readAgain(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Inputs {
  const again = inputsOf(fields, (field) => {
    const text = unreadNumber(field, inputs);
    if (text === undefined) return inputs[field.name] ?? '';
    return numberInput(text, inItsUnit(field, fields, inputs), locale);
  });
  return { ...inputs, ...again };
}

/** Returns the text of a field if it should be a number and cannot be read. */
export function unreadNumber({ kind, name }: Field, inputs: Inputs): string | undefined {
  return kind === 'number' ? unreadText(inputs[name] ?? '') : undefined;
}

/** Returns an input for each field. */
export function inputsOf(fields: readonly Field[], input: (field: Field) => string): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, input(field)]));
}
