import { echo } from './fields/echo.ts';
import { isJsonObject } from './fields/validate.ts';

/** A type that JSON carries as it is; a branded string is one of them, but also an object. */
type Plain = string | number | boolean | null | undefined;

/** The type of a value after JSON has carried it: a `Date` becomes a `string`. */
export type Jsonify<Value> = Value extends Plain
  ? Value
  : Value extends { readonly toJSON: () => infer Written }
    ? Written
    : Value extends object
      ? JsonifyFields<Value>
      : Value;

/** The type of an object or an array after JSON has carried it. */
export type JsonifyFields<Fields> = { [Name in keyof Fields]: Jsonify<Fields[Name]> };

/**
 * Returns a copy of an object as JSON carries it: a `Date` becomes a string, and undefined fields are
 * omitted. Throws a `TypeError` that names the tool and the first value that JSON cannot carry, such as
 * `NaN`, a bigint, a function, a `Map` or an object that contains itself. `whole` names the object.
 */
export function jsonify<Fields>(value: Fields, tool: string, whole: string): JsonifyFields<Fields> {
  if (!isJsonObject(value)) {
    throw new TypeError(`${tool}: ${whole}: expected a JSON object, got ${kindOf(value)}`);
  }
  const paths = new Map<unknown, string>();
  const assertPart = function (this: unknown, name: string, part: unknown): unknown {
    const path = [paths.get(this), name].filter(Boolean).join('.');
    // JSON omits an undefined field, but would write `null` for an item.
    const expected = part === undefined && !Array.isArray(this) ? undefined : expectedFor(part);
    if (expected) {
      throw new TypeError(`${tool}: ${path}: expected ${expected}, got ${kindOf(part)}`);
    }
    paths.set(part, path);
    return part;
  };
  // `Jsonify` is the type of what JSON makes of a value.
  return JSON.parse(stringify(value, assertPart, `${tool}: ${whole}`)) as JsonifyFields<Fields>;
}

function stringify(value: object, replace: (name: string, part: unknown) => unknown, what: string) {
  try {
    return JSON.stringify(value, replace);
  } catch (error) {
    const isCycle = error instanceof TypeError && /circular|cyclic/i.test(error.message);
    throw isCycle ? new TypeError(`${what}: expected no object that contains itself`) : error;
  }
}

/** Returns what JSON could carry in place of a value, or `undefined` if it carries the value. */
function expectedFor(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'a finite number';
  const isPlain = value === null || typeof value === 'string' || typeof value === 'boolean';
  // JSON would write a `Map` or a `Promise` without its content.
  return isPlain || Array.isArray(value) || isRecord(value)
    ? undefined
    : 'a value that JSON can carry';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && Object.prototype.toString.call(value) === '[object Object]';
}

/** Returns how an error names a value: `a bigint`, `an object`, `a Map`. */
function kindOf(value: unknown): string {
  const name = Object.prototype.toString.call(value).slice(8, -1);
  const isSpecial = typeof value === 'object' && !/^(?:Array|Null|Object)$/.test(name);
  return isSpecial ? `a ${name}` : echo(value);
}
