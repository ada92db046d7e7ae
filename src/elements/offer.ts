import { toolsBySlug } from '../api/tools-by-slug.ts';
import type { Dictionary, ElementLanguage } from '../form/language/language.ts';
import type { Tool } from '../tool.ts';
import type { ToolFormOptions } from './options.ts';

/** What the elements with one tag can show. */
export interface Offer {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly languages: ReadonlyMap<string, ElementLanguage>;
}

export const noOffer: Offer = { tools: new Map(), languages: new Map() };

/**
 * Returns an offer with further tools and languages. Another tool with the same slug, and a text
 * that a language already has, take the place of the former. Throws a `TypeError` for what is no
 * tool or language.
 */
export function withOptions(
  offer: Offer,
  { tools, languages }: Pick<ToolFormOptions, 'tools' | 'languages'>,
): Offer {
  const added = toolsBySlug(tools);
  const kept = [...offer.tools.values()].filter(({ slug }) => !added.has(slug));
  const all = new Map(offer.languages);
  // Callers in plain JavaScript may pass nothing, or one language.
  for (const language of [languages ?? []].flat()) {
    if (typeof language?.code !== 'string') {
      throw new TypeError('languages: expected texts such as those of toolworker/elements');
    }
    all.set(language.code, merged(all.get(language.code), language));
  }
  return { tools: toolsBySlug([...kept, ...added.values()]), languages: all };
}

function merged(
  former: ElementLanguage | undefined,
  { code, texts, errors, tools }: ElementLanguage,
): ElementLanguage {
  return {
    code,
    texts: { ...former?.texts, ...texts },
    errors: { ...former?.errors, ...errors },
    tools: mergedTools(former?.tools, tools),
  };
}

type OfTools = Readonly<Record<string, Dictionary>>;

function mergedTools(former: OfTools = {}, added: OfTools = {}): OfTools {
  const slugs = new Set([...Object.keys(former), ...Object.keys(added)]);
  return Object.fromEntries(
    [...slugs].map((slug) => [slug, { ...former[slug], ...added[slug] }] as const),
  );
}
