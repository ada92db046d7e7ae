import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Entry, excerpt, type Passage, search, searchGuides } from '../catalogue.ts';

interface Properties {
  readonly catalogue: readonly Entry[];
  readonly id: string;
  readonly takesFocus?: boolean;
  /** On the home page: what stands above all tools, by family, while nothing is searched for. */
  readonly children?: ComponentChildren;
}

const firstShown = 8;
const guidesShown = 6;

/** A search over tools and guides. The arrow keys go through what it finds, Enter opens it. */
export function Finder({ catalogue, id, takesFocus = false, children }: Properties) {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const found = search(catalogue, query);
  const families = [...new Set(catalogue.map(({ family }) => family))];
  const isSearch = query.trim() !== '';
  const passages = usePassages(isSearch);
  const guides = isSearch ? searchGuides(passages ?? [], query).slice(0, guidesShown) : [];

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      if (isSearch) box.current?.querySelector('a')?.click();
    }
    if (event.key === 'Escape' && isSearch) {
      event.preventDefault();
      setQuery('');
      input.current?.focus();
    }
    if (!step) return;
    event.preventDefault();
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const place = stops.findIndex((stop) => stop.matches(':focus'));
    stops[place + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields within.
    <div class="finder" ref={box} onKeyDown={move}>
      <search>
        <label class="hidden" for={id}>
          Search the tools and guides
        </label>
        <input
          id={id}
          ref={input}
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder="Search: mortgage, hex, calories …"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p class="hidden" role="status">
          {isSearch ? `${found.length} of ${catalogue.length} tools, ${guides.length} guides` : ''}
        </p>
      </search>
      {isSearch || !children ? (
        <ToolList entries={isSearch ? found : found.slice(0, firstShown)} />
      ) : (
        <>
          {children}
          {families.map((family) => (
            <section key={family} aria-labelledby={anchor(family)}>
              <h2 id={anchor(family)}>{family}</h2>
              <ToolList entries={catalogue.filter((entry) => entry.family === family)} />
            </section>
          ))}
        </>
      )}
      {guides.length > 0 && (
        <section aria-label="Guides">
          <h2>Guides</h2>
          <GuideList passages={guides} query={query} />
        </section>
      )}
      {passages && isSearch && found.length + guides.length === 0 && (
        <p class="empty">Nothing found. Try another word, such as “interest” or “lines”.</p>
      )}
    </div>
  );
}

function anchor(family: string): string {
  return family.toLowerCase().replaceAll(/\W+/g, '-');
}

function ToolList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul class="tools">
      {entries.map(({ slug, name, description }) => (
        <li key={slug}>
          <a href={`/tools/${slug}/`}>
            <strong>{name}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface GuideListProperties {
  readonly passages: readonly Passage[];
  readonly query: string;
}

function GuideList({ passages, query }: GuideListProperties) {
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
