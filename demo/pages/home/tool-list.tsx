import type { ComponentChildren } from 'preact';
import { t } from '../../../src/form/language/language.ts';
import { Data } from '../../browser/data.tsx';
import { Tile } from '../../components/basic/tile.tsx';
import { localized } from '../../language/page-language.ts';
import type { AnsweredQuery } from '../../search/answer-to-query.tsx';
import { Finder } from '../../search/finder.tsx';
import type { Entry } from '../../search/search.ts';
import { KeptTools } from './kept-tools.tsx';

interface Properties {
  /** The heading, and what has to be said before the search. */
  readonly heading: ComponentChildren;
  readonly catalog: readonly Entry[];
  /** The answer to the first example of the search. */
  readonly start: AnsweredQuery;
}

/** A heading, the search, the visitor's own tools, and all tools by category. */
export function ToolList({ heading, catalog, start }: Properties) {
  const categories = [...new Set(catalog.map(({ category }) => category))];
  return (
    <>
      <div class="home-heading">{heading}</div>
      <noscript>
        <p class="card">
          {t(
            'The search needs JavaScript, and so do the tools, since your browser does the computing.',
          )}
        </p>
      </noscript>
      <div id="finder">
        <Finder id="search" start={start} />
      </div>
      <div id="kept">
        <KeptTools tools={Object.fromEntries(catalog.map((entry) => [entry.slug, entry]))} />
      </div>
      <div class="families">
        {categories.map((id) => (
          <Family key={id} id={id} entries={catalog.filter(({ category }) => category === id)} />
        ))}
      </div>
      <Data id="start" value={start} />
    </>
  );
}

interface FamilyProperties {
  readonly id: string;
  readonly entries: readonly Entry[];
}

function Family({ id, entries }: FamilyProperties) {
  return (
    <section class="family" data-category={id} aria-labelledby={id}>
      <h2 id={id}>{entries[0]?.family}</h2>
      <ul>
        {entries.map(({ slug, name }) => (
          <li key={slug}>
            <a href={localized(`/tools/${slug}/`)}>
              <Tile slug={slug} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
