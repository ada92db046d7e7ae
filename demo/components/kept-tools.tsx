import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../catalogue.ts';
import { type List, remembered } from '../storage.ts';

const rows: readonly { readonly list: List; readonly title: string; readonly hint: string }[] = [
  { list: 'favourites', title: 'Favourites', hint: 'Star a tool on its page to add it here.' },
  { list: 'recent', title: 'Recently used', hint: 'Tools that you open appear here.' },
];

/** The tools in local storage. The rows are rendered before they are read, so that nothing shifts. */
export function KeptTools({ catalogue }: { readonly catalogue: readonly Entry[] }) {
  const [kept, setKept] = useState<Readonly<Record<List, readonly string[]>>>();
  useEffect(() => {
    const read = () =>
      setKept({ favourites: remembered('favourites'), recent: remembered('recent') });
    read();
    // A page from the back-forward cache may be out of date.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);
  return (
    <div class="kept">
      {rows.map(({ list, title, hint }) => {
        const entries = (kept?.[list] ?? []).flatMap(
          (slug) => catalogue.find((entry) => entry.slug === slug) ?? [],
        );
        return (
          <section key={list} aria-labelledby={list}>
            <h2 id={list}>{title}</h2>
            {entries.length === 0 ? (
              <p>{kept && hint}</p>
            ) : (
              <ul>
                {entries.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={`/tools/${slug}/`}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
