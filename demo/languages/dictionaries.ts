import type { Dictionary, Language } from '../language.ts';
import type { LanguageCode } from './languages.ts';
import { shortKey } from './short-key.ts';

/** The texts of a tool's page in one language. */
interface ToolDictionary {
  /** Texts of the tool's definition, which are part of the page's HTML. */
  readonly page: Dictionary;
  /** Texts of the page's own parts, which its script needs. */
  readonly messages: Dictionary;
}

const shared = import.meta.glob<Dictionary>('./*/*.json', { eager: true, import: 'default' });
const ofTools = import.meta.glob<ToolDictionary>('./*/tools/*.json', {
  eager: true,
  import: 'default',
});

/** Texts for the scripts of all pages, of forms and of tables, and texts that are only in the HTML. */
type SharedName = 'site' | 'forms' | 'tables' | 'pages';

/** Returns texts that pages share, in one language; none for English. */
export function sharedTexts(code: LanguageCode, names: readonly SharedName[]): Dictionary {
  return Object.assign({}, ...names.map((name) => shared[`./${code}/${name}.json`]));
}

/** Returns the texts of a tool for the script of its page; none for English. */
export function messagesOfTool(code: LanguageCode, slug: string): Dictionary {
  return ofTools[`./${code}/tools/${slug}.json`]?.messages ?? {};
}

/** Returns a language with all its texts. Those of the given tool take precedence. */
export function languageFor(code: LanguageCode, slug?: string): Language {
  const folder = `./${code}/tools/`;
  const others = Object.entries(ofTools).filter(([path]) => path.startsWith(folder));
  const own = others.filter(([path]) => path === `${folder}${slug}.json`);
  const dictionary: Dictionary = Object.assign(
    {},
    ...[...others, ...own].flatMap(([, { page, messages }]) => [page, messages]),
    sharedTexts(code, ['tables', 'pages', 'forms', 'site']),
    ...own.flatMap(([, { page, messages }]) => [messages, page]),
  );
  return { code, dictionary };
}

/**
 * Returns a dictionary for a page. It has short keys, since the English texts would be half of its bytes, and no
 * entries for texts that are the same in English.
 */
export function withShortKeys(dictionary: Dictionary): Dictionary {
  const entries = new Map<string, Dictionary[string]>();
  for (const [text, entry] of Object.entries(dictionary)) {
    if (entry === text) continue;
    const key = shortKey(text);
    if (entries.has(key))
      throw new Error(`Reword “${text}”: another text has its short key ${key}.`);
    entries.set(key, entry);
  }
  return Object.fromEntries(entries);
}
