import { isJsonObject } from '../fields/validate.ts';
import { nameKind, pathOf, writeJson } from '../shared/write-json.ts';

/** A type that JSON carries as it is; a branded string is one of them, but also an object. */
type Plain = string | number | boolean | null | undefined;

/** The type of a value after JSON has carried it: a `Date` becomes a `string`. */
export type Jsonify<Value> = Value extends Plain
  ? Value
  : Value extends { readonly toJSON: () => infer Written }
    ? Written
    : Value extends object
      ? Jsonified<Value>
      : Value;

/** The type of an object or an array after JSON has carried it. */
export type Jsonified<Fields> = { [Name in keyof Fields]: Jsonify<Fields[Name]> };

/**
 * Returns a copy of an object as JSON carries it: a `Date` becomes a string, and undefined fields
 * are omitted. Throws a `TypeError` that names the tool and the first value that JSON cannot carry.
 * `whole` names the object.
 */
export function jsonify<Fields>(value: Fields, tool: string, whole: string): Jsonified<Fields> {
  const refuse = (path: string, expected: string, got: string) => {
    throw new TypeError(`${tool}: ${path}: expected ${expected}, got ${got}`);
  };
  if (!isJsonObject(value)) return refuse(whole, 'a JSON object', nameKind(value));
  const json = writeJson(value, ({ owner, name, expected, got }) =>
    refuse(pathOf(owner, name) || whole, expected, got),
  );
  // `Jsonify` is the type of what JSON makes of a value.
  return JSON.parse(json) as Jsonified<Fields>;
}
