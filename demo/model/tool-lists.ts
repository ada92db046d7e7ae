import { store, storedJson } from '../browser/storage.ts';

/** A list of tool slugs that the browser keeps. */
export type List = 'favorites' | 'recent';

const longest = 8;

export function remembered(list: List): readonly string[] {
  const slugs = storedJson(list);
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
}

/** Puts a tool at the front of a list. */
export function remember(list: List, slug: string): void {
  const slugs = [slug, ...remembered(list).filter((other) => other !== slug)];
  store(list, JSON.stringify(list === 'recent' ? slugs.slice(0, longest) : slugs));
}

export function forget(list: List, slug: string): void {
  store(list, JSON.stringify(remembered(list).filter((other) => other !== slug)));
}
