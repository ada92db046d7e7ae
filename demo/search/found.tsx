import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../src/form/language/language.ts';
import { remembered } from '../model/tool-lists.ts';
import { askedIn } from './asked/asked-in.ts';
import { AskedAnswer } from './asked-answer.tsx';
import { everyday } from './everyday.ts';
import { loadCatalog } from './load-catalog.ts';
import { isMissingSubject } from './missing-subjects.ts';
import {
  closestTools,
  type Entry,
  excerpt,
  type Passage,
  type Searchable,
  search,
  searchablePassage,
  searchableTool,
  searchGuides,
} from './search.ts';
import { ToolLinks } from './tool-links.tsx';

const firstShown = 8;
const guidesShown = 6;
const closestShown = 2;

export async function loadTools(): Promise<readonly Searchable<Entry>[]> {
  const { default: catalog } = await loadCatalog();
  return catalog.map(searchableTool);
}

interface Properties {
  readonly tools: readonly Searchable<Entry>[];
  readonly query: string;
}

/**
 * Shows the answer to a query and the tools and guides that match it, or some tools if it is empty.
 */
export function Found({ tools, query }: Properties) {
  const isSearch = query.trim() !== '';
  const passages = usePassages(isSearch);
  const asked = useMemo(() => askedIn(query), [query]);
  if (!isSearch) return <ToolLinks entries={first(tools)} />;
  const hasNoTool = !asked && isMissingSubject(query);
  const found = asked || hasNoTool ? [] : search(tools, query);
  const guides = asked ? [] : searchGuides(passages ?? [], query).slice(0, guidesShown);
  const isNothing = passages && !asked && !hasNoTool && found.length + guides.length === 0;
  return (
    <>
      <p class="hidden" role="status">
        {t('Tools: {found}. Guides: {guides}.', {
          found: String(found.length),
          guides: String(guides.length),
        })}
      </p>
      {asked && <AskedAnswer key={query} asked={asked} tools={tools} />}
      <ToolLinks entries={found} />
      {guides.length > 0 && (
        <section aria-label={t('Guides')}>
          <h2>{t('Guides')}</h2>
          <GuideLinks passages={guides} query={query} />
        </section>
      )}
      {hasNoTool && <p class="empty">{t('Toolworker has no tool for this.')}</p>}
      {isNothing && (
        <>
          <p class="empty">
            {t('Nothing found. Try another word, such as “interest” or “lines”.')}
          </p>
          <ToolLinks entries={closestTools(tools, query, closestShown)} />
        </>
      )}
    </>
  );
}

/** Returns the visitor's own tools, then everyday ones. */
function first(tools: readonly Searchable<Entry>[]): readonly Entry[] {
  const slugs = new Set([...remembered('favorites'), ...remembered('recent'), ...everyday]);
  return [...slugs]
    .flatMap((slug) => tools.find(({ item }) => item.slug === slug)?.item ?? [])
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

/**
 * Returns the text of the guides, which is fetched when the first search begins; empty if that
 * fails.
 */
function usePassages(isWanted: boolean): readonly Searchable<Passage>[] | undefined {
  const [passages, setPassages] = useState<readonly Searchable<Passage>[]>();
  useEffect(() => {
    if (!isWanted || passages) return;
    fetch('/docs/search.json')
      .then((response) => response.json())
      .then((all: readonly Passage[]) => setPassages(all.map(searchablePassage)))
      .catch(() => setPassages([]));
  }, [isWanted]);
  return passages;
}
