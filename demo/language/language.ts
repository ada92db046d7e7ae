import { directionOf, isLanguage, isTranslation, type LanguageCode } from './languages.ts';

/** Texts of a language by their English originals. A text with a count has one version for each plural form. */
export type Dictionary = Readonly<Record<string, string | PluralForms>>;

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface Language {
  readonly code: LanguageCode;
  readonly dictionary: Dictionary;
}

/** The names in braces in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type ValuesFor<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

// An open page never changes its language. The renderer sets the language of each page it writes.
let current: Language = ofDocument();

function ofDocument(): Language {
  const { lang = 'en' } = globalThis.document?.documentElement ?? {};
  const words = globalThis.document?.getElementById('words')?.textContent;
  return words && isLanguage(lang)
    ? { code: lang, dictionary: JSON.parse(words) }
    : { code: 'en', dictionary: {} };
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

/** Returns the language of the page. */
export function pageLanguage(): LanguageCode {
  return current.code;
}

/** Returns the path of a page of the site in the language of this page. */
export function localized(path: string): string {
  return isTranslation(current.code) ? `/${current.code}${path}` : path;
}

/**
 * Returns an English text in the page's language, with values in place of the names in braces. Call it while rendering,
 * since one process renders the pages of all languages.
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

/** Returns the entry for an English text in the page's language. */
export function entryFor(text: string): string | PluralForms | undefined {
  return current.dictionary[text];
}

/** Returns a text with values in place of the names in braces. */
export function filled(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => isolated(values[key] ?? name));
}

/** In right-to-left text, wraps a value such as -3 in Unicode isolates, which keep its own direction. */
function isolated(value: string): string {
  return directionOf(current.code) === 'rtl' ? `\u2068${value}\u2069` : value;
}
