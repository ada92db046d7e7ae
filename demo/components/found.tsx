import catalogue from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import { type Entry, excerpt, type Passage, search, searchGuides } from '../catalogue.ts';
import { everyday } from '../everyday.ts';
import { remembered } from '../storage.ts';
import { ToolLinks } from './tool-links.tsx';

const firstShown = 8;
const guidesShown = 6;

/** The tools and guides that a query finds; some tools for an empty one. */
export function Found({ query }: { readonly query: string }) {
  const isSearch = query.trim() !== '';
  const passages = usePassages(isSearch);
  if (!isSearch) return <ToolLinks entries={first()} />;
  const found = search(catalogue, query);
  const guides = searchGuides(passages ?? [], query).slice(0, guidesShown);
  return (
    <>
      <p class="hidden" role="status">
        {`${found.length} of ${catalogue.length} tools, ${guides.length} guides`}
      </p>
      <ToolLinks entries={found} />
      {guides.length > 0 && (
        <section aria-label="Guides">
          <h2>Guides</h2>
          <GuideLinks passages={guides} query={query} />
        </section>
      )}
      {passages && found.length + guides.length === 0 && (
        <p class="empty">Nothing found. Try another word, such as “interest” or “lines”.</p>
      )}
    </>
  );
}

/** The visitor's own tools, then everyday ones. */
function first(): readonly Entry[] {
  const slugs = new Set([...remembered('favourites'), ...remembered('recent'), ...everyday]);
  return [...slugs]
    .flatMap((slug) => catalogue.find((entry) => entry.slug === slug) ?? [])
    .slice(0, firstShown);
}

interface GuideProperties {
  readonly passages: readonly Passage[];
  readonly query: string;
}

function GuideLinks({ passages, query }: GuideProperties) {
  return (
    <ul class="tools">
      {passages.map((passage) => (
        <li key={passage.url}>
          <a href={passage.url}>
            <strong>
              {passage.heading ? `${passage.page}: ${passage.heading}` : passage.page}
            </strong>
            <span>{excerpt(passage, query)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The guides' text, which is fetched when the first search begins; none where it cannot be had. */
function usePassages(isWanted: boolean): readonly Passage[] | undefined {
  const [passages, setPassages] = useState<readonly Passage[]>();
  useEffect(() => {
    if (!isWanted || passages) return;
    fetch('/docs/search.json')
      .then((response) => response.json())
      .then(setPassages, () => setPassages([]));
  }, [isWanted]);
  return passages;
}
