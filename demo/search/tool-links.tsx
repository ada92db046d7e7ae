import { Tile } from '../components/basic/tile.tsx';
import { localized } from '../language/page-language.ts';
import type { Entry } from './search.ts';

/** A list of tools with their icons, names and descriptions. */
export function ToolLinks({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul class="tools">
      {entries.map(({ slug, name, category, description }) => (
        <li key={slug} data-category={category}>
          <a href={localized(`/tools/${slug}/`)}>
            <Tile slug={slug} />
            <strong>{name}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
