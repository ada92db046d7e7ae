import { type Field, type FormContent, fieldsOf, isUnitChoice } from '../../src/form/fields.ts';
import {
  amountFor,
  apiUnitIn,
  emptyInputs,
  type Inputs,
  initialInputs,
  inputsOf,
  inputsWith,
  type Request,
  typedUnitIn,
  unitKey,
  unitsOfEmpty,
  unreadNumber,
} from '../../src/form/inputs.ts';
import type { Units } from '../../src/form/units/units.ts';

const longestLink = 4_000;

/** Returns the inputs as the hash of a link, or `undefined` if they are too long. */
export function hashOf(
  fields: readonly Field[],
  inputs: Inputs,
  untouched: readonly string[] = [],
): string | undefined {
  const shared = Object.entries(sharedInputs(fields, inputs, untouched));
  const length = shared.flat().reduce((total, { length }) => total + length, 0);
  return length > longestLink ? undefined : new URLSearchParams(shared).toString();
}

/** Returns a request to the API as the hash of a link, or `undefined` if it is too long. */
export function hashOfRequest(content: FormContent, request: Request): string | undefined {
  return hashOf(fieldsOf(content), inputsWith(content, request));
}

/**
 * Returns the inputs, except secrets, that differ from the API's defaults. If the visitor has only
 * chosen units, which the browser remembers, there are none. `untouched` names the fields that have
 * the example, which are still assumed where the link leads.
 */
export function sharedInputs(
  fields: readonly Field[],
  inputs: Inputs,
  untouched: readonly string[] = [],
): Inputs {
  const initial = initialInputs(fields);
  const changed = fields
    .filter((field) => field.kind !== 'secret' && unreadNumber(field, inputs) === undefined)
    .filter(({ name }) => inputs[name] !== initial[name]);
  if (changed.every(isUnitChoice)) return {};
  const assumed = changed.filter(({ name }) => untouched.includes(name));
  const entries = changed.flatMap((field) => {
    const { name } = field;
    const input = inputs[name] ?? '';
    const typed = typedUnitIn(field, inputs);
    const isOther = input !== '' && typed !== undefined && typed !== apiUnitIn(field, inputs);
    return [[name, input], ...(isOther ? [[unitKey(name), typed]] : [])];
  });
  const names = assumed.map(({ name }) => name).join(' ');
  return { ...Object.fromEntries(entries), ...(names && { assumed: names }) };
}

/** Returns the names of the fields that `sharedInputs` names as assumed. */
export function untouchedIn(fields: readonly Field[], { assumed = '' }: Inputs): readonly string[] {
  const names = assumed.split(' ');
  return fields.flatMap(({ name }) => (names.includes(name) ? name : []));
}

/** Whether a hash is of a link with inputs, and not of a part of the page. */
export function isLink(fields: readonly Field[], hash: string): boolean {
  const shared = new URLSearchParams(hash.replace(/^#/, ''));
  return fields.some(({ name }) => shared.has(name));
}

/**
 * Returns the inputs of a link, with initial values for missing fields. Without any, returns those
 * of an empty form.
 */
export function fromHash(fields: readonly Field[], hash: string, units: Units = {}): Inputs {
  return fromShared(fields, linkedInputs(hash), units);
}

/** Returns what is in the hash of a link. */
export function linkedInputs(hash: string): Inputs {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

/** Like `fromHash`, but takes what `sharedInputs` returned. Ignores what is impossible. */
export function fromShared(fields: readonly Field[], shared: Inputs, units: Units = {}): Inputs {
  if (!fields.some(({ name }) => Object.hasOwn(shared, name))) return emptyInputs(fields, units);
  const initial = initialInputs(fields);
  const linked = inHeight(
    fields,
    inputsOf(fields, ({ name, kind, schema }) => {
      const value = kind === 'secret' ? undefined : shared[name];
      const isPossible = !schema.enum || schema.enum.some((option) => String(option) === value);
      return (isPossible ? value : undefined) ?? initial[name] ?? '';
    }),
  );
  const inputs = inputsOf(fields, (field) => {
    const value = linked[field.name] ?? '';
    const isReadable = value === '' || amountFor(field, linked) !== undefined;
    return field.kind !== 'number' || isReadable ? value : (initial[field.name] ?? '');
  });
  return { ...inputs, ...unitsOfEmpty(fields, inputs, units), ...sharedUnits(fields, shared) };
}

function sharedUnits(fields: readonly Field[], shared: Inputs): Inputs {
  const entries = fields.flatMap((field) => {
    const key = unitKey(field.name);
    const unit = field.units.find(({ value }) => value === shared[key]);
    return unit === undefined ? [] : [[key, unit.value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Moves feet and inches, which have fields of their own in the API and in earlier links, to the
 * field of the height.
 */
function inHeight(fields: readonly Field[], inputs: Inputs): Inputs {
  const { feet = '', inches = '0' } = inputs;
  const height = fields.find(({ schema }) => schema['x-replaced-by'] === 'feet');
  if (!height || feet === '') return inputs;
  return { ...inputs, [height.name]: `${feet}'${inches}"`, feet: '', inches: '0' };
}
