import type { Field } from './form-fields.ts';
import { type Inputs, type Request, unreadNumber, unreadText } from './inputs.ts';
import { isPlain } from './numbers/read-number.ts';
import { isOutOfRange } from './problems.ts';
import { numberOf } from './units/amount.ts';
import { apiUnitOf, typedUnitOf } from './units/field-units.ts';
import { exactQuotient } from './units/units.ts';

/** Returns the form's request, without defaults and empty fields. */
export function requestOf(formFields: readonly Field[], inputs: Inputs): Request {
  const fields = formFields.filter(({ isOfPage }) => !isOfPage);
  const valueFor = (field: Field) => requestValue(field, fields, inputs);
  const isDefault = (field: Field) => valueFor(field) === field.schema.default;
  // The API derives an omitted unit from the units that are sent, whatever its default.
  const areUnitsSent = fields.some((field) => isUnit(field) && !isDefault(field));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueFor(field);
      const isSent = !isDefault(field) || (areUnitsSent && isUnit(field));
      return value !== undefined && isSent ? [[field.name, value]] : [];
    }),
  );
}

function isUnit({ name, kind }: Field): boolean {
  return kind === 'choice' && name.endsWith('Unit');
}

/** Returns the value of a field in the request, with a number in the unit of the API. */
function requestValue(field: Field, fields: readonly Field[], inputs: Inputs): unknown {
  const input = inputs[field.name] ?? '';
  if (field.kind !== 'number' || input === '') return typedValue(field, input);
  const [typed, api] = [typedUnitOf(field, fields, inputs), apiUnitOf(field, fields, inputs)];
  const unread = unreadText(input);
  // The API rejects text that is not a number.
  if (unread !== undefined) return unread;
  const chosen = inputs[field.multipliedBy ?? ''] ?? '';
  const factor = chosen === 'true' ? '2' : chosen;
  const value = numberOf(input, typed, api);
  return isPlain(factor) ? exactQuotient([String(value), factor]) : value;
}

/**
 * Returns the value of a field other than a number with this input, or `undefined` if it is empty.
 */
export function typedValue({ kind, schema }: Field, input: string): unknown {
  if (kind === 'long text') return input;
  if (input === '') return undefined;
  if (kind === 'choice') return schema.enum?.find((option) => String(option) === input) ?? input;
  if (kind === 'json') return parsed(input);
  return kind === 'flag' ? input === 'true' : input;
}

/**
 * Whether to call the API. All numbers must be readable. Each required field must be filled in or
 * visited, unless a number is out of range. Earlier, the API would reject a form that is still
 * being filled in.
 */
export function isReady(
  fields: readonly Field[],
  inputs: Inputs,
  touched: readonly string[],
): boolean {
  if (fields.some((field) => unreadNumber(field, inputs) !== undefined)) return false;
  if (fields.some((field) => field.problemOf?.(inputs[field.name] ?? ''))) return false;
  const isWrong = (field: Field) => isOutOfRange(field, requestValue(field, fields, inputs));
  const empty = emptyFields(fields, inputs);
  return empty.every(({ name }) => touched.includes(name)) || fields.some(isWrong);
}

/** Returns the required fields that are empty. */
export function emptyFields(fields: readonly Field[], inputs: Inputs): readonly Field[] {
  return fields.filter(({ name, isRequired }) => isRequired && !inputs[name]);
}

/** Parses JSON. Invalid JSON is sent as typed, for the API to reject. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
