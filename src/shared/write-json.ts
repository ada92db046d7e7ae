import { echo } from '../fields/show-value.ts';

/** A value that JSON cannot carry: it would leave it out or write something else. */
export interface Uncarried {
  /** The names that lead to the object or the array that holds the value, such as `loan.rates`. */
  readonly owner: string;
  /** The name or the index of the value in its owner; empty for the whole. */
  readonly name: string;
  readonly isItem: boolean;
  /** What JSON could carry in its place. */
  readonly expected: string;
  readonly got: string;
}

/**
 * Returns an object as JSON. Calls `refuse` for each value that JSON cannot carry, such as `NaN`, a
 * bigint, a function, a `Map` or an object that contains itself. Undefined fields are left out.
 */
export function writeJson(value: object, refuse: (value: Uncarried) => void): string {
  const paths = new Map<unknown, string>();
  const replace = function (this: object, name: string, written: unknown): unknown {
    const given: unknown = Reflect.get(this, name);
    const owner = paths.get(this) ?? '';
    const isItem = Array.isArray(this);
    const expected = expectedInstead(given, written, isItem);
    if (expected) {
      refuse({ owner, name, isItem, expected, got: nameKind(given) });
      return null;
    }
    if (typeof written === 'object') paths.set(written, pathOf(owner, name));
    return written;
  };
  try {
    return JSON.stringify(value, replace);
  } catch (error) {
    if (!isCycle(error)) throw error;
    const [expected, got] = ['an object without circular references', 'a circular one'];
    refuse({ owner: '', name: '', isItem: false, expected, got });
    return 'null';
  }
}

export function pathOf(owner: string, name: string): string {
  return owner ? `${owner}.${name}` : name;
}

/** Returns what JSON could carry in place of a value, or `undefined` if it carries the value. */
function expectedInstead(given: unknown, written: unknown, isItem: boolean): string | undefined {
  // JSON leaves out an undefined field, but would write `null` for an item.
  if (given === undefined && !isItem) return undefined;
  if (typeof written === 'number') return Number.isFinite(written) ? undefined : 'a finite number';
  // An invalid date writes itself as `null`.
  const isCarried = written === null ? given === null : isJson(written);
  return isCarried ? undefined : 'a value that JSON can carry';
}

function isJson(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  // JSON would write a `Map` or a `Promise` without its content.
  return Array.isArray(value) || tagOf(value) === 'Object';
}

/** Returns how an error names a value: `a bigint`, `an object`, `a Map`, `an Error`. */
export function nameKind(value: unknown): string {
  const tag = tagOf(value);
  const isSpecial = typeof value === 'object' && !/^(?:Array|Null|Object)$/.test(tag);
  return isSpecial ? `${/^[AEIO]/.test(tag) ? 'an' : 'a'} ${tag}` : echo(value);
}

function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

/** Whether an engine has found an object that contains itself; each says it in its own words. */
function isCycle(error: unknown): boolean {
  return error instanceof TypeError && /circular|cyclic/i.test(error.message);
}
