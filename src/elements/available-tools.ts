import type { ToolNames } from '../api/closest-tool.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import type { Dictionary, ElementLanguage, Language } from '../form/language/language.ts';
import { textLocale } from '../form/language/text-locale.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import type { ToolFormOptions } from './options.ts';

/** Loads tools and languages once an element names them. */
export interface Sources {
  /** The tools that can be loaded. */
  readonly slugs: readonly string[];
  /** Returns `undefined` if there is no such tool. */
  readonly tool: (slug: string) => Promise<Tool> | undefined;
  /** Returns `undefined` if there are no texts in the language. */
  readonly language: (code: string) => Promise<ElementLanguage> | undefined;
}

/** What is added to the available tools. */
export interface Additions extends Pick<ToolFormOptions, 'tools' | 'languages'> {
  readonly sources?: Sources;
}

/** What the elements with one tag can show. */
export interface AvailableTools {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly languages: ReadonlyMap<string, ElementLanguage>;
  readonly sources: Sources | undefined;
}

export const noTools: AvailableTools = {
  tools: new Map(),
  languages: new Map(),
  sources: undefined,
};

/**
 * Returns the available tools with further ones and languages. Another tool with the same slug, and
 * a text that a language already has, take the place of the former. Throws a `TypeError` for what
 * is no tool or language.
 */
export function withAdditions(
  available: AvailableTools,
  { tools, languages, sources }: Additions,
): AvailableTools {
  const added = toolsBySlug(tools);
  const kept = [...available.tools.values()].filter(({ slug }) => !added.has(slug));
  const all = new Map(available.languages);
  // Callers in plain JavaScript may pass nothing, or one language.
  for (const language of [languages ?? []].flat()) {
    if (typeof language?.code !== 'string') {
      throw new TypeError('languages: expected texts such as those of toolworker/elements');
    }
    all.set(language.code, merged(all.get(language.code), language));
  }
  return {
    tools: toolsBySlug([...kept, ...added.values()]),
    languages: all,
    sources: sources ?? available.sources,
  };
}

function merged(
  former: ElementLanguage | undefined,
  { code, texts, errors, tools, load = former?.load }: ElementLanguage,
): ElementLanguage {
  return {
    code,
    texts: { ...former?.texts, ...texts },
    errors: { ...former?.errors, ...errors },
    tools: mergedTools(former?.tools, tools),
    ...(load && { load }),
  };
}

type OfTools = Readonly<Record<string, Dictionary>>;

function mergedTools(former: OfTools = {}, added: OfTools = {}): OfTools {
  const slugs = new Set([...Object.keys(former), ...Object.keys(added)]);
  return Object.fromEntries(
    [...slugs].map((slug) => [slug, { ...former[slug], ...added[slug] }] as const),
  );
}

/** Returns the names of all available tools. */
export function namesOfTools({ tools, sources }: AvailableTools): readonly ToolNames[] {
  const loadable = sources?.slugs.map((slug) => ({ slug, operation: slug })) ?? [];
  return [...tools.values(), ...loadable.filter(({ slug }) => !tools.has(slug))];
}

/** Adds the texts that a language has loaded, below those that it already has. */
export function withLoadedTexts(
  available: AvailableTools,
  code: string,
  slug: string,
  loaded: Dictionary,
): AvailableTools {
  const language = textsIn(available, code);
  if (!language) return available;
  const tools = mergedTools({ [slug]: loaded }, language.tools);
  return {
    ...available,
    languages: new Map(available.languages).set(language.code, { ...language, tools }),
  };
}

/** Returns the available texts in a language, whatever its region. */
export function textsIn({ languages }: AvailableTools, code: string): ElementLanguage | undefined {
  return languages.get(withoutRegion(code));
}

export function withoutRegion(code: string): string {
  return code.replace(/-.*/, '');
}

/** Returns the language of a tool's texts. Without texts in it, only the numbers are as in it. */
export function languageOf(available: AvailableTools, code: string, slug: string): Language {
  const language = textsIn(available, code);
  if (!language && !/^en\b/.test(code)) {
    return { code: 'en', dictionary: {}, numberLocale: () => code };
  }
  const { texts = {}, tools: ofTools = {} } = language ?? {};
  return {
    code,
    dictionary: { ...texts, ...ownProperty(ofTools, slug) },
    numberLocale: textLocale,
  };
}
