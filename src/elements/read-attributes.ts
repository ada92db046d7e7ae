import type { Request } from '../form/inputs.ts';
import { type HeadingLevel, usualHeadingLevel } from '../form/view/presentation.ts';

/** Returns an object or the one in a JSON text, or `undefined` for anything else. */
export function objectIn(value: unknown): Request | undefined {
  try {
    const object: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof object === 'object' && object !== null ? { ...object } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON of a value, or `undefined` if it has none. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return value === null ? undefined : JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Whether two requests have the same JSON. Those that have none differ. */
export function isSame(one: Request | undefined, other: Request | undefined): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}

/** Returns the names in a list with spaces or commas, or `undefined` if there is no list. */
export function namesIn(names: string | null): readonly string[] | undefined {
  return names?.split(/[\s,]+/);
}

/** Returns a code of ISO 4217, or `undefined` for anything else. */
export function currencyIn(code: string | null): string | undefined {
  return code !== null && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}

const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** Returns the level of a heading in HTML, or the usual one for anything else. */
export function headingLevelIn(text: string | null): HeadingLevel {
  return headingLevels.find((level) => String(level) === text) ?? usualHeadingLevel;
}

/** Returns a language tag as engines write it, or `en` for what is none. */
export function localeIn(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** What is said of a value that is no object. */
export function noObject(name: string): string {
  return `${name}: expected an object or its JSON, such as {"x":1}`;
}
