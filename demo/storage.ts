/** A list of tool slugs in local storage. */
export type List = 'favorites' | 'recent';

const longest = 8;

export function remembered(list: List): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(list) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
  } catch {
    // Storage may be blocked, or contain anything.
    return [];
  }
}

/** Puts a tool at the front of a list. */
export function remember(list: List, slug: string): void {
  const others = remembered(list).filter((other) => other !== slug);
  store(list, list === 'recent' ? [slug, ...others].slice(0, longest) : [slug, ...others]);
}

export function forget(list: List, slug: string): void {
  store(
    list,
    remembered(list).filter((other) => other !== slug),
  );
}

function store(list: List, slugs: readonly string[]): void {
  try {
    localStorage.setItem(list, JSON.stringify(slugs));
  } catch {
    // Storage may be blocked or full.
  }
}
