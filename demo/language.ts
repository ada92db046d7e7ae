import {
  directionOf,
  isLanguage,
  isTranslation,
  type LanguageCode,
} from './languages/languages.ts';
import { shortKey } from './languages/short-key.ts';

/** Texts of a language by the English ones. A text that counts has one for each plural form. */
export type Dictionary = Readonly<Record<string, string | PluralForms>>;

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface Language {
  readonly code: LanguageCode;
  readonly dictionary: Dictionary;
}

/** The names in braces that a text has. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type ValuesFor<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

// A page has one language for as long as it is open. The renderer sets that of each page it writes.
let current: Language = ofDocument();

function ofDocument(): Language {
  const { lang = 'en' } = globalThis.document?.documentElement ?? {};
  const words = globalThis.document?.getElementById('words')?.textContent;
  return words && isLanguage(lang)
    ? { code: lang, dictionary: JSON.parse(words) }
    : { code: 'en', dictionary: {} };
}

/** Renders in a language. The rendering must not wait for anything. */
export function inLanguage<Rendered>(language: Language, render: () => Rendered): Rendered {
  const before = current;
  current = language;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** The language of the page. */
export function pageLanguage(): LanguageCode {
  return current.code;
}

/** The address of a page of the site in the page's language, if there is one. */
export function localized(path: string): string {
  return isTranslation(current.code) ? `/${current.code}${path}` : path;
}

/**
 * An English text in the page's language, with values in place of the names in braces. Call it while
 * rendering, since one process renders the pages of all languages.
 *
 * @example
 * t('{name} is ready.', { name: 'roof.csv' });
 */
export function t<const Text extends string>(text: Text, ...[values]: ValuesFor<Text, string>) {
  const found = entryFor(text);
  return filled(typeof found === 'string' ? found : text, values);
}

/** Marks a text that `t` gets later, in a list or a table that is made once. */
export function message<const Text extends string>(text: Text): Text {
  return text;
}

/** What the page's language has for an English text. The dictionary that a page holds has short keys. */
export function entryFor(text: string): string | PluralForms | undefined {
  return current.dictionary[text] ?? current.dictionary[shortKey(text)];
}

/** Puts values in place of the names in braces. */
export function filled(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => isolated(values[key] ?? name));
}

/** In a text from right to left, a value such as -3 keeps its own direction within Unicode's isolates. */
function isolated(value: string): string {
  return directionOf(current.code) === 'rtl' ? `\u2068${value}\u2069` : value;
}
