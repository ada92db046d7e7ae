import type { Dictionary, Language } from '../language.ts';
import type { LanguageCode } from './languages.ts';
import { shortKey } from './short-key.ts';

/** What a language says on the page of one tool. */
interface ToolDictionary {
  /** Texts of the tool's definition, which are written into the page. */
  readonly page: Dictionary;
  /** Texts of the page's own parts, which its script needs. */
  readonly messages: Dictionary;
}

const shared = import.meta.glob<Dictionary>('./*/*.json', { eager: true, import: 'default' });
const ofTools = import.meta.glob<ToolDictionary>('./*/tools/*.json', {
  eager: true,
  import: 'default',
});

/** Texts for the scripts of all pages, of forms and of tables, and those that are only in the HTML. */
type SharedName = 'site' | 'forms' | 'tables' | 'pages';

/** Some of a language's texts that pages share; none for English. */
export function sharedTexts(code: LanguageCode, names: readonly SharedName[]): Dictionary {
  return Object.assign({}, ...names.map((name) => shared[`./${code}/${name}.json`]));
}

/** The texts of a tool for the script of its page; none for English. */
export function messagesOfTool(code: LanguageCode, slug: string): Dictionary {
  return ofTools[`./${code}/tools/${slug}.json`]?.messages ?? {};
}

/** A language with all its texts, where those of one tool come first. */
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
 * A dictionary as a page holds it: the English texts would be half of its bytes, and those that stay as they
 * are need no entry.
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
