import { ownProperty } from '../../shared/own-property.ts';

/**
 * Texts of a language by their English originals. A text with a count has one version for each
 * plural form.
 */
export type Dictionary = Readonly<Record<string, string | PluralForms>>;

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A language, and how numbers are written in it. */
export interface Language {
  /** A BCP 47 tag, such as `de` or `de-CH`. */
  readonly code: string;
  readonly dictionary: Dictionary;
  /**
   * Returns the locale of numbers; `undefined` is that of the browser. By default, they are in the
   * language.
   */
  readonly numberLocale?: (() => string | undefined) | undefined;
}

/** The texts of an element in a language. */
export interface ElementLanguage {
  /** A BCP 47 tag without a region, such as `de`. */
  readonly code: string;
  /**
   * Texts by their English originals: of the element, and the titles, descriptions and options of
   * the tools. English takes the place of those that are missing.
   */
  readonly texts: Dictionary;
  /** Texts of single tools, by slug. They take precedence. */
  readonly tools?: Readonly<Record<string, Dictionary>>;
  /** The parts of the tools' errors, such as `expected {expected}, got {received}`. */
  readonly errors?: Dictionary;
  /**
   * Loads the texts of a tool of the package, by slug, once an element shows it; returns
   * `undefined` for other tools. `tools` takes precedence.
   */
  readonly load?: (slug: string) => Promise<Dictionary> | undefined;
}

/** The names in braces in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type ValuesFor<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

// Rendering is synchronous, so that a page may have elements in several languages.
let current: Language = { code: 'en', dictionary: {} };

/** Sets the language of what is rendered next. */
export function setLanguage(language: Language): void {
  current = language;
}

/** Renders in a language. `render` must be synchronous. */
export function inLanguage<Rendered>(language: Language, render: () => Rendered): Rendered {
  const before = current;
  current = language;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** Returns the language of what is rendered. */
export function currentLanguage(): Language {
  return current;
}

/** Returns the code of the language without its region. */
export function languageCode(): string {
  return current.code.replace(/-.*/, '');
}

/**
 * Returns an English text in the current language, with values in place of the names in braces.
 * Call it while rendering, since the language may be another one later.
 *
 * @example
 * t('{name} is ready.', { name: 'roof.csv' });
 */
export function t<const Text extends string>(text: Text, ...[values]: ValuesFor<Text, string>) {
  const found = entryFor(text);
  // A text that elsewhere has a count.
  const translated = typeof found === 'object' ? found.other : found;
  return filled(translated ?? text, values);
}

/** Marks a text, such as one in a constant, that `t` translates later. */
export function message<const Text extends string>(text: Text): Text {
  return text;
}

/** Returns the entry for an English text in the current language. */
export function entryFor(text: string): string | PluralForms | undefined {
  return ownProperty(current.dictionary, text);
}

/**
 * Returns a text with values in place of the names in braces, and with its numbers in braces in the
 * visitor's format.
 */
export function filled(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(/\{(−?[\w.]+%?)\}/g, (name, key: string) =>
    isolated(ownProperty(values, key) ?? fixedNumber(key) ?? name),
  );
}

/**
 * Writes a number such as `18.5` or `−20%` in the visitor's format; returns `undefined` for other
 * names.
 */
function fixedNumber(text: string): string | undefined {
  const [, sign = '', digits, percent] = /^(−?)(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const { code, numberLocale = () => code } = current;
  const places = digits.split('.')[1]?.length ?? 0;
  const format = { minimumFractionDigits: places, maximumFractionDigits: places };
  const number = sign + Number(digits).toLocaleString(numberLocale(), format);
  return percent ? t('{number}%', { number }) : number;
}

/**
 * In right-to-left text, wraps a value such as -3 in Unicode isolates, which keep its own
 * direction.
 */
function isolated(value: string): string {
  if (directionOf(current.code) === 'ltr') return value;
  // A text that begins with an isolate is of this language, which its letters may not show.
  const opening = /^[\u2067\u2068]/.test(value) ? '\u2067' : '\u2068';
  return `${opening}${value}\u2069`;
}

/** Returns a text without the marks around its values, for what would read them as characters. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

/** Languages that are written from right to left (Unicode CLDR). */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Returns the direction in which a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.test(code) ? 'rtl' : 'ltr';
}
