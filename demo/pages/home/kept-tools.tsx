import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { Tile } from '../../components/basic/tile.tsx';
import { localized } from '../../language/page-language.ts';
import { remembered } from '../../model/tool-lists.ts';
import { everyday } from '../../search/everyday.ts';

/** All tools, by slug. */
export type ListedTools = Readonly<
  Record<string, { readonly name: string; readonly category: string }>
>;

interface Own {
  readonly starred: readonly string[];
  readonly recent: readonly string[];
}

const mostShown = 6;

const nothing: Own = { starred: [], recent: [] };

/**
 * Shows the visitor's own tools, the starred ones first. Everyday tools take their place as long as
 * there are none, so that nothing shifts once the storage is read.
 */
export function KeptTools({ tools }: { readonly tools: ListedTools }) {
  const [{ starred, recent }, setOwn] = useState(nothing);
  useLayoutEffect(() => {
    const read = () => setOwn({ starred: remembered('favorites'), recent: remembered('recent') });
    read();
    // A page from the back-forward cache may be out of date.
    // @see https://developer.mozilla.org/en-US/docs/Web/API/Window/pageshow_event
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);
  const own = [...new Set([...starred, ...recent])].filter((slug) => Object.hasOwn(tools, slug));
  return (
    <section class="kept" aria-labelledby="yours">
      <h2 id="yours" class="hidden">
        {own.length > 0 ? t('Your tools') : t('Everyday')}
      </h2>
      <ul>
        {(own.length > 0 ? own : everyday).slice(0, mostShown).map((slug) => (
          <li key={slug} data-category={tools[slug]?.category}>
            <a href={localized(`/tools/${slug}/`)}>
              <Tile slug={slug} />
              {tools[slug]?.name}
              {starred.includes(slug) && <Star />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Star() {
  return (
    <svg class="star" viewBox="0 0 24 24" role="img" aria-label={t('Favorite')}>
      <path d="m12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z" />
    </svg>
  );
}
