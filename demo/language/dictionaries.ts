import type { Dictionary } from '../../src/form/language/language.ts';
import type { LanguageCode } from './languages.ts';
import type { SiteLanguage as Language } from './page-language.ts';

/** The texts of a tool's page in one language, beside those of its definition. */
interface ToolDictionary {
  /** Texts that are part of the page's HTML. */
  readonly page: Dictionary;
  /** Texts of the page's own parts, which its script needs. */
  readonly messages: Dictionary;
}

const ofElements = import.meta.glob<Dictionary>('../../src/form/languages/*/texts.json', {
  eager: true,
  import: 'default',
});
const ofDefinitions = import.meta.glob<Dictionary>('../../src/form/languages/*/tools/*.json', {
  eager: true,
  import: 'default',
});
const shared = import.meta.glob<Dictionary>('./*/*.json', { eager: true, import: 'default' });
const ofTools = import.meta.glob<ToolDictionary>('./*/tools/*.json', {
  eager: true,
  import: 'default',
});

/**
 * Texts for the scripts of all pages, of forms, of tables and of the page that embeds a tool, and
 * texts that are only in the HTML.
 */
type SharedName = 'site' | 'forms' | 'tables' | 'embed' | 'pages';

/** Returns texts that pages share, in one language, with those of elements; none for English. */
export function sharedTexts(code: LanguageCode, names: readonly SharedName[]): Dictionary {
  return Object.assign(
    {},
    ofElements[`../../src/form/languages/${code}/texts.json`],
    ...names.map((name) => shared[`./${code}/${name}.json`]),
  );
}

/** Returns the texts of a tool for the script of its page; none for English. */
export function messagesOfTool(code: LanguageCode, slug: string): Dictionary {
  return ofTools[`./${code}/tools/${slug}.json`]?.messages ?? {};
}

/** Returns a language with all its texts. Those of the given tool take precedence. */
export function languageFor(code: LanguageCode, slug?: string): Language {
  const folder = `./${code}/tools/`;
  const ofPackage = `../../src/form/languages/${code}/tools/`;
  const others = Object.entries(ofTools).filter(([path]) => path.startsWith(folder));
  const own = others.filter(([path]) => path === `${folder}${slug}.json`);
  const definitions = Object.entries(ofDefinitions).filter(([path]) => path.startsWith(ofPackage));
  const dictionary: Dictionary = Object.assign(
    {},
    ...definitions.map(([, texts]) => texts),
    ...[...others, ...own].flatMap(([, { page, messages }]) => [page, messages]),
    sharedTexts(code, ['tables', 'embed', 'pages', 'forms', 'site']),
    ...own.flatMap(([, { page, messages }]) => [messages, page]),
    ofDefinitions[`${ofPackage}${slug}.json`],
  );
  return { code, dictionary };
}
