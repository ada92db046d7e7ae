import { useLayoutEffect, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { Icon } from '../../components/basic/icon.tsx';
import { localized } from '../../language/page-language.ts';
import { type List, remembered } from '../../model/tool-lists.ts';
import { everyday } from '../../search/everyday.ts';

/** The names of all tools, by slug. */
export type Names = Readonly<Record<string, string>>;

interface Row {
  readonly id: List | 'everyday';
  readonly title: string;
  readonly slugs: readonly string[];
}

const common: Row = { id: 'everyday', title: message('Everyday'), slugs: everyday };

/**
 * Shows the tools in local storage. Everyday tools and a note fill in for missing lists: there are
 * always two rows, so that nothing shifts once the storage is read.
 */
export function KeptTools({ names }: { readonly names: Names }) {
  const [own, setOwn] = useState<readonly Row[]>([]);
  useLayoutEffect(() => {
    const read = () => setOwn(ownRows(names));
    read();
    // A page from the back-forward cache may be out of date.
    // @see https://developer.mozilla.org/en-US/docs/Web/API/Window/pageshow_event
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [names]);
  return (
    <div class="kept">
      {[...own, common].slice(0, 2).map(({ id, title, slugs }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(title)}</h2>
          <ul>
            {slugs.map((slug) => (
              <li key={slug}>
                <a href={localized(`/tools/${slug}/`)}>
                  <Icon slug={slug} />
                  {names[slug]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {own.length === 0 && (
        <p>{t('The tools that you open or star appear here. The list stays on this device.')}</p>
      )}
    </div>
  );
}

function ownRows(names: Names): readonly Row[] {
  const rows: readonly Row[] = [
    { id: 'favorites', title: message('Favorites'), slugs: remembered('favorites') },
    { id: 'recent', title: message('Recently used'), slugs: remembered('recent') },
  ];
  return rows
    .map((row) => ({ ...row, slugs: row.slugs.filter((slug) => Object.hasOwn(names, slug)) }))
    .filter(({ slugs }) => slugs.length > 0);
}
